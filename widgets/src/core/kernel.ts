// Questions to Python. The page says hello; where nobody answers within a second there is no Python, and what needs it
// is not shown at all.
import type { Answer, StepperState } from "./contract";
import type { Model } from "./model";

const PATIENCE = 1000; // milliseconds

export class Kernel {
  #next = 1;
  #waiting = new Map<number, (answer: Answer) => void>();
  #greeted: ((there: boolean) => void)[] = [];

  constructor(readonly model: Model<StepperState>) {
    model.onMessage((content) => this.#receive(content));
  }

  /** Whether Python is there. */
  hello(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#greeted.push(resolve);
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.model.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
      if (!this.model.send({ kind: "hello" })) resolve(false);
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
    if (content.kind === "hello") {
      for (const resolve of this.#greeted.splice(0)) resolve(true);
      return;
    }
    this.#waiting.get(content.id)?.(content);
    this.#waiting.delete(content.id);
  }
}

function isAnswer(content: unknown): content is Answer {
  const kind = (content as Partial<Answer> | null)?.kind;
  return kind === "answer" || kind === "refusal" || kind === "hello";
}
