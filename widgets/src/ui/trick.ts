// The trick in the middle of the table: a place for each seat, in the order of play.
import { rove } from "../core/keys";
import type { PlayState, SeatName } from "../core/contract";
import type { Now } from "../core/store";
import type { State } from "./art";
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
  return { node, update: (now) => places.forEach((part) => part.update(now)) };
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
      const key = `${play?.card} ${looks.join()} ${stage.narrow()}`;
      write(status, statusOf(next, seat.seat, words) || seat.position);
      assign(node, {
        "aria-current": frame.turn === seat.seat ? "true" : null,
        "data-ahead": ahead,
        "data-moved": forward && key !== node.dataset["shown"],
        "data-shown": key,
      });
      changed(`${key} ${status.textContent}`);
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
