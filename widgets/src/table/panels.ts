// What can be looked up: the set-up with its sources, the player aid (which is for print, too), the keys.
import { button, fill, h } from "../ui/dom";
import { icon } from "../ui/card-picture";
import type { Book } from "./contract";
import type { TableStage } from "./part";

export type Name = "setup" | "aid" | "keys";

export interface Panels {
  readonly node: HTMLElement;
  readonly toggle: (name: Name) => void;
}

const KEYS = ["keys.onward", "keys.back", "keys.inside", "keys.help", "keys.leave"];

export function panels(stage: TableStage): Panels {
  const { store, words } = stage;
  const node = h("div", { class: "mt-panels" });
  let open: Name | undefined;
  const show = async (name: Name) => {
    const book = name === "keys" ? undefined : await store.book();
    const inside = name === "keys" ? keys(stage) : book && (name === "setup" ? setup(stage, book) : aid(stage, book));
    if (!inside) return;
    const close = button({ class: "mk-icon mt-close", "aria-label": words("close") }, () => toggle(name), icon("cross"));
    fill(node, h("section", { class: "mk-panel mt-panel", "aria-label": words(name) }, close, ...inside));
    close.focus();
  };
  const toggle = (name: Name) => {
    const closing = open === name;
    open = closing ? undefined : name;
    fill(node);
    if (closing) node.parentElement?.querySelector<HTMLElement>(`[data-look="${name}"]`)?.focus();
    if (open) void show(open);
    for (const one of node.parentElement?.querySelectorAll("[data-look]") ?? []) {
      one.setAttribute("aria-expanded", String(one.getAttribute("data-look") === open));
    }
  };
  return { node, toggle };
}

function setup({ words }: TableStage, book: Book): HTMLElement[] {
  const rows = book.setup.map(({ what, value, source, mark }) =>
    h("tr", {}, h("th", { scope: "row" }, what), h("td", {}, value), h("td", {}, h("span", { class: "mk-chip mt-source", "data-mark": mark }, source))));
  const heads = ["what", "value", "source"].map((head) => h("th", { scope: "col" }, words(`setup.${head}`)));
  return [h("h3", { class: "mk-heading" }, words("setup")), h("p", { class: "mk-note" }, book.caption),
    h("div", { class: "mt-scroll", tabindex: 0, role: "group", "aria-label": words("setup") },
      h("table", { class: "mt-setup" }, h("thead", {}, h("tr", {}, ...heads)), h("tbody", {}, ...rows)))];
}

function aid({ words, signal }: TableStage, book: Book): HTMLElement[] {
  const parts = book.aid.map(({ heading, lines }) => h("div", { class: "mt-guide" }, h("h4", {}, heading), h("ul", {}, ...lines.map((line) => h("li", {}, line)))));
  const print = button({ class: "mk-plain" }, () => globalThis.print(), icon("print"), words("print"));
  signal.addEventListener("abort", () => print.remove());
  return [h("h3", { class: "mk-heading" }, words("aid")), h("div", { class: "mt-aid" }, ...parts), print];
}

function keys({ words }: TableStage): HTMLElement[] {
  return [h("h3", { class: "mk-heading" }, words("keys")), h("ul", { class: "mt-keys" }, ...KEYS.map((key) => h("li", {}, words(key))))];
}
