// The rule cards: those in the row, in order, and those on offer. Tap, drag, or keys; each way does the same.
import type { RowCard } from "../core/contract";
import { rove } from "../core/keys";
import { button, fill, h } from "../ui/dom";
import { icon, rowPicture } from "../ui/pictures";
import type { Desk } from "./desk";
import { draggable } from "./dragging";

const SIZE = 72; // pixels

/** The row and the offer, one above the other. */
export function cardsOf(desk: Desk): { readonly node: HTMLElement; update(): void } {
  const { words, laying, scene, signal } = desk;
  const free = scene.locked === "";
  const row = h("ol", { class: "mk-laid", "aria-label": words("row") });
  const offer = h("ul", { class: "mk-offer", "aria-label": words("offer") });
  const hint = h("p", { class: "mk-note" });
  const node = h("div", { class: "mk-panel mk-laying" },
    h("h2", { class: "mk-heading" }, words("row")), row, hint,
    ...(free ? [h("h2", { class: "mk-heading" }, words("offer")), offer, h("p", { class: "mk-note mk-keys" }, words("keys"))] : []));
  const settle = [rove(row, ".mk-lay", signal), rove(offer, ".mk-lay", signal)];
  const card = (id: string) => scene.offer.find((one) => one.id === id);
  const update = () => {
    const focused = focusedCard(node);
    const laid = laying.row.map(card).filter((one) => one !== undefined);
    const rest = scene.offer.filter((one) => !laying.row.includes(one.id));
    fill(row, ...laid.map((one, place) => laidCard(desk, one, place)));
    fill(offer, ...rest.map((one) => h("li", {}, offered(desk, one))));
    fill(hint, !free ? scene.locked : laid.length === 0 ? words("row.empty") : laying.full ? words("row.full", { longest: scene.longest }) : rest.length === 0 ? words("offer.empty") : "");
    for (const one of settle) one();
    if (focused) (node.querySelector<HTMLElement>(`[data-card="${CSS.escape(focused)}"] .mk-lay, .mk-lay[data-card="${CSS.escape(focused)}"]`) ?? row).focus();
  };
  if (!free) return { node, update };
  row.addEventListener("keydown", (event) => keyInRow(desk, event), { signal, capture: true });
  draggable(node, {
    place: (x, y) => placeAt(row, x, y),
    show: (place) => showPlace(row, place),
    done: (id, place) => (place === undefined ? laying.row.includes(id) && laying.take(id) : desk.put(id, place)),
  }, signal);
  return { node, update };
}

function offered(desk: Desk, card: RowCard): HTMLElement {
  const name = desk.words("lay", { card: card.title });
  return button({ class: "mk-lay", "data-card": card.id, "aria-label": name, title: card.text },
    () => desk.put(card.id, desk.laying.row.length), picture(card), h("span", {}, card.title));
}

function laidCard(desk: Desk, card: RowCard, place: number): HTMLElement {
  const { words, laying, scene } = desk;
  const last = laying.row.length - 1;
  const turn = (do_: string, sign: string, able: boolean, act: () => void) =>
    button({ class: "mk-icon", "aria-label": words(do_, { card: card.title }), "aria-disabled": !able, tabindex: -1 }, () => able && act(), icon(sign));
  return h("li", { "data-card": card.id },
    h("span", { class: "mk-lay", role: "group", tabindex: -1, "aria-label": words("place", { place: place + 1, card: card.title }), title: card.text },
      picture(card, place + 1), h("b", {}, card.title)),
    scene.locked ? null : h("span", { class: "mk-moves" },
      turn("left", "back", place > 0, () => laying.move(card.id, -1)),
      turn("out", "cross", true, () => laying.take(card.id)),
      turn("right", "next", place < last, () => laying.move(card.id, 1))));
}

function picture(card: RowCard, place?: number): HTMLElement {
  return h("span", { class: "mk-rule-picture", "aria-hidden": "true" }, rowPicture(card, { size: SIZE, ...(place === undefined ? {} : { place }) }));
}

/** Shift and an arrow move the card that has the focus; Delete takes it out. */
function keyInRow({ laying }: Desk, event: KeyboardEvent): void {
  const id = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]")?.dataset["card"] : undefined;
  if (id === undefined) return;
  const by = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
  if (by !== undefined) laying.move(id, by);
  else if (event.key === "Delete" || event.key === "Backspace") laying.take(id);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function focusedCard(node: HTMLElement): string | undefined {
  const root = node.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  return focused && node.contains(focused) ? focused.closest<HTMLElement>("[data-card]")?.dataset["card"] : undefined;
}

/** The place in the row under a point: before the first card whose middle lies to the right of it, or below. */
function placeAt(row: HTMLElement, x: number, y: number): number | undefined {
  const around = row.getBoundingClientRect();
  if (x < around.left || x > around.right || y < around.top - SIZE / 2 || y > around.bottom + SIZE / 2) return undefined;
  const cards = [...row.children].filter((one) => !one.querySelector("[data-dragged]") && !one.matches("[data-dragged]"));
  const at = cards.findIndex((one) => {
    const box = one.getBoundingClientRect();
    return y < box.bottom && x < box.left + box.width / 2;
  });
  return at < 0 ? cards.length : at;
}

function showPlace(row: HTMLElement, place: number | undefined): void {
  row.toggleAttribute("data-over", place !== undefined);
  const cards = [...row.children].filter((one) => !one.matches("[data-dragged]"));
  cards.forEach((one, at) => one.toggleAttribute("data-before", at === place));
}
