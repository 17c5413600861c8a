// There's a Moose in the House at a table: piles, everybody's house, the own hand, and the count at the end.
import "../../art/moose-in-the-house";
import css from "../../styles/table-house.css";
import { h } from "../../ui/dom";
import { drawAhead } from "../ahead";
import type { GameFront, TablePart, TableStage } from "../part";
import { begins } from "./begins";
import { choiceOf } from "./choice";
import { count } from "./count";
import { hand } from "./hand";
import { houses } from "./houses";
import { piles } from "./piles";

export const house: GameFront = { id: "moose-in-the-house", css, table, hand: ownHand, choices: begins };

function table(stage: TableStage): TablePart {
  const choice = choiceOf(stage);
  drawAhead(stage, 84, 64, 46);
  const parts = [piles(stage), houses(stage), count(stage)];
  const part: TablePart = {
    node: h("div", { class: "mt-house-table mt-stack" }, ...parts.map((one) => one.node)),
    update(view) {
      choice.follow(view);
      for (const one of parts) one.update(view);
    },
  };
  choice.shownBy(part);
  return part;
}

function ownHand(stage: TableStage): TablePart {
  const part = hand(stage);
  choiceOf(stage).shownBy(part);
  return part;
}
