// The TrickStepper put together from its parts.
import "../art/teaching";
import { Kernel } from "../core/kernel";
import { listenForKeys, onward } from "../core/keys";
import { speaker } from "../core/live";
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { type Now, Store } from "../core/store";
import type { StepperState } from "../core/contract";
import { wordsOf } from "../core/words";
import { caption } from "./caption";
import { controls } from "./controls";
import { assign, h } from "./dom";
import { hands } from "./hands";
import { header, helpPanel } from "./header";
import { ladder } from "./ladder";
import { log } from "./log";
import { ownTrick } from "./own-trick";
import type { Part, Stage } from "./part";
import { refusalOf } from "./refusal";
import { rootOf } from "./root";
import { quiz } from "./quiz";
import { row } from "./row";
import { strip } from "./strip";
import { tap } from "./tap";
import { trick } from "./trick";
import { vote } from "./vote";
import { whatIf } from "./what-if";

const NARROW = 480; // pixels: below, cards are drawn small

export function stepper(model: Model<StepperState>): Made {
  const store = new Store(model);
  const { scene, present } = store;
  const { signal } = model;
  let narrow = false;
  const voice = speaker(scene.language, signal);
  const { node: refusal, refuse } = refusalOf(voice);
  const stage: Stage = {
    store,
    words: wordsOf(model.get("words")),
    speaker: voice,
    kernel: new Kernel(model, refuse),
    refuse,
    signal,
    narrow: () => narrow,
  };
  const help = helpPanel(stage);
  const parts = partsOf(stage, () => (help.hidden = !help.hidden));
  const board = h("div", { class: "mk-board" }, ...parts.map((part) => part.node), help, refusal);
  const standing = { kind: "mk-stepper", title: scene.title, language: scene.language, theme: model.get("theme"), signal };
  const root = rootOf(standing, { "data-present": present }, board, voice.node);
  const update = (now: Now) => {
    for (const part of parts) part.update(now);
    assign(root, { "data-forward": now.forward });
  };
  let said = store.step;
  store.subscribe((now) => {
    update(now);
    if (now.step !== said) voice.say(now.frame.speak);
    said = now.step;
  });
  const commands = {
    onward: () => onward(store),
    back: () => store.back(),
    help: () => (help.hidden = !help.hidden),
    leave: () => root.focus(),
  };
  listenForKeys(root, commands, signal);
  update(store.now());
  return {
    root,
    resize(width) {
      narrow = width > 0 && width < NARROW;
      update(store.now());
    },
  };
}

/** In the order of reading, which is the order in the source; the style sheet places them. */
function partsOf(stage: Stage, help: () => void): Part[] {
  const { store } = stage;
  const asks = store.tap ? tap(stage) : undefined;
  const guess = store.present ? vote(stage) : store.predict ? quiz(stage) : undefined;
  const parts = [header(stage, help), row(stage), ladder(stage), trick(stage), caption(stage), controls(stage), asks, guess, log(stage), hands(stage), whatIf(stage), ownTrick(stage), strip(stage)];
  return parts.filter((part) => part !== undefined);
}
