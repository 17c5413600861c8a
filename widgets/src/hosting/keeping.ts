// What a learner answers on a page without Python stays in the browser's own store, under the page and the widget's
// name, and goes nowhere. Whoever comes next can start fresh. A store may be blocked, or hold what another version put
// there or somebody broke: then the page begins anew, and says so.
import type { KeptHere } from "../core/contract";
import { addStyles } from "../core/styles";
import { wordsOf } from "../core/words";
import { button, fill, h, write } from "../ui/dom";
import { areValues, type Values, valuesOf } from "./kept-values";
import type { PageModel } from "./page-model";

const FORMAT = "moosekit answers";
const VERSION = 1;
const STYLE = `.mk-kept{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-top:12px}
.mk-kept:has(>:first-child:empty){margin:0}@media print{.moosekit .mk-kept{display:none}}`;

/** All that is kept on this page and has been shown. */
const all = new Set<Keeping>();

/** Brings back what a widget of this page had kept, and keeps what comes; nothing for a widget that keeps nothing. */
export function keepingOf(model: PageModel, state: Readonly<Record<string, unknown>>): Keeping | undefined {
  const kept = state["kept"] as KeptHere | undefined;
  return kept && new Keeping(model, state, kept);
}

const page = (): string => `${FORMAT} ${location.pathname} `;

export class Keeping {
  readonly #key: string;
  readonly #fresh: Values;
  readonly #words;
  readonly #told = h("span", { class: "mk-note", role: "status", tabindex: -1 });
  readonly #buttons = h("span", { class: "mk-buttons" });
  #quiet = false; // while everything begins anew

  constructor(readonly model: PageModel, state: Readonly<Record<string, unknown>>, { name, words }: KeptHere) {
    this.#key = page() + name;
    this.#fresh = valuesOf(state);
    this.#words = wordsOf(words);
    this.#bringBack(state);
    for (const value of Object.keys(this.#fresh)) model.on(`change:${value}`, () => this.#keep());
    all.add(this);
  }

  /** The line below the widget: where answers are, and the way to start fresh. */
  showIn(el: HTMLElement): void {
    addStyles(el, { kept: STYLE });
    (el.querySelector(".moosekit") ?? el).append(h("div", { class: "mk-kept" }, this.#told, this.#buttons));
  }

  #bringBack(state: Readonly<Record<string, unknown>>): void {
    let text: string | null;
    try {
      text = localStorage.getItem(this.#key);
    } catch {
      return this.#say("blocked");
    }
    if (text === null) return;
    const values = read(text);
    if (!areValues(values, state)) return this.#say("strange");
    for (const [name, value] of Object.entries(values)) this.model.set(name, value);
    this.#say("here", this.#freshButton());
  }

  #keep(): void {
    if (this.#quiet) return;
    const values = Object.fromEntries(Object.keys(this.#fresh).map((name) => [name, this.model.get(name)]));
    try {
      localStorage.setItem(this.#key, JSON.stringify({ format: FORMAT, version: VERSION, values }));
    } catch {
      return this.#say("blocked");
    }
    if (!this.#buttons.hasChildNodes()) this.#say("here", this.#freshButton());
  }

  #say(what: string, ...buttons: readonly HTMLElement[]): void {
    write(this.#told, this.#words(what));
    fill(this.#buttons, ...buttons);
  }

  #freshButton(): HTMLElement {
    return button({ class: "mk-plain" }, () => {
      const no = button({ class: "mk-plain" }, () => {
        const again = this.#freshButton();
        this.#say("here", again);
        again.focus();
      }, this.#words("no"));
      this.#say("sure", button({ class: "mk-plain" }, () => this.#startFresh(), this.#words("yes")), no);
      no.focus();
    }, this.#words("fresh"));
  }

  /** Not me: the whole page begins anew, also what is below and has not been shown yet. */
  #startFresh(): void {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "");
    for (const key of keys) if (key.startsWith(page())) localStorage.removeItem(key);
    for (const one of all) one.#forget();
    this.#say("gone");
    this.#told.focus();
  }

  #forget(): void {
    this.#quiet = true;
    for (const [name, value] of Object.entries(this.#fresh)) this.model.set(name, value);
    this.#quiet = false;
    this.#say("");
  }
}

/** The values in a text of the store; nothing where it is not ours, or of another version. */
function read(text: string): unknown {
  try {
    const { format, version, values } = JSON.parse(text);
    return format === FORMAT && version === VERSION ? values : undefined;
  } catch {
    return undefined;
  }
}
