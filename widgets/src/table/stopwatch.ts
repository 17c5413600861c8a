// The page's clock in a phase against the clock: one monotonic clock, which begins when the phase has been painted. What
// people do is stamped with it; Python judges. It stands still while something holds it: a pause, a dispute, an answer.
import type { Json, TableAnswer } from "./contract";
import type { TableStore, View } from "./store";

const TICK = 80; // milliseconds between two "so late is it"
const SLACK = 41; // milliseconds by which Python lets what is stamped arrive later, and one more
const AS_QUICK = 400; // milliseconds in which others can press as well
const STALE = 1000; // an event that says that it is older has another clock

export class Stopwatch {
  paused = false;
  /** held by a question that people settle among themselves */
  held = false;
  #phase: string | undefined;
  /** the moment of the reveal, or nothing while the clock stands still */
  #zero: number | undefined;
  #stood = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asking = false;
  #frame = 0;
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly store: TableStore,
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.#stop());
    document.addEventListener("visibilitychange", () => document.hidden && this.pause(true), { signal });
  }

  /** Whole milliseconds since the reveal. */
  get now(): number {
    return Math.max(0, Math.round(this.#zero === undefined ? this.#stood : performance.now() - this.#zero));
  }

  get runs(): boolean {
    return this.#zero !== undefined;
  }

  /** Follows the game: runs while a phase does, and nothing holds it. */
  follow({ now, live, python }: View): void {
    const clock = now.clock?.runs && python !== false ? now.clock : undefined;
    if (clock?.phase !== this.#phase) {
      this.#stop();
      this.#phase = clock?.phase;
      this.#stood = clock?.at ?? 0;
      this.paused = false;
    }
    if (!clock || !live || this.paused || this.held) return this.#stop();
    if (this.#zero === undefined && this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#start());
  }

  pause(paused: boolean): void {
    if (this.#phase === undefined || paused === this.paused) return;
    this.paused = paused;
    this.store.refresh();
  }

  /** Holds the clock a moment after a question was asked, as others may be as quick; or lets it go on. */
  hold(held: boolean): void {
    if (held && (this.held || this.#holding !== undefined)) return;
    clearTimeout(this.#holding);
    this.#holding = undefined;
    if (held === this.held) return;
    if (!held) {
      this.held = false;
      if (this.#phase !== undefined && this.#zero === undefined) this.#go();
      return;
    }
    this.#holding = setTimeout(() => {
      this.#holding = undefined;
      this.held = true;
      this.store.refresh();
    }, AS_QUICK);
  }

  /**
   * Somebody did something, at the moment of the event; what Python says to it, or nothing where the clock stands still.
   * After `settles` milliseconds it can be judged, and Python is told at once how late it is.
   */
  stamp(seat: number, event: Event | undefined, action: (at: number) => Json, settles = 0): Promise<TableAnswer> | undefined {
    if (this.#zero === undefined) return undefined;
    const now = performance.now();
    const moment = event && event.timeStamp <= now && now - event.timeStamp < STALE ? event.timeStamp : now;
    const phase = this.#phase;
    setTimeout(() => this.runs && phase === this.#phase && void this.#tell([]), moment + settles + SLACK - now);
    return this.#tell([{ seat, action: action(Math.max(0, Math.round(moment - this.#zero))) }]);
  }

  #start(): void {
    this.#frame = 0;
    this.#go();
    this.store.refresh();
  }

  #go(): void {
    this.#zero = performance.now() - this.#stood;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => !this.#asking && void this.#tell([]), TICK);
  }

  #stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame);
    clearInterval(this.#timer);
    this.#stood = this.now;
    this.#zero = undefined;
    this.#frame = 0;
  }

  async #tell(acts: readonly { seat: number; action: Json }[]): Promise<TableAnswer> {
    this.#asking = true;
    const question = { kind: "clock", phase: this.#phase, at: this.now, acts };
    const answer = await this.store.kernel.ask(question, this.store.now.state);
    this.#asking = false;
    if (answer.sentence) this.store.tell(answer.sentence, answer.kind === "refusal");
    return answer;
  }
}

const watches = new WeakMap<TableStore, Stopwatch>();

/** The one clock of a table, which its parts share. */
export function stopwatchOf(store: TableStore, signal: AbortSignal): Stopwatch {
  const watch = watches.get(store) ?? new Stopwatch(store, signal);
  watches.set(store, watch);
  return watch;
}
