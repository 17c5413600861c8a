import { describe, expect, it } from "vitest";
import { wordsOf } from "../src/core/words";
import type { Desk } from "../src/site/judge/contract";
import { rules } from "../src/site/judge/rules";
import { Table } from "../src/site/judge/table";

const desk: Desk = {
  language: "en", cards: {}, row: [], fewest: 3, most: 4, stepper: {},
  switches: [
    { name: "reading", title: "How", options: { "last-word": "last", "first-word": "first" } },
    { name: "monkey_takes", title: "What", options: { "animal-card": "animals", "any-card": "all" } },
  ],
  words: { row: "row", "row-hint": "hint", more: "more" },
};

function laid(...cards: readonly string[]): Table {
  const table = new Table(desk);
  for (const card of cards) table.turn(card);
  return table;
}

describe("the judge's table", () => {
  it("asks about the cards in their order, and leaves what nobody chose to Python", () => {
    expect(laid("O5", "G2", "O3").question()).toEqual({ cards: "O5 G2 O3", row: "", language: "en" });
  });

  it("takes a card back, and lays no more than a trick has", () => {
    const table = laid("O5", "G2", "O5", "O3", "O4", "O6", "O7");
    expect(table.cards).toEqual(["G2", "O3", "O4", "O6"]);
  });

  it("offers every switch, and asks with what was chosen; the old verdict goes", () => {
    const table = laid("O5", "G2", "O3");
    let changes = 0;
    table.watch(() => (changes += 1));
    const selects = [...rules(table, wordsOf(desk.words)).querySelectorAll("select")];
    expect(selects.map(({ options }) => options.length)).toEqual([2, 2]);
    selects[1]!.value = "any-card";
    selects[1]!.dispatchEvent(new Event("change"));
    expect(table.question()).toMatchObject({ monkey_takes: "any-card" });
    expect(changes).toBe(2);
  });
});
