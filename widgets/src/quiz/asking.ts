// The question with its choices. Letters choose, as choices may be numbers themselves; Enter checks.
import { button, groupName, h } from "../ui/dom";
import type { QuizQuestion } from "./contract";
import type { Desk } from "./desk";

export interface Asking {
  readonly node: HTMLElement;
  /** puts the focus to the question, so that it is read */
  focus(): void;
}

const letterOf = (place: number): string => String.fromCharCode(97 + place);

/** What is done in the position, one after another. */
export function doingOf({ doing }: QuizQuestion): HTMLElement | null {
  return doing.length > 0 ? h("ol", { class: "mq-doing" }, ...doing.map((one) => h("li", {}, one))) : null;
}

export function askingOf({ words, speaker }: Desk, question: QuizQuestion, check: (choice: number) => void): Asking {
  const name = groupName();
  const radios = question.choices.map((_, place) => h("input", { type: "radio", name, value: place }));
  const labels = question.choices.map((choice, place) =>
    h("label", { class: "mk-option" }, radios[place], h("span", { class: "mq-number", "aria-hidden": "true" }, letterOf(place)), h("span", {}, choice.text)));
  const prompt = h("legend", { class: "mq-prompt", tabindex: -1 }, question.prompt);
  const done = () => {
    const choice = radios.findIndex((radio) => radio.checked);
    if (choice < 0) speaker.say(words("choose"));
    else check(choice);
  };
  const node = h("div", { class: "mk-panel mq-asking" },
    doingOf(question),
    h("fieldset", { class: "mq-choices" }, prompt, ...labels),
    h("p", { class: "mk-buttons" }, button({ class: "mk-next" }, done, words("check"))),
    h("p", { class: "mk-note" }, words("keys")));
  node.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const radio = radios.find((_, place) => letterOf(place) === event.key.toLowerCase());
    if (radio) {
      radio.checked = true;
      radio.focus();
    } else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) done();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { node, focus: () => prompt.focus() };
}
