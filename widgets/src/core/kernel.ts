// Questions to Python. The page says hello; where nobody answers within a second there is no Python, and what needs it
// is not shown at all. A busy Python may answer later, and is then there after all.
import type { Answer } from "./contract";

const PATIENCE = 1000; // milliseconds

/** What every answer of Python has. */
export interface Reply {
  readonly kind: "answer" | "refusal" | "hello";
  readonly id: number;
  readonly sentence: string;
}

/** The part of a model that carries messages. */
interface Line {
  readonly signal: AbortSignal;
  send(content: object): boolean;
  onMessage(listener: (content: unknown) => void): void;
}

export class Kernel<Found extends Reply = Answer> {
  #there: boolean | undefined;
  #watching: ((there: boolean) => void)[] = [];
  // All views of a model hear every answer: each view counts from a number of its own.
  #next = 1 + Math.floor(Math.random() * 2 ** 40);
  #waiting = new Map<number, (answer: Found) => void>();

  /** `refused` is told of what Python refused without having been asked. */
  constructor(
    readonly model: Line,
    readonly refused: (sentence: string) => void,
  ) {
    model.onMessage((content) => this.#receive(content));
    const timer = setTimeout(() => this.#found(false), PATIENCE);
    model.signal.addEventListener("abort", () => clearTimeout(timer));
    if (!model.send({ kind: "hello" })) this.#found(false);
  }

  /** Calls the listener once it is known whether Python is there, and again if that changes. */
  watch(listener: (there: boolean) => void): void {
    this.#watching.push(listener);
    if (this.#there !== undefined) listener(this.#there);
  }

  ask(question: object, state: string): Promise<Found> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.model.send({ ...question, id, state });
    });
  }

  /** A "no" counts only as long as nothing has been heard. */
  #found(there: boolean): void {
    if (this.#there === there || this.#there) return;
    this.#there = there;
    for (const listener of this.#watching) listener(there);
  }

  #receive(content: unknown): void {
    if (!isReply(content)) return;
    if (content.kind === "hello") return this.#found(true);
    if (content.kind === "refusal" && content.id === 0) return this.refused(content.sentence);
    this.#waiting.get(content.id)?.(content as Found);
    this.#waiting.delete(content.id);
  }
}

function isReply(content: unknown): content is Reply {
  const kind = (content as Partial<Reply> | null)?.kind;
  return kind === "answer" || kind === "refusal" || kind === "hello";
}
