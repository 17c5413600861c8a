// On the first screen of a game against the clock: how fast each person at this screen can be.
import { fill, h } from "../ui/dom";
import type { Words } from "../core/words";
import type { Choices, TableStage } from "./part";

/** What is said of a seat that has a pace of its own. */
export function paceName(words: Words, pace: number | null | undefined): string {
  return pace === null ? words("own-pace.none") : pace === undefined || pace === 1 ? "" : words("own-pace.times", { pace });
}

export function paces({ room, words }: TableStage): Choices {
  const chosen: string[] = [];
  let people = 0;
  const node = h("div", { class: "mt-options" });
  const pace = (at: number) => {
    const select = h("select", { class: "mk-select" }, ...room.paces.map((one) => h("option", { value: one, selected: one === (chosen[at] ?? "usual") }, words(`time.${one}`))));
    select.addEventListener("change", () => (chosen[at] = select.value));
    return h("label", { class: "mt-ask" }, words("time", { number: at + 1 }), select);
  };
  return {
    node,
    follow(count) {
      people = count;
      fill(node, ...Array.from({ length: count }, (_, at) => pace(at)));
      node.hidden = count === 0;
    },
    told: () => ({ paces: Array.from({ length: people }, (_, at) => chosen[at] ?? "usual") }),
  };
}
