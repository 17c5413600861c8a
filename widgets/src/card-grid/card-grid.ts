// The CardGrid put together: the rule cards, the heat map, and legal play beside it where that is asked for.
import { Kernel } from "../core/kernel";
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import { count, percent } from "../plots/numbers";
import { assign, fill, h, write } from "../ui/dom";
import { icon } from "../ui/card-picture";
import { laterOnce } from "../ui/later";
import { refusalOf } from "../ui/refusal";
import type { GridAnswer, GridState } from "./contract";
import { heatMap, type Heat } from "./heat";
import { rulesOf } from "./rules";

const BASE = 36; // places on offer are written as one sign each
const NARROW = 560; // pixels: below, the table is turned on its side

export function cardGrid(model: Model<GridState>): Made {
  const scene = model.get("scene");
  const { language } = scene;
  const words = wordsOf(model.get("words"));
  const { root, board, voice } = frameOf({ title: scene.title, language, theme: model.get("theme"), signal: model.signal, kind: "mk-grid" });
  const keyOf = (row: readonly string[]) => scene.rules.flatMap((rule, at) => (row.includes(rule.id) ? [at.toString(BASE)] : [])).join("");
  const answer = (): GridAnswer => scene.answers[keyOf(model.get("row"))] ?? scene.answers[""] ?? { table: 0, order: [], sentence: "" };
  const plain = scene.tables[scene.answers[""]?.table ?? 0] ?? [];
  const look = (at: number) => void (at !== model.get("at") && model.set("at", at));

  const { node: refusal, refuse } = refusalOf(voice);
  const rules = rulesOf(scene, words, (row) => {
    if (row.length <= scene.longest) return model.set("row", row);
    rules.update(model.get("row"));
    refuse(words("full", { longest: scene.longest }));
  });
  const exact = heatMap(scene, scene.asked, words, look, model.signal);
  const legal = scene.rounds > 0 ? heatMap(scene, scene.played, words, look, model.signal) : undefined;
  const told = h("p", { class: "mp-told" });
  const sentence = h("p", { class: "mp-sentence" });
  const alone = h("p", { class: "mk-no-kernel", hidden: true }, icon("plug"), h("span", {}, words("no-python")));
  const signs = h("p", { class: "mk-note" });
  const maps = h("div", { class: "mg-maps", "data-two": legal !== undefined }, exact.node, legal?.node);
  fill(board, rules.node, refusal, maps, alone, told, sentence, signs, h("p", { class: "mk-note mg-keys" }, words("keys")));

  let narrow = false;
  let there: boolean | undefined;
  let said = keyOf(model.get("row"));
  const tally = () => model.get("legal")[keyOf(model.get("row"))];
  const played = () =>
    legal?.update((tally() ?? []).map(([won = 0, lay = 0]): Heat => ({ share: lay > 0 ? won / lay : 0, before: undefined })), answer().order, model.get("at"), narrow);
  const update = () => {
    const [row, at] = [model.get("row"), model.get("at")];
    const { table, order, sentence: about } = answer();
    const wins = scene.tables[table] ?? [];
    const compared = keyOf(row) !== "";
    exact.update(wins.map((won, place): Heat => ({ share: won / scene.of, before: compared ? (plain[place] ?? 0) / scene.of : undefined })), order, at, narrow);
    const came = tally();
    rules.update(row);
    const card = scene.cards[at] ?? "";
    const share = (won: number) => percent(won / scene.of, language);
    const lines = [words("told", { card, share: share(wins[at] ?? 0), wins: count(wins[at] ?? 0, language), of: count(scene.of, language) })];
    if (compared) lines.push(words("before", { share: share(plain[at] ?? 0) }));
    const [won = 0, lay = 0] = came?.[at] ?? [];
    if (came) lines.push(lay > 0 ? words("legal", { wins: count(won, language), plays: count(lay, language), share: percent(won / lay, language) }) : words("legal.none"));
    write(told, lines.join("\n"));
    write(sentence, about);
    write(signs, [words("hundred"), ...(compared ? [words("before.sign")] : [])].join(" "));
    assign(alone, { hidden: legal === undefined || came !== undefined || there !== false });
    assign(maps, { "data-alone": !alone.hidden }); // no room is kept for numbers that will not come
    refusal.hidden = true;
    if (said !== keyOf(row)) voice.say(about);
    said = keyOf(row);
  };
  if (legal) {
    new Kernel(model, refuse).watch((found) => {
      there = found;
      update();
    });
  }
  model.onChange(["row", "at", "legal"], update);
  model.onChange(["at"], played);
  const playedLater = laterOnce(model.signal, played); // once the exact chances are seen: both at once take longer than a frame
  model.onChange(["row"], () => legal?.hide());
  model.onChange(["row", "legal"], playedLater);
  update();
  played();
  return {
    root,
    resize(width) {
      if (narrow === (width > 0 && width < NARROW)) return;
      narrow = !narrow;
      update();
      played();
    },
  };
}
