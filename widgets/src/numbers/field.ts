// Where the answer goes: a line to type it on, five words to choose from, or a place on the line from 0 to 1.
import type { Words } from "../core/words";
import { groupName, h, write } from "../ui/dom";
import type { NumberVariant } from "./contract";

export interface Field {
  readonly node: HTMLElement;
  /** what is there now; empty where nothing is */
  typed(): string;
  /** what to say where nothing is, if that is no matter of reading */
  readonly nothing?: string;
  focus(): void;
}

/** What a field is made for. */
export interface Wanted {
  readonly words: Words;
  readonly variant: NumberVariant;
  readonly language: string;
}

const WORDS = ["impossible", "unlikely", "even", "likely", "certain"];
export function fieldOf({ words, variant, language }: Wanted, done: () => void): Field {
  const name = groupName();
  const field = variant.form === "word" ? wordField(words, variant, name) : variant.form === "place" ? placeField(words, language, name) : lineField(words, variant, name);
  field.node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // in a notebook Enter would open the cell
    done();
  });
  return field;
}

function lineField(words: Words, variant: NumberVariant, name: string): Field {
  const input = h("input", { class: "mn-line", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 60, id: name, "aria-describedby": `${name}-says` });
  return {
    node: h("div", { class: "mn-field" }, h("label", { class: "mk-heading", for: name }, words("answer")), input,
      h("p", { class: "mk-note", id: `${name}-says` }, variant.says)),
    typed: () => input.value,
    focus: () => input.focus(),
  };
}

function wordField(words: Words, variant: NumberVariant, name: string): Field {
  const radios = WORDS.map((value) => h("input", { type: "radio", name, value }));
  const labels = WORDS.map((word, at) => h("label", { class: "mk-option" }, radios[at], h("span", {}, words(`word.${word}`))));
  return {
    node: h("fieldset", { class: "mn-words" }, h("legend", { class: "mk-heading" }, variant.says), ...labels),
    typed: () => {
      const chosen = radios.find((radio) => radio.checked);
      return chosen ? words(`word.${chosen.value}`) : "";
    },
    nothing: words("choose"),
    focus: () => radios[0]?.focus(),
  };
}

function placeField(words: Words, language: string, name: string): Field {
  const shownAs = (place: string) => (language === "fr" ? place.replace(".", ",") : place);
  const range = h("input", { type: "range", class: "mn-place", min: 0, max: 1, step: 0.01, value: 0.5, id: name });
  const shown = h("output", { class: "mn-at", for: name }, shownAs("0.5"));
  let moved = false;
  range.addEventListener("input", () => {
    moved = true;
    write(shown, shownAs(range.value));
  });
  return {
    node: h("div", { class: "mn-field" }, h("label", { class: "mk-heading", for: name }, words("place")), range,
      h("p", { class: "mn-ends", "aria-hidden": "true" }, h("span", {}, words("place.zero")), h("span", {}, words("place.half")), h("span", {}, words("place.one"))), shown),
    typed: () => (moved ? range.value : ""),
    nothing: words("choose.place"),
    focus: () => range.focus(),
  };
}
