// Whoever knows a name shouts first: buttons for each person at this screen, and a key each.
import { assign, button, h } from "../../ui/dom";
import type { Json, SeatLabel } from "../contract";
import type { TableStage } from "../part";

const KEYS = ["KeyA", "KeyL", "KeyC", "KeyN"];

/** Does something for a seat at the moment of an event. */
export type Act = (seat: number, event: Event | undefined, action: (at: number) => Json) => void;

export interface Shouts {
  readonly node: HTMLElement;
  /** shows those of the seats that may shout */
  update(shown: boolean, seats: readonly number[], special: boolean): void;
  /** heeds the keys that are pressed in the table */
  heed(root: HTMLElement): void;
}

export function shoutsOf({ words, signal }: TableStage, people: readonly SeatLabel[], act: Act): Shouts {
  const several = people.length > 1;
  const node = h("div", { class: "mt-shouts" }, ...people.map(shout));

  function shout({ seat, name }: SeatLabel, at: number): HTMLElement {
    const key = several ? (KEYS[at] ?? "").replace("Key", "") : words("space");
    const knows = button({ class: "mk-next mt-big", "data-do": "press", "data-seat": seat }, () => undefined, words("press"), key ? h("kbd", { class: "mt-key" }, key) : null);
    knows.addEventListener("pointerdown", (event) => press(seat, event));
    knows.addEventListener("click", (event) => event.detail === 0 && press(seat, event));
    const other = (what: "special" | "pass") => {
      const made = button({ class: "mk-plain mt-big", "data-do": what }, () => undefined, words(what));
      made.addEventListener("click", (event) => act(seat, event, (stamp) => ({ do: what, at: stamp })));
      return made;
    };
    return h("div", { class: "mt-shout", role: "group", "aria-label": name, "data-seat": seat }, several ? h("b", {}, name) : null, knows, other("special"), other("pass"));
  }

  function press(seat: number, event: Event): void {
    act(seat, event, (stamp) => ({ do: "press", at: stamp }));
  }

  /** Whose key it is; a button that has the focus keeps its own keys where one person plays. */
  function presser(event: KeyboardEvent): SeatLabel | undefined {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || node.hidden) return undefined;
    const busy = event.target instanceof Element && event.target.matches("input, select, textarea, button, summary, a") ? event.target : undefined;
    if (busy && !(several && busy.matches("button"))) return undefined;
    return several ? people[KEYS.indexOf(event.code)] : event.key === " " ? people[0] : undefined;
  }

  return {
    node,
    update(shown, seats, special) {
      assign(node, { hidden: !shown });
      for (const one of node.children) {
        assign(one, { hidden: !seats.includes(Number(one.getAttribute("data-seat"))) });
        assign(one.querySelector('[data-do="special"]') as Element, { hidden: !special });
      }
    },
    heed: (root) => root.addEventListener("keydown", (event) => {
      const person = presser(event);
      if (!person) return;
      event.preventDefault();
      press(person.seat, event);
    }, { signal }),
  };
}
