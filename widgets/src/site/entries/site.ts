// What every page of the site does once it is there.
import { watch } from "../live";
import { runHere } from "../run-here";

watch(document);
runHere(document);
