// A table put together from its parts; what is special to a game comes with its front.
import { listenForKeys } from "../core/keys";
import { speaker } from "../core/live";
import type { Model } from "../core/model";
import { wordsOf } from "../core/words";
import { assign, h } from "../ui/dom";
import { caption, telling } from "./caption";
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
  const voice = speaker(room.language, signal);
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
    speaker: voice,
    act: (action) => void store.act(action),
    refuse: (sentence) => tell(sentence, true),
    signal,
    width: () => width,
  };
  const lookups = panels(stage);
  const parts = partsOf(stage, game, told, lookups.toggle);
  const board = h("div", { class: "mt-board" }, ...parts.map(({ node }) => node), lookups.node);
  const root = h("div", {
    class: "moosekit mk-table",
    role: "group",
    tabindex: -1,
    lang: room.language,
    "aria-label": room.title,
    "data-jp-suppress-context-menu": "true",
    "data-theme": model.get("theme"),
    "data-present": store.present,
    "data-game": room.game,
  }, board, voice.node);
  const update = (view: View) => {
    for (const part of parts) part.update(view);
    assign(root, { "data-forward": view.forward, "data-looking": view.looking, "data-empty": view.room.seats.length === 0 });
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
  update(store.view());
  return {
    root,
    resize(now) {
      if (Math.abs(now - width) < 1) return;
      width = now;
      update(store.view());
    },
  };
}

/** What happened and what to do now, for screen readers and the voice. */
function spoken({ frame, acting, now }: View): string {
  return [frame?.line, acting ? now.prompt : ""].filter(Boolean).join(" ");
}

/** In the order of reading, which is the order in the source; the style sheet places them. */
function partsOf(stage: TableStage, game: GameFront, told: TablePart, toggle: (name: "setup" | "aid" | "keys") => void): TablePart[] {
  const head = [header(stage, { toggle }), notice(stage)];
  if (stage.room.seats.length === 0) return [...head, told, first(stage)];
  return [...head, game.table(stage), caption(stage), told, curtain(stage), game.hand(stage), controls(stage), lookBack(stage), ending(stage), votes(stage), log(stage)];
}
