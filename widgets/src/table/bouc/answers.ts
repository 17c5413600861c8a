// What people do: turn up a card, give a name, shout, or say that they do not remember. With several people at this screen
// the table is their referee: they say names aloud, and tell it who was right.
import { icon } from "../../ui/card-picture";
import { assign, button, h, write } from "../../ui/dom";
import type { Json } from "../contract";
import type { TablePart, TableStage } from "../part";
import { stopwatchOf } from "../stopwatch";
import type { View } from "../store";
import { boardOf } from "./board";
import { entryOf, owing } from "./entry";
import { shoutsOf } from "./shouts";

const USUAL = 600; // milliseconds that an answer counts as where no clock runs

export function answers(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const watch = stopwatchOf(store, signal);
  const people = room.seats.filter(({ here }) => here);
  const referee = people.length > 1;
  let view: View | undefined;
  let listening = false;

  const draw = button({ class: "mk-next mt-big", "data-do": "draw" }, () => stage.act({ do: "draw" }), icon("deal"), words("draw"));
  const shouts = shoutsOf(stage, people, act);
  const entry = entryOf(stage, watch, referee, act);
  const pause = button({ class: "mk-plain mt-pause", "data-do": "pause" }, () => watch.pause(!watch.paused), words("pause"));
  const node = h("div", { class: "mt-own", role: "group", "aria-label": words("answers") }, draw, shouts.node, entry.node, pause);

  /** Stamped where a clock runs; otherwise it counts as after a usual time. */
  function act(seat: number, event: Event | undefined, action: (at: number) => Json): void {
    if (!view || view.looking) return;
    if (!view.now.clock?.runs) return void store.ask({ kind: "act", seat, action: action(USUAL) });
    if (!watch.stamp(seat, event, action)) stage.refuse(words("tap.paused"));
  }

  /** Once the table is there, what is pressed in it is heard. */
  function listen(): void {
    const root = node.closest<HTMLElement>(".mk-table");
    if (listening || !root) return;
    listening = true;
    entry.heed(root);
    shouts.heed(root);
  }

  function update(next: View): void {
    view = next;
    listen();
    const { phase, special } = boardOf(next.board);
    const { now } = next;
    const seat = owing(now);
    watch.hold(referee && seat !== undefined && phase === "recall");
    watch.follow(next);
    const here = next.live && next.python !== false && !now.over;
    const free = here && !watch.paused;
    const may = now.clock?.seats ?? (now.asked === null ? [] : [now.asked]);
    const recall = free && phase === "recall" && may.length > 0 && (seat === undefined || (referee && !watch.held));
    const enters = free && seat !== undefined;
    assign(draw, { hidden: !(here && phase === null && next.acting) });
    shouts.update(recall, may.filter((one) => one !== seat), special);
    assign(pause, { hidden: !now.clock?.runs || !next.live });
    write(pause, words(watch.paused ? "resume" : "pause"));
    assign(node, { hidden: draw.hidden && shouts.node.hidden && !enters && pause.hidden });
    entry.update(next, enters); // last, as it takes the focus, which nothing hidden can have
  }

  return { node, update };
}
