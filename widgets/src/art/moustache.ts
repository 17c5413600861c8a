// The cards and rule cards of Moustache.
import "./moustache-cards";
import ruleCards from "../../../moosekit/draw/art/rule_cards.json";
import { addArt } from "./tables";

addArt(ruleCards);
