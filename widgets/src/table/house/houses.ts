// Everybody's house: the house card leftmost, then the rooms from left to right, each with what lies on it.
import { cardPicture, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { keyed, numbered } from "../../ui/keyed";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { SeatLabel } from "../contract";
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { type Action, boardOf, type House, type HouseBoard, type Room } from "./board";
import { choiceOf, fits, type Place } from "./choice";

const SIZE = 64; // pixels: the width of a card
const BACK = "back-house";

export function houses(stage: TableStage): TablePart {
  const { room, words, store, signal } = stage;
  const own = store.now.viewer ?? room.seats.length - 1;
  const clockwise = room.seats.map((_, step) => room.seats[(own + 1 + step) % room.seats.length]).filter((seat) => seat !== undefined);
  const parts = clockwise.map((label) => house(stage, label));
  const node = h("ol", { class: "mt-houses", "aria-label": words("houses") }, ...parts.map((part) => part.node));
  const settle = rove(node, "button", signal);
  const part: TablePart = {
    node,
    update(view) {
      for (const one of parts) one.update(view);
      settle();
    },
  };
  return part;
}

function house(stage: TableStage, label: SeatLabel): TablePart {
  const { words } = stage;
  const { seat } = label;
  const choice = choiceOf(stage);
  const status = h("span", { class: "mk-status" });
  const held = hand(stage, seat);
  const rooms = h("ul", { class: "mt-rooms" });
  const whole = button({ class: "mt-lay" }, () => choice.tapPlace({ seat, room: null }), h("b", {}, label.name), " ", label.who ? h("span", { class: "mk-note" }, label.who) : null);
  const node = h("li", { class: "mt-house", "data-seat": seat }, h("div", { class: "mt-house-head" }, whole, status, held.node), rooms);
  let view: View | undefined;
  let board: HouseBoard | undefined;
  const places = keyed(rooms, (key) => {
    const node = h("li");
    const at = key === "card" ? -1 : Number(key);
    const lies = () => board?.houses[seat]?.rooms[at];
    const there = () => board?.houses[seat]?.card ?? false;
    const coming = () => board?.attack?.to === seat && board.attack.place === at;
    const drawn = whenChanged(() => {
      const room = lies();
      fill(node, room ? roomOf(stage, seat, room, at, coming()) : slot(stage, seat, there()));
    });
    return { node, update: () => drawn(JSON.stringify([lies() ?? there(), coming()])) };
  });
  const changed = whenChanged(() => {
    const count = board?.houses[seat]?.rooms.length ?? 0;
    rooms.style.gridTemplateColumns = `repeat(auto-fill, max(44px, min(var(--mt-room), (100% - ${6 * count}px) / ${count + 1})))`;
    places(["card", ...Array.from({ length: count }, (_, at) => String(at))]);
  });
  return {
    node,
    update(next) {
      view = next;
      board = boardOf(next.board);
      const lies = board.houses[seat];
      const attacked = board.attack?.to === seat ? board.attack : null;
      changed(JSON.stringify([lies, attacked]));
      const turn = (board.attack?.to ?? board.turn) === seat;
      assign(node, { "aria-current": turn ? "true" : null, "data-own": board.own === seat, "data-won": board.end?.ranking[0]?.includes(seat) ?? false, "data-builds": choice.builds(seat) });
      write(status, board.end ? words("points", { count: -(board.end.points[seat] ?? 0) }) : turn ? words(board.attack ? "asked" : "turn") : "");
      held.update(board);
      light(stage, view, whole, { seat, room: null }, `${[label.name, label.who].filter(Boolean).join(" ")}, ${words("house")}`);
      [...rooms.querySelectorAll("button")].forEach((place, at) => light(stage, next, place, { seat, room: at === 0 ? null : at - 1 }, nameOf(stage, label, lies, at)));
    },
  };
}

/** The place of the house card, which lies there or not. */
function slot(stage: TableStage, seat: number, there: boolean): HTMLButtonElement {
  return button({ class: "mt-place mt-slot" }, () => choiceOf(stage).tapPlace({ seat, room: null }), there ? picture(stage, "HC") : h("span", { class: "mt-empty" }, stage.words("slot")));
}

function roomOf(stage: TableStage, seat: number, { kind, on }: Room, at: number, coming: boolean): HTMLButtonElement {
  const cover = coming || on === "moose" ? `M.${kind}` : on === "door" ? "D" : undefined;
  const cards = [picture(stage, `R.${kind}`), ...(cover ? [h("span", { class: "mt-cover" }, picture(stage, cover))] : [])];
  return button({ class: "mt-place", "data-on": on, "data-coming": coming }, () => choiceOf(stage).tapPlace({ seat, room: at }), ...cards);
}

/** The button says what is on it. */
const picture = ({ room }: TableStage, code: string): SVGElement => silentPicture({ cards: room.names }, code, { size: SIZE });

/** What a place is called: the house card's, or a room with its number and what lies on it. */
function nameOf({ words }: TableStage, label: SeatLabel, house: House | undefined, at: number): string {
  if (at === 0) return words(house?.card ? "card.there" : "card.none", { seat: label.name });
  const room = house?.rooms[at - 1];
  return room ? words("room", { seat: label.name, number: at, room: words(`room.${room.kind}`), on: words(`on.${room.on}`) }) : "";
}

/** A place is lit where the chosen card may go, and says so. */
function light(stage: TableStage, view: View, node: HTMLElement, place: Place, name: string): void {
  const { words } = stage;
  const choice = choiceOf(stage);
  const legal = choice.takes(place);
  const chosen = JSON.stringify(choice.place) === JSON.stringify(place);
  const hint = view.hint?.action as Action | undefined;
  const hinted = hint?.play !== undefined && fits(hint, place) && (hint.room === undefined) === (place !== "discard" && place.room === null);
  const about = [legal ? words("legal") : "", chosen ? words("chosen") : "", hinted ? words("hinted") : ""];
  assign(node, { "aria-label": [name, ...about].filter(Boolean).join(", "), "data-legal": legal, "data-chosen": chosen, "data-hinted": hinted });
}

/** How many cards another seat holds; those that lie open are seen. The own hand is shown by itself. */
function hand({ room, words }: TableStage, seat: number): { node: HTMLElement; update(board: HouseBoard): void } {
  const cards = h("span", { class: "mt-backs" });
  const note = h("span", { class: "mk-note" });
  const node = h("span", { class: "mt-held" });
  const draw = keyed(cards, (key) => {
    const code = key.slice(0, key.indexOf(" "));
    return { node: h("span", {}, (code === BACK ? silentPicture : cardPicture)({ cards: room.names }, code, { size: 26 })), update: () => undefined };
  });
  return {
    node,
    update(board) {
      const open = board.counted[seat]?.hand ?? board.open[seat] ?? [];
      const held = board.held[seat] ?? 0;
      if (board.own === seat) return fill(node);
      draw(numbered(open.length > 0 ? open : Array.from({ length: held }, () => BACK)));
      write(note, words("held", { count: held }));
      if (!node.firstChild) fill(node, cards, note);
    },
  };
}
