// The Quiz put together: one question at a time, then why, then the next.
import { speaker } from "../core/live";
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { fill, h, write } from "../ui/dom";
import { noticeOf } from "../ui/notice";
import { rootOf } from "../ui/root";
import { askingOf, doingOf } from "./asking";
import type { QuizQuestion, QuizState } from "./contract";
import type { Desk } from "./desk";
import { endingOf } from "./ending";
import { isRight, nextOf, siblingOf, toReview } from "./following";
import { shelvesOf } from "./shelves";
import { verdictOf } from "./verdict";

export function quiz(model: Model<QuizState>): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const voice = speaker(scene.language, model.signal);
  const desk: Desk = { scene, words, speaker: voice };
  const status = h("p", { class: "mk-status" });
  const score = h("p", { class: "mk-status mq-score" });
  const board = h("div", { class: "mk-board" });
  const standing = { kind: "mk-quizzing", title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal };
  const root = rootOf(standing, {}, h("div", { class: "mq-top" }, status, score), noticeOf(model), board, voice.node);
  let current: QuizQuestion | undefined;
  let deciding = false; // whether the change of progress is our own answer

  const scored = () => {
    const progress = model.get("progress");
    return words("score", { right: progress.filter((answer) => isRight(scene, answer)).length, answered: progress.length });
  };
  const top = () => {
    const progress = model.get("progress");
    write(status, current ? words("status", { number: progress.length + 1, level: current.level }) : "");
    write(score, scored());
  };
  const ask = (moved: boolean) => {
    current = nextOf(scene, model.get("progress"));
    top();
    if (current === undefined) {
      const ending = endingOf(desk, toReview(scene, model.get("progress")), scored(), () => model.set("progress", []));
      fill(board, ending);
      if (moved) ending.focus();
      return;
    }
    const asking = askingOf(desk, current, decide);
    fill(board, shelvesOf(desk, current.table, words("before")), asking.node);
    if (moved) asking.focus();
  };
  const decide = (choice: number) => {
    const question = current;
    if (question === undefined) return;
    deciding = true;
    model.set("progress", [...model.get("progress"), { question: question.id, choice }]);
    deciding = false;
    write(score, scored());
    const right = question.choices[choice]?.right ?? false;
    const on = siblingOf(scene, model.get("progress")) ? words("sibling") : words("next");
    const asked = [doingOf(question), h("p", { class: "mq-prompt" }, question.prompt)];
    const position = h("div", { class: "mq-position" }, shelvesOf(desk, question.table, words("before")));
    const changed = JSON.stringify(question.after) !== JSON.stringify(question.table);
    const shown = () => void (changed && fill(position, h("h2", { class: "mk-heading" }, words("after")), shelvesOf(desk, question.after, words("after"))));
    const verdict = verdictOf(desk, question, { right, chosen: question.choices[choice]?.text ?? "", on, go: () => ask(true), shown });
    fill(board, position, h("div", { class: "mq-told" }, ...asked, verdict.node));
    verdict.focus();
    voice.say(verdict.said);
  };
  model.onChange(["progress"], () => {
    if (!deciding) ask(root.matches(":focus-within"));
  });
  ask(false);
  return { root, resize: () => undefined };
}
