// Which question comes next: a sibling after a wrong answer, and questions that become harder as they are answered well.
import type { QuizAnswer, QuizQuestion, QuizScene } from "./contract";

const HARDEST = 3;
const IN_A_ROW = 2; // so many right answers raise the level by one

type Progress = readonly QuizAnswer[];

function questionOf(scene: QuizScene, answer: QuizAnswer | undefined): QuizQuestion | undefined {
  return scene.questions.find((question) => question.id === answer?.question);
}

export function isRight(scene: QuizScene, answer: QuizAnswer): boolean {
  return questionOf(scene, answer)?.choices[answer.choice]?.right ?? false;
}

/** Where the learner is, from 1 to 3: two right answers in a row lead up, a wrong one leads down. */
export function levelOf(scene: QuizScene, progress: Progress): number {
  let level = 1;
  let row = 0;
  for (const answer of progress) {
    row = isRight(scene, answer) ? row + 1 : 0;
    if (row === 0) level = Math.max(1, level - 1);
    else if (row % IN_A_ROW === 0) level = Math.min(HARDEST, level + 1);
  }
  return level;
}

/** A question of the same family that has not been asked, where the last answer was wrong. */
export function siblingOf(scene: QuizScene, progress: Progress): QuizQuestion | undefined {
  const last = progress.at(-1);
  if (last === undefined || isRight(scene, last)) return undefined;
  const family = questionOf(scene, last)?.family;
  return open(scene, progress).find((question) => question.family === family);
}

/** What is asked next; nothing when every family has been asked about. */
export function nextOf(scene: QuizScene, progress: Progress): QuizQuestion | undefined {
  const sibling = siblingOf(scene, progress);
  if (sibling) return sibling;
  const asked = new Set(progress.map((answer) => questionOf(scene, answer)?.family));
  const level = levelOf(scene, progress);
  const fresh = open(scene, progress).filter((question) => !asked.has(question.family));
  const distance = (question: QuizQuestion) => Math.abs(question.level - level) + (question.level > level ? 0.5 : 0);
  return fresh.reduce<QuizQuestion | undefined>((best, one) => (best && distance(best) <= distance(one) ? best : one), undefined);
}

/** The questions whose family was answered wrongly the last time, one a family. */
export function toReview(scene: QuizScene, progress: Progress): readonly QuizQuestion[] {
  const last = new Map<string, QuizAnswer>();
  for (const answer of progress) {
    const question = questionOf(scene, answer);
    if (question) last.set(question.family, answer);
  }
  return [...last.values()].filter((answer) => !isRight(scene, answer)).flatMap((answer) => questionOf(scene, answer) ?? []);
}

function open(scene: QuizScene, progress: Progress): readonly QuizQuestion[] {
  const done = new Set(progress.map((answer) => answer.question));
  return scene.questions.filter((question) => !done.has(question.id));
}
