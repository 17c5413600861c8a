// What every page of the site does once it is there.
import { quietButtons } from "../landmarks";
import { watch } from "../live";
import { reachTables } from "../reach";
import { runHere } from "../run-here";

watch(document);
runHere(document);
quietButtons(document);
reachTables(document);
