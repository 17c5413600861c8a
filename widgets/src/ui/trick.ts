// The trick in the middle of the table: a place for each seat, in the order of play.
import { rove } from "../core/keys";
import type { PlayState, SeatName } from "../core/contract";
import type { Now } from "../core/store";
import { ROOMY, type State } from "./art";
import { assign, fill, h, write } from "./dom";
import { cardPicture } from "./pictures";
import { type Part, type Stage, whenChanged } from "./part";

const LOOKS: Readonly<Record<PlayState, readonly State[]>> = {
  in: [],
  taken: [],
  vanished: ["discarded"],
  lost: ["discarded"],
  stolen: ["stolen"],
};

export function trick(stage: Stage): Part {
  const { store, words, signal } = stage;
  const places = store.scene.seats.map((seat, at) => place(stage, seat, at));
  const node = h("ol", { class: "mk-trick", "aria-label": words("trick") }, ...places.map((part) => part.node));
  node.style.setProperty("--mk-count", String(places.length));
  node.style.setProperty("--mk-few", String(places.length > 4 ? 3 : places.length));
  rove(node, ".mk-place", signal);
  const nodeOf = (wanted: number | null) => places[store.scene.seats.findIndex(({ seat }) => seat === wanted)]?.node;
  return {
    node,
    update(now) {
      places.forEach((part) => part.update(now));
      const [from, to] = [nodeOf(now.overtaken), nodeOf(now.frame.ahead)];
      if (now.forward && from && to) aim(from, to);
    },
  };
}

/** The crown hops to a card from the one that was ahead: how far, in the lengths of the card's own drawing. */
function aim(from: HTMLElement, to: HTMLElement): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const scale = ROOMY[2] / (to.querySelector(".mk-card")?.clientWidth || ROOMY[2]);
  to.style.setProperty("--mk-from-x", `${(start.left - end.left) * scale}px`);
  to.style.setProperty("--mk-from-y", `${(start.top - end.top) * scale}px`);
}

function place(stage: Stage, seat: SeatName, at: number): Part {
  const { store, words } = stage;
  const picture = h("div", { class: "mk-card" });
  const status = h("span", { class: "mk-status" });
  const name = h("span", { class: "mk-seat" }, h("b", {}, seat.name), status);
  const node = h("li", { class: "mk-place", tabindex: -1 }, picture, name);
  const middle = (store.scene.seats.length - 1) / 2;
  node.style.setProperty("--mk-arc", String(-((at - middle) ** 2) / Math.max(middle ** 2, 1)));
  let looks: readonly State[] = [];
  let now: Now | undefined;
  const changed = whenChanged(() => {
    const play = now?.frame.plays.find((one) => one.seat === seat.seat);
    const size = store.present ? 240 : stage.narrow() ? 48 : 120;
    if (play) fill(picture, cardPicture(store.scene, play.card, { size, states: looks, about: status.textContent ?? "" }));
    else fill(picture, h("div", { class: "mk-empty" }));
  });
  return {
    node,
    update(next) {
      now = next;
      const { frame, forward } = next;
      const play = frame.plays.find((one) => one.seat === seat.seat);
      const ahead = play !== undefined && frame.ahead === seat.seat;
      const leads = frame.plays[0]?.seat === seat.seat;
      const lit = play !== undefined && frame.mentioned.includes(play.card);
      looks = play ? [...LOOKS[play.state], ...flags({ leads, ahead, lit })] : [];
      const lies = play ? `${play.card} ${LOOKS[play.state].join()}` : "";
      write(status, statusOf(next, seat.seat, words) || seat.position);
      assign(node, {
        "aria-current": frame.turn === seat.seat ? "true" : null,
        "data-ahead": ahead,
        "data-moved": forward && lies !== node.dataset["lies"],
        "data-lies": lies,
        "data-hops": forward && ahead && next.overtaken !== null,
      });
      changed(`${play?.card} ${looks.join()} ${stage.narrow()} ${status.textContent}`);
    },
  };
}

function flags(wanted: { leads: boolean; ahead: boolean; lit: boolean }): State[] {
  return (["leads", "ahead", "lit"] as const).filter((name) => wanted[name]);
}

function statusOf({ frame }: Now, seat: number, words: Stage["words"]): string {
  const play = frame.plays.find((one) => one.seat === seat);
  if (frame.turn === seat) return words("seat.turn");
  if (!play) return "";
  if (frame.ahead === seat) return words(frame.kind === "result" ? "seat.won" : "seat.ahead");
  if (play.state !== "in") return words(`card.${play.state}`);
  return frame.plays[0]?.seat === seat ? words("seat.leads") : "";
}
