// Where the learner is. The step changes here first and is sent to Python afterwards; nothing here needs a kernel.
import type { Frame, Guess, Progress, Scene, StepperState } from "./contract";
import type { Model } from "./model";

/** What the parts of the front end show: made new for every change. */
export interface Now extends Progress {
  readonly frame: Frame;
  /** the last step that may be shown: the answer is covered until the learner has guessed, or the class has asked */
  readonly limit: number;
  readonly covered: boolean;
  /** whether the answer was asked for before any hands were counted */
  readonly unvoted: boolean;
  /** whether this is one step further than what was shown before: only then does anything move */
  readonly forward: boolean;
  readonly playing: boolean;
  /** the seat that was ahead one step before, where another one is now */
  readonly overtaken: number | null;
}

export class Store {
  readonly frames: readonly Frame[];
  readonly scene: Scene;
  readonly present: boolean;
  readonly predict: boolean;
  readonly tap: boolean;
  #listeners: ((now: Now) => void)[] = [];
  #shown: number;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silent = false;
  /** whether the class has been asked for its votes, which is done once */
  #asked = false;

  constructor(readonly model: Model<StepperState>) {
    this.frames = model.get("frames");
    this.scene = model.get("scene");
    this.present = model.get("present");
    this.predict = model.get("predict");
    this.tap = model.get("tap");
    this.#shown = this.step;
    model.onChange(["step", "prediction", "revealed", "votes"], () => this.#tell());
    model.signal.addEventListener("abort", () => clearInterval(this.#timer), { once: true });
  }

  /** The last frame before the trick is decided. */
  get lastPlay(): number {
    return this.frames.findLastIndex((frame) => frame.kind === "play" || frame.kind === "table");
  }

  get covered(): boolean {
    const guessed = this.predict && this.model.get("prediction") !== null;
    return (this.predict || this.present) && !guessed && !this.model.get("revealed");
  }

  get limit(): number {
    return this.covered ? this.lastPlay : this.frames.length - 1;
  }

  get step(): number {
    return clamp(this.model.get("step"), this.limit);
  }

  get guess(): Guess | undefined {
    const prediction = this.model.get("prediction");
    return this.scene.guesses.find((guess) => guess.seat === prediction);
  }

  now(): Now {
    const step = this.step;
    const frame = this.frames[step];
    if (frame === undefined) throw new Error("there is no frame to show");
    const before = this.frames[step - 1]?.ahead ?? null;
    return {
      step,
      frame,
      forward: step === this.#shown + 1,
      limit: this.limit,
      covered: this.covered,
      unvoted: this.#asked && this.covered && !this.#voted,
      playing: this.#timer !== undefined,
      overtaken: frame.ahead !== null && frame.ahead !== before ? before : null,
      prediction: this.model.get("prediction"),
      revealed: this.model.get("revealed"),
      votes: this.model.get("votes"),
    };
  }

  subscribe(listener: (now: Now) => void): void {
    this.#listeners.push(listener);
  }

  go(step: number): void {
    this.pause();
    this.#move(step);
  }

  forward(): void {
    this.go(this.step + 1);
  }

  back(): void {
    this.go(this.step - 1);
  }

  /** Steps on by itself, until the end or until paused. */
  play(every: number): void {
    if (this.step >= this.limit) this.#move(0);
    this.#timer = setInterval(() => {
      this.#move(this.step + 1);
      if (this.step >= this.limit) this.pause();
    }, every);
    this.#tell();
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#tell();
  }

  guessWinner(seat: number): void {
    this.#together(() => {
      this.model.set("step", this.lastPlay);
      this.model.set("prediction", seat);
    });
  }

  get waitsForVotes(): boolean {
    return !this.#asked && !this.#voted;
  }

  askForVotes(): void {
    this.#asked = true;
    this.#tell();
  }

  get #voted(): boolean {
    return Object.values(this.model.get("votes")).some((hands) => hands > 0);
  }

  reveal(): void {
    this.#together(() => {
      this.model.set("step", this.lastPlay);
      this.model.set("revealed", true);
    });
  }

  vote(seat: number, hands: number): void {
    this.model.set("votes", { ...this.model.get("votes"), [seat]: hands });
  }

  /** Several values changed, told once. */
  #together(change: () => void): void {
    this.#silent = true;
    change();
    this.#silent = false;
    this.#tell();
  }

  #move(step: number): void {
    const target = clamp(step, this.limit);
    if (target !== this.model.get("step")) this.model.set("step", target);
  }

  #tell(): void {
    if (this.#silent || this.model.signal.aborted) return;
    const now = this.now();
    this.#shown = now.step;
    for (const listener of this.#listeners) listener(now);
  }
}

function clamp(step: number, limit: number): number {
  return Math.max(0, Math.min(step, limit));
}
