// Where the page is: which frame it shows, whether it looks back, and what it may ask of Python.
import { Kernel } from "../core/kernel";
import type { Model } from "../core/model";
import type { Board, Book, Hint, Json, Likely, Now, Pace, Room, TableAnswer, TableFrame, TableState } from "./contract";
import { Reel, type Scene } from "./reel";

const PACES: Readonly<Record<Pace, number>> = { next: 0, slow: 2600, steady: 1400, fast: 600 }; // milliseconds a frame
const PASSING = 900; // a frame that does not stop by itself
const HOLDING = 1500; // what holds the clock, such as a token that falls
const PATIENCE = 5000; // after this time without an answer the page says that Python may be gone

/**
 * Models whose Python has been heard: where the page is only made anew, nobody has to wait for hello. With each, where the
 * view was that went last: in which state, how far behind the newest frame, whether it looked back.
 */
const answering = new WeakMap<object, readonly [state: string | undefined, behind: number, looking: boolean] | undefined>();

/** What the parts of the page show: made new for every change. */
export interface View {
  readonly room: Room;
  readonly now: Now;
  readonly board: Board;
  readonly frame: TableFrame | undefined;
  readonly at: number;
  readonly last: number;
  /** whether this is the newest frame of the game, and not a look back */
  readonly live: boolean;
  readonly looking: boolean;
  /** whether "next" has something to do */
  readonly more: boolean;
  /** whether this is one frame further than what was shown before: only then does anything move */
  readonly forward: boolean;
  /** whether somebody at this screen may act right now */
  readonly acting: boolean;
  readonly pace: Pace;
  readonly hint: Hint | undefined;
  /** what may happen next, once somebody has asked */
  readonly chances: readonly Likely[];
  /** whether Python is there; unknown at first */
  readonly python: boolean | undefined;
  /** whether Python lets a question wait for long */
  readonly late: boolean;
}

export class TableStore {
  readonly reel = new Reel();
  readonly kernel: Kernel<TableAnswer>;
  readonly present: boolean;
  #at = -1;
  #state: string | undefined;
  #shown = -1;
  #looking = false;
  #python: boolean | undefined;
  #hint: Hint | undefined;
  #chances: readonly Likely[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  #isLate = false;
  /** whether the last phase was played against the page's clock */
  #hurried = false;
  /** whether frames go on by themselves, as something has to be seen before the clock goes on */
  #passing = false;
  /** the kinds of events that are left out while looking back */
  readonly off = new Set<string>();
  #listeners: ((view: View) => void)[] = [];

  constructor(
    readonly model: Model<TableState>,
    readonly tell: (sentence: string, refused: boolean) => void,
  ) {
    this.present = model.get("present");
    if (answering.has(model.host)) this.#python = true;
    const film = model.get("film");
    if (film.length > 0) {
      this.reel.replace(film);
      this.#looking = true;
      this.#at = 0;
    } else this.#arrive(true);
    model.onChange(["now"], () => this.#arrive(false));
    model.onChange(["pace", "votes"], () => this.#changed());
    model.signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      if (this.#python) answering.set(model.host, [this.#state, this.reel.last - this.#at, this.#looking]);
    });
    this.kernel = new Kernel<TableAnswer>(model, (sentence) => tell(sentence, true));
    this.kernel.watch((there) => {
      if (there) answering.set(model.host, undefined);
      this.#python = answering.has(model.host);
      this.#changed();
      this.#askIfCut();
    });
  }

  get now(): Now {
    return this.model.get("now");
  }

  get scenes(): readonly Scene[] {
    return this.reel.scenes;
  }

  view(): View {
    const { now, reel } = this;
    const last = reel.last;
    const live = !this.#looking && this.#at >= last;
    const scene = reel.scenes[this.#at];
    return {
      room: this.model.get("room"),
      now,
      board: live ? reel.rest : (scene?.board ?? reel.rest),
      frame: scene?.frame,
      at: this.#at,
      last,
      live,
      looking: this.#looking,
      more: this.#looking ? this.#beside(1) !== this.#at : this.#at < last || now.waiting,
      forward: this.#at === this.#shown + 1,
      acting: live && now.asked !== null && now.curtain === null && this.#python !== false,
      pace: this.model.get("pace"),
      hint: live ? this.#hint : undefined,
      chances: live ? this.#chances : [],
      python: this.#python,
      late: this.#isLate,
    };
  }

  subscribe(listener: (view: View) => void): void {
    this.#listeners.push(listener);
  }

  /** Shows everything anew, as after a change of size. */
  refresh(): void {
    this.#changed();
  }

  // -- moving through what happened --

  next(): void {
    if (this.#looking) this.#go(this.#beside(1));
    else if (this.#at < this.reel.last) this.#go(this.#at + 1);
    else if (this.now.waiting) void this.ask({ kind: "go-on" });
  }

  back(): void {
    if (this.#at > 0) this.look(this.#beside(-1));
  }

  /** The next frame in a direction that is of a kind that is wanted; without one it stays where it is. */
  #beside(step: number): number {
    let at = this.#at + step;
    while (this.off.has(this.scenes[at]?.frame.kind ?? "")) at += step;
    return this.scenes[at] ? at : this.#at;
  }

  /** To the newest frame. */
  toEnd(): void {
    this.#go(this.reel.last);
  }

  /** Looks back at one frame; needs the whole game. */
  look(at: number): void {
    if (this.model.get("room").memory && !this.now.over) return;
    this.#looking = true;
    this.#go(Math.max(0, Math.min(at, this.reel.last)));
    if (!this.reel.whole) void this.#askForFilm();
  }

  /** From looking back to the game. */
  return(): void {
    this.#looking = false;
    this.#go(this.reel.last);
  }

  setPace(pace: Pace): void {
    this.model.set("pace", pace);
  }

  vote(option: number, hands: number): void {
    this.model.set("votes", { ...this.model.get("votes"), [option]: hands });
  }

  // -- asking Python --

  /** Does something for the person who is asked. */
  act(action: Json): Promise<TableAnswer | undefined> {
    return this.ask({ kind: "act", seat: this.now.asked ?? this.now.viewer ?? 0, action });
  }

  async hint(): Promise<void> {
    const answer = await this.ask({ kind: "hint" });
    if (answer?.hint) this.#hint = answer.hint;
    this.#changed();
  }

  async chances(): Promise<void> {
    this.#chances = (await this.ask({ kind: "chances" }))?.chances ?? [];
    this.#changed();
  }

  async book(): Promise<Book | null | undefined> {
    return this.model.get("book") ?? (await this.ask({ kind: "book" }))?.book;
  }

  /** One question at a time; what Python says to it is told. */
  async ask(question: object): Promise<TableAnswer | undefined> {
    if (this.#asking) return undefined;
    this.#asking = true;
    const late = setTimeout(() => this.#late(true), PATIENCE);
    try {
      const answer = await this.kernel.ask(question, this.now.state);
      if (answer.sentence) this.tell(answer.sentence, answer.kind === "refusal");
      return answer;
    } finally {
      clearTimeout(late);
      this.#asking = false;
      if (this.#isLate) this.#late(false);
    }
  }

  #late(late: boolean): void {
    this.#isLate = late;
    this.#changed();
  }

  /** Whoever takes the screen, and whoever comes back from a branch, may look back at once, too. */
  #askIfCut(): void {
    if (this.#python && !this.reel.whole && this.now.move >= 0) void this.#askForFilm();
  }

  async #askForFilm(): Promise<void> {
    const state = this.now.state;
    const answer = await this.kernel.ask({ kind: "film" }, state);
    if (!answer.film || this.now.state !== state) return;
    this.#at -= this.reel.last;
    this.reel.replace(answer.film);
    this.#shown = this.#at += this.reel.last; // as far behind the newest frame as it was
    this.#changed();
  }

  // -- changes --

  #arrive(first: boolean): void {
    if (this.now.state === this.#state) return; // a host that tells of it twice
    this.#state = this.now.state;
    const { clock, frames } = this.now;
    const known = this.reel.take(this.now);
    const room = this.model.get("room");
    const dull = (room.paces.length > 0 || room.memory) && frames.every(({ stop }) => !stop);
    const rush = this.#hurried || clock?.runs === true || dull;
    this.#hurried = clock?.runs === true;
    this.#passing = rush && frames.some(({ mark }) => (mark as { holds?: boolean } | null)?.holds === true);
    this.#hint = undefined;
    this.#chances = [];
    const [state, behind = 0, looking = false] = answering.get(this.model.host) ?? [];
    const stays = state === this.#state; // only the words are new
    this.#looking = looking && stays;
    const fresh = frames.length > 0;
    const late = first && this.reel.scenes[0]?.frame.move !== 0;
    this.#at = stays ? this.reel.last - behind : fresh && !late && (!rush || this.#passing) ? known : this.reel.last;
    this.#shown = this.#at - (fresh && !first ? 1 : 0);
    this.#changed();
    if (!first) this.#askIfCut();
  }

  #go(at: number): void {
    this.#at = at;
    this.#changed();
  }

  /** Tells all parts, and sets the time for the next frame where it comes by itself. */
  #changed(): void {
    if (this.model.signal.aborted) return;
    clearTimeout(this.#timer);
    const view = this.view();
    for (const listener of this.#listeners) listener(view);
    this.#shown = this.#at;
    const wait = this.#wait(view);
    if (wait) this.#timer = setTimeout(() => this.next(), wait);
  }

  /** Milliseconds; 0 where it waits for somebody. */
  #wait({ more, looking, frame, pace, at, last }: View): number {
    if (!more || looking || this.#python === false) return 0;
    if (at < last && this.#passing) return HOLDING;
    if (frame && !frame.stop && at < last) return PASSING;
    return PACES[pace];
  }
}
