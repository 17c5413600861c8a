// Tap every card that the hand may play. Each wrong tap is told why.
import { rove } from "../core/keys";
import type { Tap } from "../core/contract";
import { assign, button, fill, h, write } from "./dom";
import { cardName, cardPicture, icon } from "./pictures";
import type { Part, Stage } from "./part";

export function tap(stage: Stage): Part {
  const node = h("div", { class: "mk-tap" });
  const tasks = new Map(stage.store.scene.taps.map((task) => [task.step, task]));
  const made = new Map<number, HTMLElement>();
  let shown: HTMLElement | undefined;
  return {
    node,
    update({ step }) {
      const task = tasks.get(step);
      const panel = task && (made.get(step) ?? taskPanel(stage, task));
      if (panel) made.set(step, panel);
      if (panel !== shown) fill(node, panel);
      shown = panel;
      assign(node, { hidden: panel === undefined });
    },
  };
}

function taskPanel({ store, words, speaker, signal }: Stage, task: Tap): HTMLElement {
  const found = new Set<string>();
  const count = h("p", { class: "mk-note" });
  const reason = h("p", { class: "mk-verdict", hidden: true });
  const tell = (text: string, right: boolean) => {
    fill(reason, icon(right ? "tick" : "why"), h("span", {}, text));
    assign(reason, { hidden: false, "data-right": right });
  };
  const progress = () => {
    const done = found.size === task.playable.length;
    write(count, done ? words("tap.all") : words("tap.found", { found: found.size }));
    assign(count, { "data-done": done });
  };
  const cards = task.cards.map((code) => {
    const right = task.playable.includes(code);
    const why = task.reasons[code]?.text ?? "";
    const show = (states: Parameters<typeof cardPicture>[2]["states"]) =>
      fill(card, cardPicture(store.scene, code, { size: 64, states: states ?? [] }));
    const card = button({ class: "mk-tap-card", "aria-pressed": "false", "aria-label": cardName(store.scene, code) }, () => {
      if (right) found.add(code);
      show([right ? "chosen" : "illegal"]);
      assign(card, { "aria-pressed": String(right), "data-wrong": !right, "aria-label": [cardName(store.scene, code), right ? words("tap.yes") : why].join(", ") });
      tell(why, right);
      progress();
      speaker.say(found.size === task.playable.length ? `${why} ${words("tap.all")}` : why);
    });
    show([]);
    return card;
  });
  const group = h("div", { class: "mk-tap-cards", role: "group", "aria-label": task.prompt }, ...cards);
  rove(group, "button", signal);
  progress();
  return h("div", { class: "mk-panel", role: "group", "aria-label": task.prompt }, h("h3", { class: "mk-heading" }, task.prompt), group, count, reason);
}
