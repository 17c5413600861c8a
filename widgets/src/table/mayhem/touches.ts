// What people touch: drawn at once, and stamped where the clock runs; whose card it is, Python says.
import type { Json, SeatLabel } from "../contract";
import type { TableStage } from "../part";
import type { Stopwatch } from "../stopwatch";
import type { View } from "../store";
import { markOf, type MayhemBoard } from "./board";

export interface Touches {
  /** by seat, the place that was touched last and that Python has not judged */
  readonly waiting: Map<number, number>;
  /** follows the game: what has been judged waits no longer */
  follow(view: View, board: MayhemBoard): void;
  readonly touch: (seat: number, place: number, event: Event) => void;
  /** A card is tapped: with one person here it is clear by whom. */
  readonly tap: (place: number, event: Event) => void;
}

/** `people` are those at this screen; `changed` is told when a card is touched, or is not after all. */
export function touchesOf({ store, words, refuse }: TableStage, watch: Stopwatch, people: readonly SeatLabel[], changed: () => void): Touches {
  const waiting = new Map<number, number>();
  let view: View | undefined;
  let same: number | undefined;

  function touch(seat: number, place: number, event: Event): void {
    if (!view || view.looking) return;
    if (!view.live && !watch.runs) return store.toEnd();
    const { clock, over } = view.now;
    if (!clock) return refuse(words(over ? "tap.over" : "tap.wait"));
    const action = (at: number): Json => ({ touch: place, at });
    const asked = clock.runs ? watch.stamp(seat, event, action, same) : store.ask({ kind: "act", seat, action: action(clock.at) });
    if (!asked) return refuse(words("tap.paused"));
    waiting.set(seat, place);
    changed();
    void asked.then((answer) => {
      if (answer?.kind === "answer" || waiting.get(seat) !== place) return;
      waiting.delete(seat);
      changed();
    });
  }

  return {
    waiting,
    touch,
    tap(place, event) {
      const { clock } = store.now;
      const seat = people.length === 1 ? people[0]?.seat : clock?.runs ? undefined : clock?.seats[0];
      if (seat !== undefined) touch(seat, place, event);
      else if (view?.live) refuse(words(view.now.clock ? "tap.whose" : "tap.wait"));
    },
    follow(next, board) {
      [view, same] = [next, board.same];
      const mark = next.frame && markOf(next.frame);
      for (const seat of [mark?.seat, ...(board.dispute?.seats ?? []), ...board.takers]) if (seat != null) waiting.delete(seat);
    },
  };
}
