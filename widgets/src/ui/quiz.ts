// Predict first: who wins? The reason comes at once, and nobody is scolded.
import type { Guess } from "../core/contract";
import { assign, button, fill, groupName, h } from "./dom";
import { cardPicture, icon } from "./pictures";
import { type Part, type Stage, whenChanged } from "./part";

export function quiz({ store, words, speaker }: Stage): Part {
  const name = groupName();
  const plays = store.frames.at(-1)?.plays ?? [];
  const cardOf = (guess: Guess | undefined) => {
    const play = plays.find((one) => one.seat === guess?.seat);
    return play ? cardPicture(store.scene, play.card, { size: 48 }) : null;
  };
  /** An answer with its card; the own one stays in sight beside the right one. */
  const answerOf = (guess: Guess | undefined, label: string) => guess
    ? h("li", { class: "mk-answer", "data-right": guess.right }, cardOf(guess), icon(guess.right ? "tick" : "warning"), h("span", {}, words(label, { answer: guess.label })))
    : null;
  const options = store.scene.guesses.map((guess) => {
    const radio = h("input", { type: "radio", name, value: guess.seat });
    const picture = cardOf(guess);
    const node = h("label", { class: "mk-option" }, radio, picture, h("span", {}, guess.label));
    return { guess, radio, node };
  });
  const check = button({ class: "mk-next" }, () => {
    const chosen = options.find(({ radio }) => radio.checked);
    if (!chosen) return speaker.say(words("quiz.choose"));
    store.guessWinner(chosen.guess.seat);
    assign(verdict, { "data-fresh": true }); // a moustache twitches at a guess, not at one that was there before
    speaker.say(store.guess?.verdict ?? "");
  }, words("quiz.check"));
  const skip = button({ class: "mk-plain" }, () => store.reveal(), words("quiz.skip"));
  const field = h("fieldset", { class: "mk-options" }, h("legend", { class: "mk-heading" }, words("quiz")), ...options.map(({ node }) => node));
  const asking = h("div", {}, field, h("p", { class: "mk-buttons" }, check, skip));
  const verdict = h("div", { class: "mk-verdict", tabindex: -1 });
  const node = h("div", { class: "mk-panel mk-quiz", role: "group", "aria-label": words("quiz") }, asking, verdict);
  const answered = whenChanged(() => {
    const { guess } = store;
    if (!guess) return fill(verdict);
    const steps = button({ class: "mk-plain" }, () => store.forward(), words("quiz.steps"));
    const winner = store.scene.guesses.find(({ right }) => right);
    const answers = h("ul", { class: "mk-answers" }, answerOf(guess, "quiz.own"), guess.right ? null : answerOf(winner, "quiz.true"));
    fill(verdict, answers, h("p", { class: "mk-verdict-text" }, guess.verdict), steps);
    assign(verdict, { "data-right": guess.right });
  });
  return {
    node,
    update({ step, covered, prediction, limit }) {
      answered(String(prediction));
      assign(node, { hidden: covered ? step < limit : prediction === null });
      assign(asking, { hidden: !covered });
      assign(verdict, { hidden: prediction === null || covered });
    },
  };
}
