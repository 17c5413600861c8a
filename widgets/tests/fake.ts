// A host's model for tests: what Python would send, in memory, and what the page sent.
import golden from "../../tests/widgets/golden/stepper.json";
import type { StepperState } from "../src/core/contract";
import type { HostModel } from "../src/core/model";

export const state = (changes: Partial<StepperState> = {}): StepperState =>
  ({ ...structuredClone(golden), ...changes }) as unknown as StepperState;

type Listener = (...given: never[]) => void;

export class FakeHost implements HostModel {
  readonly values: Map<string, unknown>;
  readonly sent: unknown[] = [];
  readonly listeners = new Map<string, Set<Listener>>();
  saves = 0;
  /** what Python does with a message; without it nobody is there */
  python: ((content: never, host: FakeHost) => void) | undefined;

  constructor(values: object = state()) {
    this.values = new Map(Object.entries(values));
  }

  get(name: string): unknown {
    return this.values.get(name);
  }

  set(name: string, value: unknown): void {
    this.values.set(name, value);
    this.#tell(`change:${name}`);
  }

  on(name: string, listener: Listener): void {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }

  off(name: string, listener: Listener): void {
    this.listeners.get(name)?.delete(listener);
  }

  save_changes(): void {
    this.saves += 1;
  }

  send(content: unknown): void {
    this.sent.push(content);
    this.python?.(content as never, this);
  }

  /** A message from Python. */
  answer(content: unknown): void {
    this.#tell("msg:custom", content);
  }

  get listening(): number {
    return [...this.listeners.values()].reduce((sum, those) => sum + those.size, 0);
  }

  #tell(name: string, content?: unknown): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(content as never);
  }
}
