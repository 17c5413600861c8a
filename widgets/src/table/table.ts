// A table put together from its parts; what is special to a game comes with its front.
import { listenForKeys } from "../core/keys";
import { live } from "../core/live";
import type { Model } from "../core/model";
import { wordsOf } from "../core/words";
import { assign, h } from "../ui/dom";
import { laterOnce } from "../ui/later";
import { rootOf } from "../ui/root";
import { caption, telling } from "./caption";
import { chances } from "./chances";
import type { TableState } from "./contract";
import { controls, ending } from "./controls";
import { curtain, first } from "./first";
import { header, notice } from "./header";
import { log, lookBack } from "./log";
import { panels } from "./panels";
import type { GameFront, TablePart, TableStage } from "./part";
import { TableStore, type View } from "./store";
import { votes } from "./votes";

export interface Table {
  readonly root: HTMLElement;
  /** to be called when the width has changed */
  readonly resize: (width: number) => void;
}

export function table(model: Model<TableState>, game: GameFront): Table {
  const { signal } = model;
  const room = model.get("room");
  const words = wordsOf(model.get("words"));
  const voice = live(signal);
  const told = telling({ words });
  const tell = (sentence: string, refused: boolean) => {
    told.tell(sentence, refused);
    voice.say(sentence);
  };
  const store = new TableStore(model, tell);
  let width = 0;
  const stage: TableStage = {
    store,
    words,
    room,
    act: (action) => void store.act(action),
    refuse: (sentence) => tell(sentence, true),
    signal,
    ahead: [],
    width: () => width,
  };
  const lookups = panels(stage);
  const head = [header(stage, { toggle: lookups.toggle }), notice(stage)];
  const main = mainOf(stage, game, told);
  const aside = room.seats.length > 0 ? [log(stage)] : [];
  const parts = [...head, ...main, ...aside];
  const nodes = (some: readonly TablePart[]) => some.map(({ node }) => node);
  const board = h("div", { class: "mt-board" }, ...nodes(head), lookups.node, h("div", { class: "mt-main" }, ...nodes(main)), ...nodes(aside));
  const standing = { kind: "mk-table", title: room.title, language: room.language, theme: model.get("theme"), signal };
  const root = rootOf(standing, { "data-present": store.present, "data-game": room.game }, board, voice.node);
  const update = (view: View) => {
    assign(root, { "data-forward": view.forward, "data-kind": view.frame?.kind, "data-branch": view.now.branch, "data-empty": view.room.seats.length === 0 });
    keepingFocus(root, () => parts.forEach((part) => part.update(view)));
    restLater();
  };
  // What the next frame will show comes once this one is painted. The list never waits: somebody else may look at once.
  const rest = () => {
    for (const ready of stage.ahead) ready(store.scenes[store.view().at + 1]?.board ?? {});
  };
  const restLater = laterOnce(signal, rest);
  const all = () => {
    update(store.view());
    rest();
  };
  let said = spoken(store.view());
  store.subscribe((view) => {
    update(view);
    const now = spoken(view);
    if (now !== said && now) voice.say(now);
    said = now;
  });
  const commands = { onward: () => store.next(), back: () => store.back(), help: () => lookups.toggle("keys"), leave: () => root.focus() };
  listenForKeys(root, commands, signal);
  all();
  return {
    root,
    resize(now) {
      if (Math.abs(now - width) < 1) return;
      width = now;
      all();
    },
  };
}

/** Whoever plays by keys stays in the table, also where the pressed button goes away. */
function keepingFocus(root: HTMLElement, change: () => void): void {
  const home = root.getRootNode() as Document | ShadowRoot;
  const inside = root.contains(home.activeElement);
  change();
  const focused = home.activeElement;
  if (inside && (!root.contains(focused) || focused?.closest("[hidden]"))) root.focus({ preventScroll: true });
}

/** What happened and what to do now, for screen readers and the voice. */
function spoken({ frame, acting, now }: View): string {
  return [frame?.line, acting ? now.prompt : ""].filter(Boolean).join(" ");
}

/** In the order of reading, which is the order in the source. What is told comes below the hand, which then stays put. */
function mainOf(stage: TableStage, game: GameFront, told: TablePart): TablePart[] {
  if (stage.room.seats.length === 0) return [told, first(stage, game.choices?.(stage))];
  return [game.table(stage), caption(stage), curtain(stage), game.hand(stage), told, controls(stage), chances(stage), lookBack(stage), ending(stage), votes(stage)];
}
