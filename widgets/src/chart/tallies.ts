// The tallies of a class: each pair types how often it happened in how many trials; all are put together at once.
import type { Words } from "../core/words";
import { button, h, write } from "../ui/dom";

const MOST = 9999; // trials of one pair
const WHOLE = /^\s*\d+\s*$/;

export interface Tallies {
  readonly node: HTMLElement;
  update(tallies: readonly (readonly number[])[]): void;
}

export function talliesOf(words: Words, pairs: number, changed: (tallies: readonly (readonly number[])[], wrong: string) => void): Tallies {
  const rows = Array.from({ length: pairs }, (_, at) => {
    const pair = words("pair", { pair: at + 1 });
    const box = (what: string) => h("input", { class: "mp-box", type: "text", inputmode: "numeric", maxlength: 5, autocomplete: "off", "aria-label": `${pair}: ${words(what)}` });
    return { pair: at + 1, hits: box("hits"), trials: box("trials"), title: pair };
  });
  const wrong = h("p", { class: "mk-note mp-wrong", role: "status" });
  let told = ""; // the tallies as they were told last: those under the hand that writes stay as they are
  const read = () => {
    const good: number[][] = [];
    const bad: string[] = [];
    for (const row of rows) {
      const [hits, trials] = [row.hits.value, row.trials.value];
      const empty = hits.trim() === "" || trials.trim() === "";
      const right = WHOLE.test(hits) && WHOLE.test(trials) && Number(trials) >= 1 && Number(trials) <= MOST && Number(hits) <= Number(trials);
      if (right) good.push([row.pair, Number(hits), Number(trials)]);
      else if (!empty) bad.push(words("pair.wrong", { pair: row.pair, hits: hits.trim(), trials: trials.trim() }));
      for (const box of [row.hits, row.trials]) box.toggleAttribute("aria-invalid", !right && !empty);
    }
    write(wrong, bad.join(" "));
    told = good.join();
    changed(good, bad.join(" "));
  };
  const clear = () => {
    for (const row of rows) row.hits.value = row.trials.value = "";
    read();
  };
  const node = h("details", { class: "mk-more mp-tallies" },
    h("summary", {}, words("pairs")),
    h("ol", { class: "mp-pairs" }, ...rows.map((row) => h("li", {}, h("span", { class: "mp-pair", "aria-hidden": "true" }, String(row.pair)), row.hits, h("span", { "aria-hidden": "true" }, "/"), row.trials))),
    wrong, button({ class: "mk-plain" }, clear, words("reset")));
  node.addEventListener("input", read);
  return {
    node,
    update(tallies) {
      if (tallies.join() === told) return;
      told = tallies.join();
      for (const row of rows) {
        const [, hits = "", trials = ""] = tallies.find(([pair]) => pair === row.pair) ?? [];
        [row.hits.value, row.trials.value] = [String(hits), String(trials)];
      }
    },
  };
}
