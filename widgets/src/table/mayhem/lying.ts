// The cards of the middle, as buttons. They are laid out in a frame of their own, unseen, as laying them out and showing
// them at once would hold the page up.
import { rove } from "../../core/keys";
import { cardName, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import type { TableStage } from "../part";
import type { MayhemBoard } from "./board";
import { keyName } from "./keys";
import type { Touches } from "./touches";

const SIZE = 120; // pixels

export interface Lying {
  readonly node: HTMLElement;
  /** whether cards have come that are not to be seen yet */
  readonly veiled: boolean;
  /** lays what has come; nobody who looks back waits for it */
  lay(board: MayhemBoard, looking: boolean): void;
  /** says on every card who has it, that several hands lie on it, or who has just touched it */
  show(board: MayhemBoard): void;
}

/** `alone` is one person at this screen; `seen` is called when cards that were veiled may be seen. */
export function lyingOf({ words, room, signal }: TableStage, alone: boolean, touches: Touches, seen: () => void): Lying {
  const names = { cards: room.names };
  const node = h("ul", { class: "mt-middle-cards", "aria-label": words("middle") });
  const settle = rove(node, "button", signal);
  let laid: string | undefined;
  let veiled = 0; // the frame until which cards that have come are not seen; 0 when they are

  const plain = (code: string) => silentPicture(names, code, { size: SIZE });
  const backs = () => room.seats.map(() => h("li", {}, h("span", { class: "mt-lies" }, plain("back-antlers"))));

  function card(code: string, place: number): HTMLElement {
    const made = button({ class: "mt-lies", "data-card": code, "data-place": place }, () => undefined, plain(code), h("span", { class: "mt-taker" }),
      alone ? h("span", { class: "mt-key", "data-key": keyName(0, place) }) : null);
    made.addEventListener("pointerdown", (event) => touches.tap(place, event));
    made.addEventListener("click", (event) => event.detail === 0 && touches.tap(place, event)); // by keyboard or screen reader
    return made;
  }

  function veil(): void {
    veiled = requestAnimationFrame(() => (veiled = requestAnimationFrame(() => {
      veiled = 0;
      if (!signal.aborted) seen();
    })));
  }

  function show(made: Element, place: number, { middle, dispute, takers }: MayhemBoard): void {
    const nameOf = (seat: number) => room.seats[seat]?.name ?? "";
    const taker = takers[place] ?? null;
    const contested = dispute?.place === place;
    const hands = taker === null && !contested ? [...touches.waiting].filter(([, at]) => at === place).map(([seat]) => nameOf(seat)) : [];
    const said = contested ? words("contested") : taker === null ? "" : words("taken", { seat: nameOf(taker) });
    const touching = hands.length > 0 ? words("touched", { seats: hands.join(", ") }) : "";
    write(made.querySelector(".mt-taker") as Element, contested ? said : taker === null ? hands.join(", ") : nameOf(taker));
    const about = [cardName(names, middle[place] ?? ""), said, touching].filter(Boolean).join(", ");
    assign(made, { "data-taken": taker !== null, "data-contested": contested, "data-touched": hands.length > 0, "aria-label": about });
  }

  return {
    node,
    get veiled() {
      return veiled > 0;
    },
    lay({ middle }, looking) {
      if (middle.join() === laid) return;
      laid = middle.join();
      const come = middle.length > 0;
      fill(node, ...(come ? middle.map((code, place) => h("li", {}, card(code, place))) : backs()));
      touches.waiting.clear();
      settle();
      cancelAnimationFrame(veiled);
      veiled = 0;
      if (come && !looking) veil();
    },
    show: (board) => [...node.querySelectorAll("button")].forEach((made, place) => show(made, place, board)),
  };
}
