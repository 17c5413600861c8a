// A chart of bars: the view chosen, its panels, what came so far, and the outcome that is looked at.
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
import { barPlot, type BarPlot, LEFT, RIGHT } from "./bar-plot";
import type { Came, ChartState, Panel, View } from "./contract";

const NARROWEST = 300; // pixels of a panel that has others beside it
const GAP = 12;

export interface Part {
  update(): void;
  resize(width: number): void;
}

export function barsOf(model: Model<ChartState>, words: Words, { board, voice }: Frame): Part {
  const scene = model.get("scene");
  const { language } = scene;
  const first = scene.views[0];
  if (first === undefined) throw new Error("a chart of bars has no view");
  const tried = scene.views.some((view) => view.panels.some((panel) => panel.came.length > 0));
  const names = (first.panels[0]?.bars ?? []).map((bar) => bar.name);
  const stops = Math.max(...scene.views.flatMap((view) => view.panels.map((panel) => panel.came.length)));
  const longest = scene.views.flatMap((view) => view.panels).find((panel) => panel.came.length === stops);

  const view = (): View => scene.views[model.get("choice")] ?? first;
  const cameIn = (panel: Panel): Came | undefined => panel.came[model.get("shown") - 1];
  const exact = (): boolean => !tried || model.get("exact");

  const choosing = choicesOf(scene.choosing, scene.views.map((one) => one.label), (place) => model.set("choice", place));
  const until = choicesOf(words("until"), tried ? [words("none"), ...(longest?.came ?? []).map((one) => count(one.trials, language))] : [], (place) => model.set("shown", place));
  const exactly = switchOf(words("exact"), (on) => model.set("exact", on));
  const panels = h("div", { class: "mp-panels" });
  const look = lookOf({ count: names.length, label: words("look", { outcome: scene.outcome }), go: (place) => model.set("at", place) });
  const sentence = h("p", { class: "mp-sentence" });
  const twin = tableTwin(words("table"), scene.title, model.signal);
  const marked = scene.views.some((one) => one.panels.some((panel) => panel.bars.some((bar) => bar.marked)));
  const keys: Key[] = [{ sign: "bar", words: words("bar") }, ...(marked ? [{ sign: "marked", words: words("marked") } as const] : []), ...(tried ? [{ sign: "dot", words: words("dot") } as const] : [])];
  fill(board, h("div", { class: "mp-controls" }, choosing.node, until.node, tried ? exactly.node : null), panels, look.node, legendOf(keys), sentence, twin.node);

  let width = 0;
  let plots: readonly BarPlot[] = [];
  const columns = (): number => (width / first.panels.length >= NARROWEST ? first.panels.length : 1);
  /** what stays from view to view: the axes, the outcomes and their columns */
  const frame = () => {
    const many = columns();
    const wide = Math.floor((width - GAP * (many - 1)) / many);
    const slot = (wide - LEFT - RIGHT) / names.length;
    const height = first.panels.length > 1 ? 190 : Math.max(240, Math.min(320, wide / 3));
    plots = first.panels.map((panel, at) =>
      barPlot({ names, most: mostOf(scene.kind, scene.views, at), width: wide, height, language, title: panel.title || scene.title, description: scene.description, pick }));
    look.align(LEFT + slot / 2, many > 1 ? 0 : RIGHT + slot / 2);
    panels.style.setProperty("--mp-columns", String(many));
    fill(panels, ...first.panels.map((panel, at) =>
      h("figure", { class: "mp-figure" }, panel.title ? h("figcaption", { class: "mk-heading" }, panel.title) : null, plots[at]?.node)));
  };
  const draw = () => {
    const now = view();
    now.panels.forEach((panel, at) => plots[at]?.show(panel, cameIn(panel), exact()));
    write(sentence, exact() ? now.sentence : "");
    assign(sentence, { hidden: !now.sentence || !exact() });
    twin.update(headsOf(now), () => names.map((name, place) => [name, ...now.panels.flatMap((panel) => cellsOf(panel, place))]));
  };
  const told = (place: number): string[] => {
    const name = words("told", { name: scene.outcome, told: names[place] ?? "" });
    const [only, ...more] = view().panels;
    if (only && more.length === 0) return [name, toldOf(only, place)];
    return [name, ...view().panels.map((panel) => words("told", { name: panel.title, told: toldOf(panel, place) }))];
  };
  const toldOf = (panel: Panel, place: number): string => {
    const bar = panel.bars[place];
    const came = cameIn(panel);
    const parts = bar && exact() ? [bar.ways ? `${bar.chance} (${bar.ways})` : bar.chance] : [];
    if (came) parts.push(cameText(came, place));
    return parts.join(" · ") || words("none");
  };
  const cameText = (came: Came, place: number): string =>
    words("came", { count: count(came.counts[place] ?? 0, language), trials: count(came.trials, language), share: percent((came.counts[place] ?? 0) / came.trials, language) });
  const headsOf = (now: View): string[] =>
    [scene.outcome, ...now.panels.flatMap((panel) => {
      const came = cameIn(panel);
      const heads = exact() ? [panel.title || words("head.exact"), ...(panel.bars.some((bar) => bar.ways) ? [words("head.ways")] : [])] : [];
      return came ? [...heads, came.label] : heads;
    })];
  const cellsOf = (panel: Panel, place: number): string[] => {
    const bar = panel.bars[place];
    const came = cameIn(panel);
    const cells = bar && exact() ? [bar.chance, ...(panel.bars.some((one) => one.ways) ? [bar.ways] : [])] : [];
    const hits = came?.counts[place] ?? 0;
    return came ? [...cells, `${count(hits, language)} (${percent(hits / came.trials, language)})`] : cells;
  };
  const pick = (place: number) => {
    model.set("at", place);
    voice.say(told(place).join("; "));
  };
  const [reframe, redraw] = [whenChanged(frame), whenChanged(draw)];
  let said = 0;
  const update = () => {
    reframe(String(width));
    redraw([model.get("choice"), model.get("shown"), exact(), width].join());
    choosing.update(model.get("choice"));
    until.update(model.get("shown"));
    exactly.update(model.get("exact"));
    const at = model.get("at");
    for (const plot of plots) plot.mark(at);
    look.update(at, told(at));
    if (said !== model.get("choice")) voice.say(view().sentence);
    said = model.get("choice");
  };
  said = model.get("choice");
  return {
    update,
    resize(to) {
      width = to;
      update();
    },
  };
}

/** What an axis must reach: one for all views, so that a choice does not change the measure; shared beside others. */
function mostOf(kind: string, views: readonly View[], at: number): number {
  const panels = views.flatMap((view) => view.panels.filter((_, place) => kind === "memory" || samePlace(kind, place, at)));
  return Math.max(0.05, ...panels.flatMap((panel) => [...panel.bars.map((bar) => bar.share), ...panel.came.flatMap((came) => came.counts.map((hits) => hits / came.trials))]));
}

/** Before and after are measured alike; how likely something makes what was seen has a measure of its own. */
function samePlace(kind: string, place: number, at: number): boolean {
  return kind === "updating" ? (place === 1) === (at === 1) : place === at;
}
