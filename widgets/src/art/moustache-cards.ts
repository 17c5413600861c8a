// The suit cards of Moustache and its jokers, without the rule cards: G0 to B10, and back.
import moustache from "../../../moosekit/draw/art/moustache.json";
import { addArt } from "./tables";

addArt(moustache);
