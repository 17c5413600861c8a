// The cards of Moose Match Mayhem: moose.b, bear.*, yeti.w, avalanche and so on, and back-antlers.
import moose from "../../../moosekit/draw/art/moose.json";
import mayhem from "../../../moosekit/draw/art/moose_match_mayhem.json";
import { addArt } from "./tables";

addArt(moose, mayhem);
