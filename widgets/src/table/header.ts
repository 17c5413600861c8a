// The title, the deal number, the language, and what can be looked up.
import { assign, button, fill, h, write } from "../ui/dom";
import { icon } from "../ui/card-picture";
import { whenChanged } from "../ui/part";
import type { TablePart, TableStage } from "./part";

export interface Lookups {
  readonly toggle: (name: "setup" | "aid" | "keys") => void;
}

export function header({ store, words, room, speaker }: TableStage, { toggle }: Lookups): TablePart {
  const deal = h("span", { class: "mk-chip" });
  const languages = h("span", { class: "mk-tools" }, ...room.languages.filter((language) => language !== room.language).map((language) =>
    button({ class: "mk-icon mt-language", lang: language, "aria-label": words(`language.${language}`), title: words(`language.${language}`) },
      () => void store.ask({ kind: "language", language }), language.toUpperCase())));
  const named = (name: "setup" | "aid" | "keys", picture: string) =>
    button({ class: "mk-icon", "aria-label": words(name), title: words(name), "aria-expanded": "false", "data-look": name }, () => toggle(name), icon(picture));
  const book = h("span", { class: "mk-tools" }, named("aid", "book"), named("setup", "setup"));
  const voice = voiceButton({ words, speaker });
  const keys = named("keys", "why");
  const tools = h("div", { class: "mk-tools" }, languages, book, voice, keys);
  const node = h("div", { class: "mk-header" }, h("div", { class: "mt-title" }, h("h2", { class: "mk-title" }, room.title), deal), tools);
  return {
    node,
    update({ now, python, live, looking }) {
      write(deal, now.seed === null || !(live || looking) ? words("deal-number", { number: room.deal }) : words("seed", { number: room.deal, seed: now.seed }));
      assign(deal, { hidden: room.deal === "" });
      assign(languages, { hidden: python !== true });
      assign(book, { hidden: room.seats.length === 0 || (python !== true && store.model.get("book") === null) });
    },
  };
}

function voiceButton({ words, speaker }: Pick<TableStage, "words" | "speaker">): HTMLElement | null {
  const { voice } = speaker;
  if (!voice) return null;
  const aloud = button({ class: "mk-icon", "aria-pressed": "false", "aria-label": words("voice"), title: words("voice") }, () => {
    voice.on = !voice.on;
    aloud.setAttribute("aria-pressed", String(voice.on));
    if (!voice.on) globalThis.speechSynthesis.cancel();
  }, icon("sound-off"));
  return aloud;
}

/** What is said when Python is gone: the table stays, and nobody is left to wonder. */
export function notice({ words, store }: TableStage): TablePart {
  const node = h("p", { class: "mk-no-kernel", hidden: true });
  const changed = whenChanged(() => fill(node, icon("plug"), h("span", {}, words(store.view().looking ? "no-python" : "no-python-play"))));
  return {
    node,
    update({ python, late, looking }) {
      assign(node, { hidden: python !== false && !late });
      changed(String(looking));
    },
  };
}
