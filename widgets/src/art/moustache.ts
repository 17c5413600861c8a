// The cards and rule cards of Moustache.
import moustache from "../../../moosekit/draw/art/moustache.json";
import ruleCards from "../../../moosekit/draw/art/rule_cards.json";
import { addArt } from "./tables";

addArt(moustache, ruleCards);
