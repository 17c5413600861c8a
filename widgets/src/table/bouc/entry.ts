// Where a name is given or remembered: typed, chosen from pictures, or said aloud and told by the referee.
import { assign, button, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { TableStage } from "../part";
import type { Stopwatch } from "../stopwatch";
import type { View } from "../store";
import { boardOf } from "./board";
import { pictureNames } from "./pictures";
import type { Act } from "./shouts";

const LONGEST = 40; // signs of a name

export interface Entry {
  readonly node: HTMLElement;
  /** `shown` is whether somebody here owes a name now */
  update(view: View, shown: boolean): void;
  /** notices that somebody plays here: nobody else's focus is taken */
  heed(root: HTMLElement): void;
}

/** Who owes a name now. */
export function owing({ clock, words, asked }: View["now"]): number | undefined {
  return clock?.words[0] ?? (words ? (asked ?? undefined) : undefined);
}

/** With a `referee`, the table, names are said aloud, and it is told who was right. */
export function entryOf(stage: TableStage, watch: Stopwatch, referee: boolean, act: Act): Entry {
  const { store, words, room, signal } = stage;
  let seen: { readonly view: View; readonly shown: boolean } | undefined;
  let agreed = !store.present; // a class agrees on a name before it counts
  let used = false;
  const field = h("input", { class: "mk-select mt-name", maxlength: LONGEST, autocomplete: "off", spellcheck: "false", "aria-label": words("name") });
  const take = button({ class: "mk-next", "data-do": "say" }, () => form.requestSubmit(), words("say"));
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
  const node = h("div", { class: "mt-entry", role: "group", "aria-label": words("name"), hidden: true }, whose, form, pictures, named, judged, toggling);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) say(field.value, event);
  });
  toggle.addEventListener("change", () => show());

  function say(text: string, event: Event): void {
    const seat = seen && owing(seen.view.now);
    if (!seen || seat === undefined) return;
    const naming = boardOf(seen.view.board).phase !== "recall";
    if (naming && !agreed) {
      agreed = true;
      field.value = text;
      return show();
    }
    field.value = "";
    agreed = !store.present;
    if (naming && !seen.view.now.clock) stage.act({ do: "name", text });
    else act(seat, event, (at) => ({ do: naming ? "name" : "say", text, at }));
  }

  /** What the players tell their referee. */
  function tell(word: string): void {
    const seat = seen && owing(seen.view.now);
    if (!seen || seat === undefined) return;
    watch.hold(false);
    if (word === "named" && !seen.view.now.clock) stage.act({ referee: word });
    else act(seat, undefined, (at) => ({ referee: word, at }));
  }

  const opened = whenChanged(() => {
    field.value = "";
    agreed = !store.present;
    const { activeElement } = node.getRootNode() as Document;
    const elsewhere = activeElement && activeElement !== document.body && !node.closest(".mk-table")?.contains(activeElement);
    if (!node.hidden && used && !elsewhere) (referee ? node.querySelector<HTMLElement>("button:not([hidden] *)") : toggle.checked ? pictures.querySelector("button") : field)?.focus();
  });

  function show(): void {
    if (!seen) return;
    const { view, shown } = seen;
    const board = boardOf(view.board);
    const seat = owing(view.now);
    const naming = board.phase !== "recall";
    const proposed = naming && store.present && agreed; // the class has a name before it, and may want another
    assign(node, { hidden: !shown });
    assign(form, { hidden: referee || (toggle.checked && !proposed) });
    assign(pictures, { hidden: referee || !toggle.checked });
    assign(named, { hidden: !referee || !naming });
    assign(judged, { hidden: !referee || naming });
    assign(toggling, { hidden: referee });
    write(whose, seat === undefined ? "" : words(referee ? (naming ? "referee.name" : "referee.ask") : naming ? "give" : "remember", { seat: room.seats[seat]?.name ?? "" }));
    write(take, proposed ? words("agreed") : words("say"));
    opened(shown ? `${seat} ${board.left} ${board.phase}` : "");
  }

  return {
    node,
    update(view, shown) {
      seen = { view, shown };
      show();
    },
    heed(root) {
      for (const kind of ["pointerdown", "keydown"]) root.addEventListener(kind, () => (used = true), { signal });
    },
  };
}
