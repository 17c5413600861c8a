// The title, the deal number, the language, and what can be looked up.
import { assign, button, fill, h, show, write } from "../ui/dom";
import { icon, iconButton } from "../ui/card-picture";
import { whenChanged } from "../ui/part";
import type { TablePart, TableStage } from "./part";

export interface Lookups {
  readonly toggle: (name: "setup" | "aid" | "keys") => void;
}

export function header({ store, words, room }: TableStage, { toggle }: Lookups): TablePart {
  const deal = h("span", { class: "mk-chip" });
  const branch = h("span", { class: "mk-chip mt-branch" }, words("branched"));
  const languages = h("span", { class: "mk-tools" }, ...room.languages.filter((language) => language !== room.language).map((language) =>
    button({ class: "mk-icon mt-language", lang: language, "aria-label": `${language.toUpperCase()}: ${words(`language.${language}`)}`, title: words(`language.${language}`) },
      () => void store.ask({ kind: "language", language }), language.toUpperCase())));
  const named = (name: "setup" | "aid" | "keys", picture: string) => {
    const made = iconButton(name, words(name), picture, () => toggle(name));
    assign(made, { "aria-expanded": "false", "data-look": name });
    return made;
  };
  const book = h("span", { class: "mk-tools" }, named("aid", "book"), named("setup", "setup"));
  const keys = named("keys", "why");
  const tools = h("div", { class: "mk-tools" }, languages, book, keys);
  const node = h("div", { class: "mk-header" }, h("div", { class: "mt-title" }, h("h2", { class: "mk-title" }, room.title), deal, branch), tools);
  return {
    node,
    update({ now, python, live, looking }) {
      write(deal, now.seed === null || !(live || looking) ? words("deal-number", { number: room.deal }) : words("seed", { number: room.deal, seed: now.seed }));
      show(deal, room.deal !== "");
      show(branch, now.branch);
      show(languages, python === true);
      show(book, room.seats.length > 0 && (python === true || store.model.get("book") !== null));
    },
  };
}

/** What is said when Python is gone: the table stays, and nobody is left to wonder. */
export function notice({ words, store }: TableStage): TablePart {
  const node = h("p", { class: "mk-no-kernel", hidden: true });
  const changed = whenChanged(() => fill(node, icon("plug"), h("span", {}, words(store.view().looking ? "no-python" : "no-python-play"))));
  return {
    node,
    update({ python, late, looking }) {
      const alone = python === false && store.model.get("film").length === 0; // a page with the whole game needs nobody
      show(node, alone || late);
      changed(String(looking));
    },
  };
}
