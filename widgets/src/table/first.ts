// The first screen: how many play, which rules, who of them sits here, how strong the bots are; then Deal.
import { button, fill, groupName, h } from "../ui/dom";
import { icon } from "../ui/card-picture";
import type { Variation } from "./contract";
import type { Choices, TablePart, TableStage } from "./part";

export function first({ store, words, room }: TableStage, more?: Choices): TablePart {
  const name = groupName();
  const usual = room.players.includes(4) ? 4 : (room.players[0] ?? 2);
  const players = choices(`${name}-players`, room.players.map((count) => ({ id: String(count), title: String(count), about: "" })), String(usual));
  const variations = choices(`${name}-rules`, room.variations, room.variation);
  const people = h("select", { class: "mk-select" });
  const recount = () => {
    const before = people.value || "1";
    const count = Number(players.value());
    fill(people, ...Array.from({ length: count + 1 }, (_, here) =>
      h("option", { value: here, selected: String(here) === before }, here === 0 ? words("people.none") : here === 1 ? words("people.one") : words("people.some", { count: here }))));
    more?.follow(Number(people.value));
  };
  const bots = h("select", { class: "mk-select" }, ...room.bots.map(({ id, title }) => h("option", { value: id, selected: id === room.bot }, title)));
  people.addEventListener("change", () => more?.follow(Number(people.value)));
  recount();
  const deal = button({ class: "mk-next mt-deal", "data-do": "deal" }, () => {
    const question = { kind: "deal", seats: Number(players.value()), variation: variations.value(), people: Number(people.value) };
    void store.ask({ ...question, ...(bots.value ? { bots: bots.value } : {}), ...more?.told() });
  }, icon("deal"), words("deal"));
  const group = (legend: string, ...inside: HTMLElement[]) =>
    h("fieldset", {}, h("legend", { class: "mk-heading" }, legend), ...inside);
  const asked = (what: string, select: HTMLElement) => h("label", { class: "mt-ask" }, words(what), select);
  const seats = group(words("players"), players.node);
  seats.addEventListener("change", recount);
  const node = h("div", { class: "mt-first mk-panel", role: "group", "aria-label": words("first-screen") }, seats,
    group(words("rules"), variations.node), asked("people", people), more?.node, room.bots.length > 0 ? asked("bots", bots) : null, deal);
  return { node, update: () => undefined };
}

function choices(name: string, options: readonly Variation[], chosen: string): { readonly node: HTMLElement; readonly value: () => string } {
  const radios = options.map(({ id }) => h("input", { type: "radio", name, value: id, checked: id === chosen }));
  const labels = options.map(({ title, about }, at) =>
    h("label", { class: "mk-option" }, radios[at], h("span", {}, h("b", {}, title), about ? h("small", { class: "mk-note" }, about) : null)));
  return { node: h("div", { class: "mt-options" }, ...labels), value: () => radios.find((radio) => radio.checked)?.value ?? chosen };
}

/** Several people at one screen: nobody's cards are shown until they have taken it. */
export function curtain({ store, words, room }: TableStage): TablePart {
  const text = h("p", { class: "mk-say" });
  const lift = button({ class: "mk-next", "data-do": "curtain" }, () => void store.ask({ kind: "look", seat: store.now.curtain }), words("curtain.lift"));
  const node = h("div", { class: "mt-curtain mk-panel", role: "group", "aria-label": words("curtain"), hidden: true }, text, lift);
  return {
    node,
    update({ now, live }) {
      const name = room.seats.find(({ seat }) => seat === now.curtain)?.name ?? "";
      node.hidden = now.curtain === null || !live;
      if (text.textContent !== name) fill(text, words("curtain.give", { seat: name }));
    },
  };
}
