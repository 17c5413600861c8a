// What lies on the table: cards side by side under headings.
import { cardPicture } from "../ui/card-picture";
import { h } from "../ui/dom";
import type { QuizCard, QuizShelf } from "./contract";
import type { Desk } from "./desk";

const SIZE = 60; // pixels

export function shelvesOf(desk: Desk, shelves: readonly QuizShelf[], heading: string): HTMLElement {
  return h("div", { class: "mk-panel mq-table", role: "group", "aria-label": heading }, ...shelves.map((shelf) => shelfOf(desk, shelf)));
}

function shelfOf(desk: Desk, { heading, cards }: QuizShelf): HTMLElement {
  const lies = cards.length > 0
    ? h("ul", { class: "mq-cards", "aria-label": heading }, ...cards.map((card) => cardOf(desk, card)))
    : h("p", { class: "mk-note" }, desk.words("nothing"));
  return h("div", { class: "mq-shelf" }, h("h2", { class: "mk-heading" }, heading), lies);
}

function cardOf({ scene }: Desk, { code, caption }: QuizCard): HTMLElement {
  return h("li", {}, cardPicture(scene, code, { size: SIZE }), caption ? h("span", { class: "mq-caption" }, caption) : null);
}
