// A typed view of the widget's model. Hosts differ in what they pass to a listener, so no listener here gets anything:
// whoever is told of a change reads the value again.
import { plain } from "./decode";

/** The part of the widget model that every host has. */
export interface HostModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(name: string, listener: (...given: never[]) => void): void;
  off(name: string, listener: (...given: never[]) => void): void;
  save_changes(): void;
  send(content: unknown): void;
}

const SAVE_EVERY = 100; // milliseconds: a dragged scrubber would flood the kernel otherwise

export class Model<State extends object> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** what was read last, as the host has it and as it is inside: values are replaced, never changed in place */
  #read = new Map<string, { readonly raw: unknown; readonly inside: unknown }>();

  constructor(
    readonly host: HostModel,
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.#flush());
  }

  get<Name extends keyof State & string>(name: Name): State[Name] {
    const raw = this.host.get(name);
    let found = this.#read.get(name);
    if (!found || found.raw !== raw) this.#read.set(name, (found = { raw, inside: plain(raw) }));
    return found.inside as State[Name];
  }

  /** Sets a value here at once (other views of the model see it), and in Python a little later. */
  set<Name extends keyof State & string>(name: Name, value: State[Name]): void {
    this.host.set(name, value);
    this.#timer ??= setTimeout(() => this.#flush(), SAVE_EVERY);
  }

  /** Calls the listener after a change of one of the values, until the view goes. */
  onChange(names: readonly (keyof State & string)[], listener: () => void): void {
    for (const name of names) this.#listen(`change:${name}`, () => listener());
  }

  onMessage(listener: (content: unknown) => void): void {
    this.#listen("msg:custom", (content: unknown) => listener(plain(content)));
  }

  /** Whether the host could take the message; a page without Python cannot. */
  send(content: object): boolean {
    try {
      this.host.send(content);
      return true;
    } catch {
      return false;
    }
  }

  #listen(name: string, listener: (content: never) => void): void {
    this.host.on(name, listener);
    this.signal.addEventListener("abort", () => this.host.off(name, listener));
  }

  #flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.host.save_changes();
  }
}
