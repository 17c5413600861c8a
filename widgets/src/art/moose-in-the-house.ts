// The cards of There's a Moose in the House: R.kit, M.kit, HC, D, T and so on, and back-house.
import moose from "../../../moosekit/draw/art/moose.json";
import house from "../../../moosekit/draw/art/moose_in_the_house.json";
import { addArt } from "./tables";

addArt(moose, house);
