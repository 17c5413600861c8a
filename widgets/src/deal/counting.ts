// The tally: how often it happened, a dot on the bar of the exact chance, and the share as trials went on. While there is
// nothing to tell it lies out of sight and of reach, with all of its parts, as laying it out takes as long as all else.
import { count, percent, wilson } from "../plots/numbers";
import { s } from "../plots/svg";
import { assign, h, show, write } from "../ui/dom";
import { laterOnce } from "../ui/later";
import type { Desk, Part } from "./desk";
import { CHECKPOINTS, happened, known, THOUSAND } from "./tally";

const [WIDE, HIGH] = [260, 30];

export function countingOf({ scene, words, model }: Desk): Part {
  const sentence = h("p", { class: "md-sentence" });
  const bar = barOf(scene.exact.part / 1000);
  const picture = h("div", { class: "md-picture" }, bar.node);
  const ends = h("p", { class: "md-ends", "aria-hidden": "true" }, ...["0", "½", "1"].map((end) => h("span", {}, end)));
  const exact = h("p", { class: "md-exact" });
  const why = h("details", { class: "mk-more" }, h("summary", {}, words("steps")), h("ul", {}, ...scene.exact.steps.map((step) => h("li", {}, step))));
  const rows = CHECKPOINTS.map((trials) => ({ trials, row: h("tr", {}, h("th", { scope: "row" }, count(trials, scene.language)), h("td", {}), h("td", {})) }));
  const table = h("table", { class: "md-shares" }, h("caption", {}, words("checkpoints")),
    h("thead", { class: "mk-hidden" }, h("tr", {}, h("th", { scope: "col" }, words("trials")), h("th", { scope: "col" }, words("tally")), h("th", { scope: "col" }, words("share")))),
    h("tbody", {}, ...rows.map(({ row }) => row)));
  const node = h("section", { class: "mk-panel md-tally" }, h("h3", { class: "mk-heading" }, words("tally")), sentence, picture, ends, exact, why, table);
  const draw = (trials: number, revealed: boolean, waiting: boolean) => {
    const hits = happened(model, trials);
    const share = trials > 0 ? hits / trials : 0;
    const facts = { happened: count(hits, scene.language), trials: count(trials, scene.language), percent: percent(share, scene.language) };
    write(sentence, waiting ? words("waiting") : trials === 0 ? "" : words("happened", facts));
    const told = words("exact", { chance: scene.exact.chance, percent: scene.exact.percent });
    write(exact, told);
    for (const one of [exact, why]) show(one, revealed);
    show(picture, trials > 0 || revealed);
    bar.update(revealed, hits, trials, [sentence.textContent, revealed ? told : ""].join(" "));
    for (const { trials: at, row } of rows) {
      const reached = at <= trials;
      show(row, reached);
      if (!reached) continue;
      const there = happened(model, at);
      const [, came, part] = row.children;
      if (came) write(came, words("came", { count: count(there, scene.language), trials: count(at, scene.language) }));
      if (part) write(part, percent(there / at, scene.language));
    }
    show(table, trials >= (CHECKPOINTS[0] ?? 0));
  };
  const away = () => model.get("done") === 0 && !model.get("revealed");
  const ahead = laterOnce(model.signal, () => {
    if (!away()) return;
    draw(Math.min(THOUSAND, model.get("hits").length), true, false);
    assign(node, { inert: false }); // what is inert would be styled once more when it is seen
    picture.getBoundingClientRect(); // has it styled and laid out, though nobody sees it
    assign(node, { inert: true });
  });
  return {
    node,
    update() {
      assign(node, { "data-away": away(), inert: away() });
      if (away()) ahead();
      else draw(known(model), model.get("revealed"), known(model) < model.get("done"));
    },
  };
}

/** The exact chance as a bar, what came as a dot with the stretch in which it may well lie. */
function barOf(exact: number) {
  const place = (share: number) => 6 + share * (WIDE - 12);
  const title = s("title");
  const ground = s("rect", { x: 6, y: 8, width: WIDE - 12, height: 18, rx: 4, fill: "sunk", stroke: "sign", "stroke-width": 1 });
  const chance = s("rect", { x: 6, y: 8, width: Math.max(1.5, place(exact) - 6), height: 18, rx: 4, fill: "h2", stroke: "ink", "stroke-width": 1.5 });
  const stretch = s("path", { stroke: "ink", "stroke-width": 2.5 });
  const dot = s("circle", { cy: 17, r: 5.5, fill: "gold", stroke: "ink", "stroke-width": 1.5 });
  return {
    node: s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" }, title, ground, chance, stretch, dot),
    update(revealed: boolean, hits: number, trials: number, told: string) {
      write(title, told);
      assign(chance, { hidden: !revealed });
      for (const one of [stretch, dot]) assign(one, { hidden: trials === 0 });
      if (trials === 0) return;
      const [low, high] = wilson(hits, trials);
      assign(stretch, { d: `M${place(Math.max(0, low)).toFixed(2)} 17H${place(Math.min(1, high)).toFixed(2)}` });
      assign(dot, { cx: place(hits / trials).toFixed(2) });
    },
  };
}
