// Face de bouc at a table: the card, large; what was said, for a moment; everybody's pile with its top face.
import css from "../../styles/table-bouc.css";
import { h } from "../../ui/dom";
import { drawAhead } from "../ahead";
import { paces } from "../paces";
import type { GameFront, TablePart, TableStage } from "../part";
import { answers } from "./answers";
import { boardOf } from "./board";
import { card } from "./card";
import { end } from "./end";
import { piles } from "./piles";

export const bouc: GameFront = { id: "face-de-bouc", css, table, hand: answers, choices: paces };

function table(stage: TableStage): TablePart {
  if (stage.room.seats.length > 0) drawAhead(stage, 64, 240);
  const parts = [card(stage), end(stage), piles(stage)];
  return {
    node: h("div", { class: "mt-bouc" }, ...parts.map(({ node }) => node)),
    update(view) {
      if (boardOf(view.board).piles) for (const part of parts) part.update(view);
    },
  };
}
