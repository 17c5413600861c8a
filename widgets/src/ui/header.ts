// The title, the reading in force, and the small switches: voice and help.
import { assign, button, h } from "./dom";
import { icon } from "./card-picture";
import type { Part, Stage } from "./part";

export function header({ store, words, speaker }: Stage, help: () => void): Part {
  const { title, reading, row } = store.scene;
  const node = h("div", { class: "mk-header" }, h("h2", { class: "mk-title" }, title));
  const tools = h("div", { class: "mk-tools" });
  const chip = h("span", { class: "mk-chip" }, words("reading", { reading: reading.title }));
  if (row.length > 1) tools.append(chip);
  const { voice } = speaker;
  if (voice) {
    const aloud = button({ class: "mk-icon", "aria-pressed": "false", "aria-label": words("voice"), title: words("voice") }, () => {
      voice.on = !voice.on;
      aloud.setAttribute("aria-pressed", String(voice.on));
      if (voice.on) speaker.say(store.now().frame.speak);
      else globalThis.speechSynthesis.cancel();
    }, icon("sound-off"));
    tools.append(aloud);
  }
  tools.append(button({ class: "mk-icon", "aria-label": words("keys"), title: words("keys") }, help, icon("why")));
  node.append(tools);
  return { node, update: ({ frame }) => assign(chip, { "data-decides": frame.kind === "row" && frame.open !== null }) };
}

/** The keys, told on request. */
export function helpPanel({ words }: Stage): HTMLElement {
  const keys = ["keys.onward", "keys.back", "keys.inside", "keys.ends", "keys.help", "keys.leave"];
  const items = keys.map((key) => h("li", {}, words(key)));
  return h("div", { class: "mk-panel mk-help", role: "group", hidden: true, "aria-label": words("keys") },
    h("h3", { class: "mk-heading" }, words("keys")), h("ul", {}, ...items));
}
