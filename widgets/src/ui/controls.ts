// First, back, scrubber, play, next, last.
import { onward, rove } from "../core/keys";
import { assign, button, fill, h, write } from "./dom";
import { icon } from "./card-picture";
import { type Part, type Stage, whenChanged } from "./part";

const EVERY = 2600; // milliseconds a step when it plays by itself

export function controls({ store, words, signal }: Stage): Part {
  const last = store.frames.length - 1;
  const named = (name: string, press: () => void) =>
    button({ class: "mk-icon", "aria-label": words(name), title: words(name), "data-do": name }, press, icon(name));
  const first = named("first", () => store.go(0));
  const back = named("back", () => store.back());
  const end = named("last", () => store.go(store.limit));
  const play = named("play", () => (store.now().playing ? store.pause() : store.play(EVERY)));
  const next = button({ class: "mk-next", "data-do": "next" }, () => onward(store), words("next"), icon("next"));
  const range = h("input", { type: "range", class: "mk-scrub", min: 0, max: last, step: 1, "aria-label": words("scrub") });
  range.addEventListener("input", () => store.go(range.valueAsNumber), { signal });
  const ticks = h("span", { class: "mk-ticks", "aria-hidden": "true" }, ...store.frames.map(() => h("i")));
  const count = h("span", { class: "mk-count" });
  const left = h("span", { class: "mk-buttons" }, first, back);
  const right = h("span", { class: "mk-buttons" }, play, next, end);
  const node = h("div", { class: "mk-controls", role: "toolbar", "aria-label": words("steps") },
    left, h("span", { class: "mk-track" }, ticks, range), right, count);
  const settle = rove(node, "button", signal);
  let playing = false;
  const toggled = whenChanged(() => {
    const name = playing ? "pause" : "play";
    assign(play, { "aria-label": words(name), title: words(name) });
    fill(play, playing ? h("span", { class: "mk-pause", "aria-hidden": "true" }) : icon("play"));
  });
  return {
    node,
    update(now) {
      const { step, limit, frame } = now;
      playing = now.playing;
      toggled(String(playing));
      if (range.valueAsNumber !== step) range.value = String(step);
      range.setAttribute("aria-valuetext", words("step.spoken", { step: step + 1, steps: last + 1, heading: frame.heading }));
      write(count, words("step", { step: step + 1, steps: last + 1 }));
      node.style.setProperty("--mk-at", String(last > 0 ? step / last : 0));
      [...ticks.children].forEach((tick, at) =>
        assign(tick, { "data-done": at <= step, "data-covered": at > limit, "data-here": at === step }),
      );
      // Not `disabled`: a button that goes dead under the finger would lose the focus.
      for (const one of [first, back]) assign(one, { "aria-disabled": step === 0 ? "true" : null });
      const waits = store.present && now.covered;
      assign(next, { "aria-disabled": step >= limit && !waits ? "true" : null });
      assign(end, { "aria-disabled": step >= limit ? "true" : null });
      settle();
    },
  };
}
