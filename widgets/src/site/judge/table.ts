// What lies on the table and in the row, in order. Whoever shows a part of it is told when it changes.
import type { Desk, Question } from "./contract";

export class Table {
  cards: readonly string[] = [];
  row: readonly string[] = [];
  reading: string;
  jokers: string;
  #watching: (() => void)[] = [];

  constructor(readonly desk: Desk) {
    this.reading = desk.readings[0]?.id ?? "";
    this.jokers = Object.keys(desk.jokers)[0] ?? "";
  }

  watch(listener: () => void): void {
    this.#watching.push(listener);
    listener();
  }

  /** Lays a card, or takes it back. */
  turn(card: string): void {
    if (this.cards.includes(card)) this.cards = this.cards.filter((one) => one !== card);
    else if (this.cards.length < this.desk.most) this.cards = [...this.cards, card];
    this.changed();
  }

  /** Puts a rule card at the right end of the row, or takes it out. */
  rule(id: string): void {
    this.row = this.row.includes(id) ? this.row.filter((one) => one !== id) : [...this.row, id];
    this.changed();
  }

  clear(): void {
    this.cards = [];
    this.changed();
  }

  changed(): void {
    for (const listener of this.#watching) listener();
  }

  get enough(): boolean {
    return this.cards.length >= this.desk.fewest;
  }

  question(): Question {
    const { cards, row, reading, jokers, desk } = this;
    return { cards: cards.join(" "), row: row.join(","), reading, jokers, language: desk.language };
  }
}
