// What the step says: a picture, one short sentence, the reason, and more on request.
import { assign, fill, h, write } from "./dom";
import { cardPicture, colourOf, head, icon, rowPicture } from "./pictures";
import type { Now } from "../core/store";
import { type Part, type Stage, whenChanged } from "./part";

export function caption(stage: Stage): Part {
  const { words, store } = stage;
  const picture = h("div", { class: "mk-caption-picture" });
  const heading = h("p", { class: "mk-say" });
  const sentence = h("p", { class: "mk-why" });
  const hop = h("p", { class: "mk-hop", "aria-hidden": "true" }); // where nothing moves; the heading says the same
  const more = h("p", {});
  const open = h("span", { class: "mk-chip" });
  const folded = store.present ? sentence : null; // a class reads one short sentence from afar
  const details = h("details", { class: "mk-more" }, h("summary", {}, words("more")), folded, more);
  const node = h("div", { class: "mk-caption", role: "group", "aria-label": words("now") }, picture, h("div", {}, heading, hop, folded ? null : sentence, open, details));
  let shown = store.now();
  const pictured = whenChanged(() => fill(picture, pictureOf(stage, shown)));
  return {
    node,
    update(now) {
      const { frame } = now;
      shown = now;
      pictured(`${now.frame.acting} ${now.frame.kind} ${now.frame.ahead} ${now.frame.plays.length}`);
      write(heading, frame.heading);
      write(hop, hopOf(stage, now));
      write(sentence, frame.sentence);
      write(more, frame.more);
      write(open, frame.open ?? "");
      assign(open, { hidden: frame.open === null });
      assign(details, { hidden: frame.more === "" && !folded });
      assign(node, { "data-kind": frame.kind });
      if (now.forward && !store.present) details.open = false;
    },
  };
}

/** "seat 4 → seat 3": what the crown does where things may move. */
function hopOf({ store, words }: Stage, { frame, overtaken }: Now): string {
  const name = (seat: number | null) => store.scene.seats.find((one) => one.seat === seat)?.name;
  const [from, to] = [name(overtaken), name(frame.ahead)];
  return from && to ? words("hop", { from, to }) : "";
}

/** The card that the step is about: the rule card that acts, the card just played, the winning card, the strongest animal. */
function pictureOf({ store }: Stage, { frame }: Now): Node {
  const { scene } = store;
  const size = store.present ? 84 : 44;
  const acting = frame.acting === null ? undefined : scene.row[frame.acting];
  if (acting) return rowPicture(acting, { size });
  const lies = (id: string) => frame.plays.some(({ card }) => colourOf(scene, id)?.pip.toUpperCase() === card[0]);
  const strongest = colourOf(scene, frame.order.findLast(lies) ?? null);
  if (frame.kind === "order" && strongest) return head(strongest, size);
  const ahead = frame.plays.find((play) => play.seat === frame.ahead);
  const shown = frame.kind === "play" ? frame.plays.at(-1) : ahead;
  if (!shown) return icon("play");
  const svg = cardPicture(scene, shown.card, { size });
  svg.setAttribute("aria-hidden", "true"); // the heading says the same
  svg.removeAttribute("role");
  return svg;
}
