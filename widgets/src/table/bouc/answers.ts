// What people do: turn up a card, give a name, shout, or say that they do not remember. With several people at this screen
// the table is their referee: they say names aloud, and tell it who was right.
import { icon } from "../../ui/card-picture";
import { assign, button, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { Json, SeatLabel } from "../contract";
import type { TablePart, TableStage } from "../part";
import { stopwatchOf } from "../stopwatch";
import type { View } from "../store";
import { boardOf } from "./board";
import { pictureNames } from "./pictures";

const USUAL = 600; // milliseconds that an answer counts as where no clock runs
const LONGEST = 40; // signs of a name
const KEYS = ["KeyA", "KeyL", "KeyC", "KeyN"];

export function answers(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const watch = stopwatchOf(store, signal);
  const people = room.seats.filter(({ here }) => here);
  const referee = people.length > 1;
  let view: View | undefined;
  let byPictures = false;
  let agreed = !store.present;
  let listening = false;
  let used = false; // nobody's focus is taken who does not play here

  const draw = button({ class: "mk-next mt-big", "data-do": "draw" }, () => stage.act({ do: "draw" }), icon("deal"), words("draw"));
  const shouts = h("div", { class: "mt-shouts" }, ...people.map((person, at) => shout(person, at)));
  const field = h("input", { class: "mk-select mt-name", maxlength: LONGEST, autocomplete: "off", spellcheck: "false", "aria-label": words("name") });
  const take = button({ class: "mk-next", "data-do": "say" }, () => undefined, words("say"));
  const form = h("form", { class: "mt-form" }, field, take);
  const whose = h("p", { class: "mk-heading" });
  const pictures = pictureNames(stage, (name, event) => {
    agreed = !store.present; // another picture is another proposal
    say(name, event);
  });
  const toggle = h("input", { type: "checkbox" });
  const toggling = h("label", { class: "mt-filter" }, toggle, words("by-pictures"));
  const judge = (word: string, look: string) => button({ class: look, "data-do": word }, () => tell(word), words(`referee.${word}`));
  const named = h("div", { class: "mk-buttons" }, judge("named", "mk-next"));
  const judged = h("div", { class: "mk-buttons" }, judge("right", "mk-next"), judge("wrong", "mk-plain"));
  const entry = h("div", { class: "mt-entry", role: "group", "aria-label": words("name"), hidden: true }, whose, form, pictures, named, judged, toggling);
  const pause = button({ class: "mk-plain mt-pause", "data-do": "pause" }, () => watch.pause(!watch.paused), words("pause"));
  const node = h("div", { class: "mt-own", role: "group", "aria-label": words("answers") }, draw, shouts, entry, pause);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) say(field.value, event);
  });
  take.addEventListener("click", () => form.requestSubmit());
  toggle.addEventListener("change", () => {
    byPictures = toggle.checked;
    if (view) update(view);
  });

  function shout({ seat, name }: SeatLabel, at: number): HTMLElement {
    const key = referee ? (KEYS[at] ?? "").replace("Key", "") : words("space");
    const knows = button({ class: "mk-next mt-big", "data-do": "press", "data-seat": seat }, () => undefined, words("press"), key ? h("kbd", { class: "mt-key" }, key) : null);
    const made = [knows];
    knows.addEventListener("pointerdown", (event) => press(seat, event));
    knows.addEventListener("click", (event) => event.detail === 0 && press(seat, event));
    const special = button({ class: "mk-plain mt-big", "data-do": "special" }, () => undefined, words("special"));
    special.addEventListener("click", (event) => act(seat, event, (stamp) => ({ do: "special", at: stamp })));
    const pass = button({ class: "mk-plain mt-big", "data-do": "pass" }, () => undefined, words("pass"));
    pass.addEventListener("click", (event) => act(seat, event, (stamp) => ({ do: "pass", at: stamp })));
    return h("div", { class: "mt-shout", role: "group", "aria-label": name, "data-seat": seat }, referee ? h("b", {}, name) : null, ...made, special, pass);
  }

  const press = (seat: number, event: Event) => act(seat, event, (stamp) => ({ do: "press", at: stamp }));

  /** Stamped where a clock runs; otherwise it counts as after a usual time. */
  function act(seat: number, event: Event | undefined, action: (at: number) => Json): void {
    if (!view || view.looking) return;
    if (!view.now.clock?.runs) return void store.ask({ kind: "act", seat, action: action(USUAL) });
    if (!watch.stamp(seat, event, action)) stage.refuse(words("tap.paused"));
  }

  /** Who owes a name now. */
  function owing(now: View["now"]): number | undefined {
    return now.clock?.words[0] ?? (now.words ? (now.asked ?? undefined) : undefined);
  }

  function say(text: string, event: Event): void {
    const seat = view && owing(view.now);
    if (!view || seat === undefined) return;
    const naming = boardOf(view.board).phase !== "recall";
    if (naming && !agreed) { // a class agrees on a name before it counts
      agreed = true;
      field.value = text;
      return update(view);
    }
    field.value = "";
    agreed = !store.present;
    if (naming && !view.now.clock) stage.act({ do: "name", text });
    else act(seat, event, (at) => ({ do: naming ? "name" : "say", text, at }));
  }

  /** What the players tell their referee. */
  function tell(word: string): void {
    const seat = view && owing(view.now);
    if (!view || seat === undefined) return;
    watch.hold(false);
    if (word === "named" && !view.now.clock) stage.act({ referee: word });
    else act(seat, undefined, (at) => ({ referee: word, at }));
  }

  const opened = whenChanged(() => {
    field.value = "";
    agreed = !store.present;
    const { activeElement } = node.getRootNode() as Document;
    const elsewhere = activeElement && activeElement !== document.body && !node.closest(".mk-table")?.contains(activeElement);
    if (!entry.hidden && used && !elsewhere) (referee ? entry.querySelector<HTMLElement>("button:not([hidden] *)") : byPictures ? pictures.querySelector("button") : field)?.focus();
  });

  function listen(): void {
    const root = node.closest<HTMLElement>(".mk-table");
    if (listening || !root) return;
    listening = true;
    for (const kind of ["pointerdown", "keydown"]) root.addEventListener(kind, () => (used = true), { signal });
    root.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || shouts.hidden) return;
      if (event.target instanceof Element && event.target.matches("input, select, textarea, button, summary, a")) {
        if (!referee || !event.target.matches("button")) return;
      }
      const person = referee ? people[KEYS.indexOf(event.code)] : event.key === " " ? people[0] : undefined;
      if (!person) return;
      event.preventDefault();
      press(person.seat, event);
    }, { signal });
  }

  function update(next: View): void {
    view = next;
    listen();
    const board = boardOf(next.board);
    const { now } = next;
    const seat = owing(now);
    watch.hold(referee && seat !== undefined && board.phase === "recall");
    watch.follow(next);
    const here = next.live && next.python !== false && !now.over;
    const may = now.clock?.seats ?? (now.asked === null ? [] : [now.asked]);
    const recall = here && board.phase === "recall" && may.length > 0 && (referee || seat === undefined) && !watch.paused;
    const enters = here && seat !== undefined && !watch.paused;
    const naming = board.phase !== "recall";
    assign(draw, { hidden: !(here && board.phase === null && next.acting) });
    assign(shouts, { hidden: !recall || (referee && seat !== undefined && watch.held) });
    for (const one of shouts.children) {
      const person = Number(one.getAttribute("data-seat"));
      assign(one, { hidden: !may.includes(person) || person === seat });
      assign(one.querySelector('[data-do="special"]') as Element, { hidden: !board.special });
    }
    assign(entry, { hidden: !enters });
    const proposed = naming && store.present && agreed; // the class has a name before it, and may want another
    assign(form, { hidden: referee || (byPictures && !proposed) });
    assign(pictures, { hidden: referee || !byPictures });
    assign(named, { hidden: !referee || !naming });
    assign(judged, { hidden: !referee || naming });
    assign(toggling, { hidden: referee });
    write(whose, seat === undefined ? "" : words(referee ? (naming ? "referee.name" : "referee.ask") : naming ? "give" : "remember", { seat: room.seats[seat]?.name ?? "" }));
    write(take, proposed ? words("agreed") : words("say"));
    assign(pause, { hidden: !now.clock?.runs || !next.live });
    write(pause, words(watch.paused ? "resume" : "pause"));
    assign(node, { hidden: draw.hidden && shouts.hidden && entry.hidden && pause.hidden });
    opened(enters ? `${seat} ${board.left} ${board.phase}` : "");
  }

  return { node, update };
}
