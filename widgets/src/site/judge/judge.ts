// The judge of a real table: tap the cards that lie there and the rules in force, and Python says who wins and why.
import { wordsOf } from "../../core/words";
import { button, fill, h, write } from "../../ui/dom";
import { type Load, megabytes } from "../progress";
import { all, laid } from "./cards";
import type { Desk } from "./contract";
import { Python } from "./python";
import { rules } from "./rules";
import { Table } from "./table";
import { verdict } from "./verdict";

export function judge(desk: Desk, python: Python, served: boolean): HTMLElement {
  const words = wordsOf(desk.words);
  const table = new Table(desk);
  const weight = python.files.reduce((sum, one: Load) => sum + one.bytes, 0);
  const said = h("p", { class: "mk-note", role: "status" });
  const bar = h("progress", { hidden: true, max: weight, "aria-label": words("loading") });
  const result = h("div", { "aria-live": "polite" });
  const told = (bytes: number | "starting") => {
    bar.hidden = bytes === "starting";
    if (bytes === "starting") return write(said, words("starting"));
    bar.value = bytes;
    write(said, words("loaded", { here: megabytes(bytes, desk.language), all: megabytes(weight, desk.language) }));
  };
  const ask = async () => {
    if (!table.enough) return write(said, words("few", { fewest: desk.fewest, most: desk.most }));
    go.disabled = true;
    write(said, words("thinking"));
    try {
      const judged = await python.ask(table.question(), told);
      write(said, "");
      fill(result, verdict(judged, desk, words));
    } catch {
      write(said, words("trouble"));
      bar.hidden = true;
    }
    go.disabled = false;
  };
  const go = button({ class: "mk-next mj-go", hidden: !served }, () => void ask(), words("go"));
  const about = h("p", { class: "mk-note" }, served ? words("first", { megabytes: Math.round(weight / 1e6) }) : words("served"));
  table.watch(() => fill(result));
  return h("div", { class: "moosekit mk-lesson mk-judge", lang: desk.language },
    laid(table, words), all(table, words, new AbortController().signal), rules(table, words),
    h("section", { class: "mj-ask" }, go, bar, said, about), result);
}
