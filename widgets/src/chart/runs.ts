// A chart of runs: up to which checkpoint they are shown, the band, and the tallies of a class put together.
import type { Model } from "../core/model";
import type { Words } from "../core/words";
import { choicesOf, switchOf } from "../plots/choices";
import type { Frame } from "../plots/frame";
import { type Key, legendOf } from "../plots/legend";
import { lookOf } from "../plots/look";
import { count, percent } from "../plots/numbers";
import { tableTwin } from "../plots/twin";
import { assign, fill, h, write } from "../ui/dom";
import { whenChanged } from "../ui/part";
import type { Part } from "./bars";
import type { ChartState, Runs } from "./contract";
import { bandAt, LEFT, RIGHT, runPlot, type Tally } from "./run-plot";
import { talliesOf } from "./tallies";

export function runsOf(model: Model<ChartState>, words: Words, runs: Runs, { board, voice }: Frame): Part {
  const scene = model.get("scene");
  const { language } = scene;
  const known = runs.exact !== null;
  const exact = (): boolean => known && model.get("exact");
  const last = (): number => runs.stops[model.get("shown") - 1] ?? 0;
  const tallies = (): readonly Tally[] => model.get("tallies").map(([, hits = 0, trials = 1]) => ({ hits, trials }));

  const until = choicesOf(words("until"), runs.lines.length > 0 ? [words("none"), ...runs.labels] : [], (place) => model.set("shown", place));
  const exactly = switchOf(words("exact"), (on) => model.set("exact", on));
  const figure = h("figure", { class: "mp-figure" });
  const pooledSays = h("p", { class: "mp-sentence" });
  const exactSays = h("p", { class: "mp-sentence" });
  const look = lookOf({ count: runs.lines.length > 0 ? runs.stops.length : 0, label: words("look", { outcome: scene.outcome }), go: (place) => model.set("at", place) });
  const twin = tableTwin(words("table"), scene.title, model.signal);
  const typed = talliesOf(words, runs.pairs, (now, wrong) => {
    model.set("tallies", now);
    voice.say(wrong || pooledSays.textContent || "");
  });
  const keys: Key[] = [
    ...(runs.lines.length > 0 ? [{ sign: "run", words: words("line") } as const] : []),
    ...(known ? [{ sign: "band", words: words("band") } as const] : []),
    ...(runs.pairs > 0 ? [{ sign: "pair", words: words("pairs.small") } as const, { sign: "pairs", words: words("pairs.point") } as const] : []),
  ];
  fill(board, h("div", { class: "mp-controls" }, until.node, known ? exactly.node : null), figure, look.node, legendOf(keys), exactSays,
    runs.pairs > 0 ? pooledSays : null, runs.pairs > 0 ? typed.node : null, twin.node);

  let width = 0;
  const share = (hits: number, trials: number) => percent(hits / trials, language);
  const hitsAt = (line: Runs["lines"][number], stop: number) => line.hits[runs.points.indexOf(stop)] ?? 0;
  const band = (stop: number) => {
    const [low, high] = bandAt(runs.exact ?? 0, stop);
    return words("inside", { low: percent(low, language), high: percent(high, language) });
  };
  const draw = () => {
    const counted = tallies();
    const pooled = counted.length > 0 ? counted.reduce((sum, one) => ({ hits: sum.hits + one.hits, trials: sum.trials + one.trials })) : undefined;
    fill(figure, runPlot({
      runs, last: last(), looked: runs.stops[model.get("at")] ?? 0, exact: exact(), tallies: counted, pooled, width, height: Math.max(240, Math.min(340, width / 3)),
      title: scene.title, description: scene.description, language,
    }));
    write(pooledSays, pooled ? words("pooled", { hits: count(pooled.hits, language), trials: count(pooled.trials, language), share: share(pooled.hits, pooled.trials) }) : words("pooled.none"));
    write(exactSays, exact() ? words("exact.is", { chance: runs.told }) : "");
    assign(exactSays, { hidden: !exact() });
    const stops = runs.stops.flatMap((stop, at) => (stop <= last() ? [{ stop, name: runs.labels[at] ?? "" }] : []));
    twin.update([scene.outcome, ...runs.lines.map((line) => line.name), ...(exact() ? [words("head.band")] : [])],
      () => stops.map(({ stop, name }) => [name, ...runs.lines.map((line) => `${count(hitsAt(line, stop), language)} (${share(hitsAt(line, stop), stop)})`), ...(exact() ? [band(stop)] : [])]));
  };
  const told = (at: number): string[] => {
    const stop = runs.stops[at] ?? 0;
    const name = `${runs.labels[at] ?? ""} ${scene.outcome}`;
    if (stop > last()) return [words("told", { name, told: words("none") })];
    const each = runs.lines.map((line) => words("told", { name: line.name, told: share(hitsAt(line, stop), stop) }));
    const around = exact() ? [words("told", { name: words("head.band"), told: band(stop) })] : [];
    return [name, [...each, ...around].join(" · ")];
  };
  const redraw = whenChanged(draw);
  const update = () => {
    redraw([model.get("at"), model.get("shown"), exact(), width, model.get("tallies").join()].join(" "));
    until.update(model.get("shown"));
    exactly.update(model.get("exact"));
    typed.update(model.get("tallies"));
    const at = model.get("at");
    look.update(at, told(at));
  };
  return {
    update,
    resize(to) {
      width = to;
      look.align(LEFT, RIGHT);
      update();
    },
  };
}
