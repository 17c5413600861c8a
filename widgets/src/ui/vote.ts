// A class votes: hands counted for each seat, kept, and compared when the answer is uncovered.
import { assign, button, h, write } from "./dom";
import type { Guess } from "../core/contract";
import type { Part, Stage } from "./part";

const MOST_HANDS = 999;

export function vote(stage: Stage): Part {
  const { store, words } = stage;
  const rows = store.scene.guesses.map((guess) => voteRow(stage, guess));
  const reveal = button({ class: "mk-next" }, () => store.reveal(), words("vote.reveal"));
  const question = h("h3", { class: "mk-heading" }, words("vote"));
  const missing = h("p", { class: "mk-note" }, words("vote.none"));
  const verdict = h("p", { class: "mk-say" });
  const node = h("div", { class: "mk-panel mk-vote", role: "group", "aria-label": words("vote") },
    question, missing, verdict, h("div", { class: "mk-votes" }, ...rows.map((part) => part.node)), reveal);
  return {
    node,
    update(now) {
      rows.forEach((part) => part.update(now));
      const right = store.scene.guesses.find((guess) => guess.right);
      const all = Object.values(now.votes).reduce((sum, hands) => sum + hands, 0);
      const hands = now.votes[right?.seat ?? -1] ?? 0;
      write(verdict, all > 0 ? words("vote.result", { right: hands, hands: all, answer: right?.label ?? "" }) : (right?.label ?? ""));
      if (now.unvoted && missing.hidden) stage.speaker.say(words("vote.none"));
      assign(missing, { hidden: !now.unvoted });
      assign(reveal, { hidden: !now.covered });
      assign(question, { hidden: !now.covered });
      assign(verdict, { hidden: now.covered });
      assign(node, { hidden: now.step < store.lastPlay });
    },
  };
}

function voteRow({ store, words, signal }: Stage, guess: Guess): Part {
  const hands = h("input", { type: "number", min: 0, max: MOST_HANDS, inputmode: "numeric", class: "mk-hands-in" });
  const bar = h("span", { class: "mk-bar", "aria-hidden": "true" });
  const mark = h("span", { class: "mk-status" });
  const node = h("label", { class: "mk-vote-row" }, h("b", {}, guess.label), hands, mark, bar);
  hands.addEventListener("input", () => {
    const count = Number.isInteger(hands.valueAsNumber) ? hands.valueAsNumber : 0;
    store.vote(guess.seat, Math.max(0, Math.min(count, MOST_HANDS)));
  }, { signal });
  return {
    node,
    update({ votes, covered }) {
      const most = Math.max(1, ...Object.values(votes));
      const mine = votes[guess.seat] ?? 0;
      if (document.activeElement !== hands && hands.value !== String(mine || "")) hands.value = String(mine || "");
      hands.readOnly = !covered;
      bar.style.setProperty("--mk-share", String(covered ? 0 : mine / most));
      write(mark, !covered && guess.right ? words("vote.right") : "");
      assign(node, { "data-right": !covered && guess.right, "data-open": !covered });
    },
  };
}
