// The twelve faces of Face de bouc: f01 to f12, and back-goat.
import faces from "../../../moosekit/draw/art/face_de_bouc.json";
import { addArt } from "./tables";

addArt(faces);
