// The rule cards in force, in the order of the row, and what the rulebook leaves open.
import type { Words } from "../../core/words";
import { button, h } from "../../ui/dom";
import { rowPicture } from "../../ui/pictures";
import type { Switch } from "./contract";
import type { Table } from "./table";

const SIZE = 40; // pixels

export function rules(table: Table, words: Words): HTMLElement {
  const buttons = table.desk.row.map((card) => {
    const number = h("b", {});
    const made = button({ class: "mj-rule", title: card.text }, () => table.rule(card.id), rowPicture(card, { size: SIZE }), h("span", {}, card.title), number);
    return { card, made, number };
  });
  table.watch(() => {
    for (const { card, made, number } of buttons) {
      const place = table.row.indexOf(card.id) + 1;
      made.setAttribute("aria-pressed", String(place > 0));
      number.textContent = place ? String(place) : "";
    }
  });
  return h("section", { class: "mk-panel" },
    h("h2", { class: "mk-heading" }, words("row")), h("p", { class: "mk-note" }, words("row-hint")),
    h("div", { class: "mj-rules" }, ...buttons.map(({ made }) => made)), open(table, words));
}

function open(table: Table, words: Words): HTMLElement {
  return h("details", { class: "mk-more" }, h("summary", {}, words("more")), ...table.desk.switches.map((one) => choice(table, one)));
}

function choice(table: Table, { name, title, options }: Switch): HTMLElement {
  const select = h("select", { class: "mk-select" }, ...Object.entries(options).map(([id, called]) => h("option", { value: id }, called)));
  select.addEventListener("change", () => table.choose(name, select.value));
  return h("label", { class: "mk-ask" }, title, select);
}
