// On paper the stepper becomes a strip of all its steps; made only when somebody prints.
import { fill, h } from "./dom";
import { cardPicture } from "./pictures";
import type { State } from "./art";
import type { Part, Stage } from "./part";

export function strip({ store, signal }: Stage): Part {
  const node = h("ol", { class: "mk-strip" });
  const draw = () => {
    const frames = store.frames.slice(0, store.limit + 1);
    fill(node, ...frames.map((frame) => {
      const cards = frame.plays.map((play) => {
        const states: State[] = [...(frame.ahead === play.seat ? (["ahead"] as const) : []), ...(play.state === "vanished" || play.state === "lost" ? (["discarded"] as const) : [])];
        return cardPicture(store.scene, play.card, { size: 64, states });
      });
      return h("li", {}, h("div", { class: "mk-strip-cards" }, ...cards), h("b", {}, frame.heading), " ", frame.sentence, frame.clause ? ` (${frame.clause.ref})` : "");
    }));
  };
  globalThis.addEventListener("beforeprint", draw, { signal });
  return { node, update: () => undefined };
}
