// Questions to Python. The page says hello; where nobody answers within a second there is no Python, and what needs it
// is not shown at all.
import type { Answer, StepperState } from "./contract";
import type { Model } from "./model";

const PATIENCE = 1000; // milliseconds

export class Kernel {
  /** Whether Python is there. */
  readonly there: Promise<boolean>;
  // All views of a model hear every answer: each view counts from a number of its own.
  #next = 1 + Math.floor(Math.random() * 2 ** 40);
  #waiting = new Map<number, (answer: Answer) => void>();
  #greet: (there: boolean) => void = () => undefined;

  /** `refused` is told of what Python refused without having been asked. */
  constructor(
    readonly model: Model<StepperState>,
    readonly refused: (sentence: string) => void,
  ) {
    model.onMessage((content) => this.#receive(content));
    this.there = new Promise((resolve) => {
      this.#greet = resolve;
      const timer = setTimeout(() => resolve(false), PATIENCE);
      model.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
      if (!model.send({ kind: "hello" })) resolve(false);
    });
  }

  ask(question: object, state: string): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.model.send({ ...question, id, state });
    });
  }

  #receive(content: unknown): void {
    if (!isAnswer(content)) return;
    if (content.kind === "hello") return this.#greet(true);
    if (content.kind === "refusal" && content.id === 0) return this.refused(content.sentence);
    this.#waiting.get(content.id)?.(content);
    this.#waiting.delete(content.id);
  }
}

function isAnswer(content: unknown): content is Answer {
  const kind = (content as Partial<Answer> | null)?.kind;
  return kind === "answer" || kind === "refusal" || kind === "hello";
}
