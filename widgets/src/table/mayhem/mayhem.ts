// Moose Match Mayhem at a table: everybody's herd, the middle with its clock, and the last flip on a time line.
import css from "../../styles/table-mayhem.css";
import { h } from "../../ui/dom";
import { drawAhead } from "../ahead";
import { paces } from "../paces";
import type { GameFront, TablePart, TableStage } from "../part";
import { answers } from "./answers";
import { boardOf } from "./board";
import { count } from "./count";
import { herds } from "./herds";
import { middle } from "./middle";
import { timeLine } from "./time-line";

export const mayhem: GameFront = { id: "moose-match-mayhem", css, table, hand: answers, choices: paces };

function table(stage: TableStage): TablePart {
  const own = stage.room.seats.filter(({ here }) => here);
  const others = stage.room.seats.filter(({ here }) => !here);
  if (stage.room.seats.length > 0) drawAhead(stage, 44, 56, 120);
  const parts = [middle(stage), herds(stage, own), herds(stage, others), count(stage), timeLine(stage)];
  return {
    node: h("div", { class: "mt-mayhem" }, ...parts.map(({ node }) => node)),
    update(view) {
      if (boardOf(view.board).herds) for (const part of parts) part.update(view);
    },
  };
}
