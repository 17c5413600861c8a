// The cards: those on the table in order, and all there are, to tap.
import { rove } from "../../core/keys";
import type { Words } from "../../core/words";
import { cardPicture } from "../../ui/card-picture";
import { button, fill, h } from "../../ui/dom";
import type { Table } from "./table";

const SMALL = 40; // pixels
const LAID = 56;

/** The cards on the table; a tap takes one back. */
export function laid(table: Table, words: Words): HTMLElement {
  const list = h("ol", { class: "mj-laid" });
  const hint = h("p", { class: "mk-note" }, words("none"));
  const clear = button({ class: "mk-plain" }, () => table.clear(), words("clear"));
  table.watch(() => {
    fill(list, ...table.cards.map((code, place) => {
      const name = table.desk.cards[code] ?? code;
      return h("li", {}, button({ class: "mj-card", "aria-label": words("take", { card: name }) }, () => table.turn(code),
        cardPicture(table.desk, code, { size: LAID })), h("b", {}, String(place + 1)));
    }));
    hint.hidden = table.cards.length > 0;
    clear.hidden = table.cards.length === 0;
  });
  return h("section", { class: "mk-panel" }, h("h2", { class: "mk-heading" }, words("cards")), hint, list, clear);
}

/** All cards of the game; one tab stop, arrows inside. */
export function all(table: Table, words: Words, signal: AbortSignal): HTMLElement {
  const group = h("div", { class: "mj-all", role: "group", "aria-label": words("pick") });
  const buttons = Object.entries(table.desk.cards).map(([code, name]) => {
    const made = button({ class: "mj-card", "data-card": code }, () => table.turn(code), cardPicture(table.desk, code, { size: SMALL }));
    return { code, name, made };
  });
  const suitOf = (code: string) => /^([A-Z])\d/.exec(code)?.[1] ?? "joker";
  for (const suit of new Set(buttons.map(({ code }) => suitOf(code)))) {
    const those = buttons.filter(({ code }) => suitOf(code) === suit);
    group.append(h("div", { class: "mj-suit" }, ...those.map(({ made }) => made)));
  }
  rove(group, ".mj-card", signal);
  table.watch(() => {
    for (const { code, name, made } of buttons) {
      const place = table.cards.indexOf(code) + 1;
      made.setAttribute("aria-pressed", String(place > 0));
      made.setAttribute("aria-label", place ? words("place", { card: name, place }) : words("lay", { card: name }));
    }
  });
  return h("section", {}, h("h2", { class: "mk-heading" }, words("pick")), group);
}
