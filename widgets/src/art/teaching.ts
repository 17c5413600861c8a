// What only steps and rows of rule cards show: cards that were stolen or may not be played, rule cards that act.
import teaching from "../../../moosekit/draw/art/teaching.json";
import { addArt } from "./tables";

addArt(teaching);
