// What lies on the table and in the row, in order. Whoever shows a part of it is told when it changes.
import type { Desk, Question } from "./contract";

export class Table {
  cards: readonly string[] = [];
  row: readonly string[] = [];
  /** what was chosen where the rulebook leaves something open, by the name of the switch */
  readonly chosen: Record<string, string> = {};
  #watching: (() => void)[] = [];

  constructor(readonly desk: Desk) {}

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

  choose(name: string, value: string): void {
    this.chosen[name] = value;
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
    const { cards, row, chosen, desk } = this;
    return { cards: cards.join(" "), row: row.join(","), language: desk.language, ...chosen };
  }
}
