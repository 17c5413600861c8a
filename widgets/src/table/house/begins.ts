// On the first screen: who of the people here last saw a real moose, and so begins. Nobody knows: then chance decides.
import { fill, h } from "../../ui/dom";
import type { Choices, TableStage } from "../part";

export function begins({ words }: TableStage): Choices {
  const select = h("select", { class: "mk-select" });
  const node = h("label", { class: "mt-ask" }, words("begins"), select);
  return {
    node,
    follow(count) {
      const before = select.value;
      const seats = Array.from({ length: count }, (_, at) => h("option", { value: at, selected: String(at) === before }, words("begins.seat", { number: at + 1 })));
      fill(select, h("option", { value: "" }, words("begins.chance")), ...seats);
      node.hidden = count === 0;
    },
    told: () => (select.value === "" ? {} : { begins: Number(select.value) }),
  };
}
