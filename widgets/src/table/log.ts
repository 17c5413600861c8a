// Everything that has happened, as a list that can be filtered, and the scrubber to look back with.
import { icon, iconButton } from "../ui/card-picture";
import { assign, button, h, show, write } from "../ui/dom";
import { rove } from "../core/keys";
import { keyed } from "../ui/keyed";
import { whenChanged } from "../ui/part";
import type { TablePart, TableStage } from "./part";
import type { View } from "./store";

const WIDE = 560; // pixels: below, the list is closed at first
const SHOWN = 60; // lines; of a longer game those around the one that is shown

export function log(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const list = h("ol", { class: "mk-log-list mt-log-list" });
  const boxes = room.kinds.map((kind) => {
    const box = h("input", { type: "checkbox", checked: true });
    box.addEventListener("change", () => {
      if (box.checked) store.off.delete(kind);
      else store.off.add(kind);
      store.refresh();
      update(store.view());
    });
    return h("label", { class: "mt-filter" }, box, words(`kind.${kind}`));
  });
  const summary = h("summary", { class: "mk-heading" }, words("log"));
  let own = true; // opens and closes by itself until somebody has done so
  summary.addEventListener("click", () => (own = false));
  const details = h("details", { class: "mk-log mt-log", open: true }, summary,
    h("fieldset", { class: "mt-filters" }, h("legend", { class: "mk-hidden" }, words("filter")), ...boxes), list);
  let current = -1;
  const lines = keyed(list, (key) => {
    const place = Number.parseInt(key, 10);
    const line = key.slice(String(place).length + 1);
    const go = button({ class: "mk-line-go", "aria-label": words("go", { step: place + 1, line }) }, () => store.look(place), String(place + 1));
    const node = h("li", { class: "mk-line" }, go, h("span", { class: "mk-line-text" }, line));
    let marked = false;
    const update = () => {
      if (marked !== (place === current)) assign(node, { "aria-current": (marked = !marked) ? "step" : null });
    };
    return { node, update };
  });
  const draw = ({ at, looking, last }: View) => {
    const before = store.scenes.slice(0, looking ? last + 1 : at + 1).map(({ frame }, place) => ({ frame, place }));
    const wanted = before.filter(({ frame }) => !store.off.has(frame.kind));
    const middle = wanted.findIndex(({ place }) => place >= at);
    const start = Math.max(0, Math.min((middle < 0 ? wanted.length : middle) - SHOWN / 2, wanted.length - SHOWN));
    const shown = wanted.slice(start, start + SHOWN);
    current = at;
    lines(shown.map(({ frame, place }) => `${place} ${frame.line}`));
    scrolled(`${at} ${shown.length} ${details.open}`);
  };
  let frame = 0;
  const scrolled = whenChanged(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => { // in a frame the layout is there anyway
      const here = details.open ? list.querySelector<HTMLElement>("[aria-current]") : null;
      if (here && list.clientHeight > 0) list.scrollTop = here.offsetTop - list.clientHeight / 2;
    });
  });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  const settle = rove(list, "button", signal);
  const update = (next: View) => {
    if (own) details.open = stage.width() >= WIDE && !store.present;
    show(details, next.room.seats.length !== 0 && next.last >= 0);
    draw(next);
    settle();
  };
  return { node: details, update };
}

/** Looking back: first, back, the scrubber, next, last; what if from here; back to the game. */
export function lookBack({ store, words, signal }: TableStage): TablePart {
  const named = (name: string, press: () => void) => iconButton(name, words(name), name, press);
  const first = named("first", () => store.look(0));
  const back = named("back", () => store.back());
  const next = button({ class: "mk-next", "data-do": "step-next" }, () => store.next(), words("next"), icon("next"));
  const end = named("last", () => store.toEnd());
  const range = h("input", { type: "range", class: "mk-scrub", min: 0, step: 1, "aria-label": words("scrub") });
  range.addEventListener("input", () => store.look(range.valueAsNumber), { signal });
  const count = h("span", { class: "mk-count" });
  const branch = button({ class: "mk-plain", "data-do": "branch" }, () => {
    const move = store.view().frame?.move;
    if (move !== undefined) void store.ask({ kind: "branch", move });
  }, words("branch"));
  const leave = button({ class: "mk-plain", "data-do": "leave-look" }, () => store.return(), words("to-game"));
  const bar = h("div", { class: "mk-controls", role: "toolbar", "aria-label": words("steps") },
    h("span", { class: "mk-buttons" }, first, back), h("span", { class: "mk-track" }, h("span", { class: "mk-ticks", "aria-hidden": "true" }), range),
    h("span", { class: "mk-buttons" }, next, end), count);
  const settle = rove(bar, "button", signal);
  const node = h("div", { class: "mt-look", role: "group", "aria-label": words("look"), hidden: true }, bar, h("div", { class: "mk-buttons" }, leave, branch));
  return {
    node,
    update({ looking, at, last, more, python, frame, room }) {
      show(node, looking);
      if (!looking) return;
      range.max = String(last);
      if (range.valueAsNumber !== at) range.value = String(at);
      range.setAttribute("aria-valuetext", words("step.spoken", { step: at + 1, steps: last + 1, line: frame?.line ?? "" }));
      write(count, words("step", { step: at + 1, steps: last + 1 }));
      bar.style.setProperty("--mk-at", String(last > 0 ? at / last : 0));
      for (const one of [first, back]) assign(one, { "aria-disabled": at === 0 ? "true" : null });
      assign(next, { "aria-disabled": more ? null : "true" });
      assign(end, { "aria-disabled": at === last ? "true" : null });
      show(branch, python === true && !room.locked.includes("branch"));
      show(leave, python === true);
      settle();
    },
  };
}
