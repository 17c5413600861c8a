// The hands that may be seen, and what the seat that plays next may play.
import type { Hand } from "../core/contract";
import { rove } from "../core/keys";
import { fill, h, write } from "./dom";
import { cardName, cardPicture } from "./pictures";
import { type Part, type Stage, whenChanged } from "./part";

export function hands(stage: Stage): Part | undefined {
  const { store, words } = stage;
  if (store.scene.hands.length === 0) return undefined;
  const parts = store.scene.hands.map((hand) => handOf(stage, hand));
  const node = h("div", { class: "mk-hands", role: "group", "aria-label": words("hands") },
    h("h3", { class: "mk-heading" }, words("hands")), ...parts.map((part) => part.node));
  return { node, update: (now) => parts.forEach((part) => part.update(now)) };
}

function handOf({ store, words, signal }: Stage, hand: Hand): Part {
  const seat = store.scene.seats.find((one) => one.seat === hand.seat)?.name ?? "";
  const note = h("span", { class: "mk-status" });
  const list = h("ul", { class: "mk-hand", "aria-label": words("hand", { seat }) });
  const node = h("div", { class: "mk-hand-row" }, h("p", { class: "mk-seat" }, h("b", {}, seat), note), list);
  const settle = rove(list, "li", signal);
  let held: readonly string[] = [];
  let playable: readonly string[] = [];
  const changed = whenChanged(() => {
    const items = held.map((code) => {
      const legal = playable.includes(code);
      const about = legal ? words("card.playable") : "";
      const look = { size: 44, states: legal ? (["legal"] as const) : [], about };
      return h("li", { tabindex: -1, "aria-label": [cardName(store.scene, code), about].filter(Boolean).join(", ") }, cardPicture(store.scene, code, look));
    });
    fill(list, ...(held.length > 0 ? items : [h("li", { class: "mk-none mk-status" }, words("hand.empty"))]));
    settle();
  });
  return {
    node,
    update({ frame, step }) {
      const played = frame.plays.filter((play) => play.seat === hand.seat).map((play) => play.card);
      const asked = store.tap && store.scene.taps.some((task) => task.step === step);
      held = hand.cards.filter((code) => !played.includes(code));
      playable = frame.turn === hand.seat && !asked ? frame.playable : [];
      write(note, frame.turn === hand.seat ? words("seat.turn") : "");
      changed(`${held.join()} ${playable.join()}`);
    },
  };
}
