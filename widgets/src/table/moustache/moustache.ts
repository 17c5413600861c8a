// Moustache at a table: the row of rule cards with the trophies above, the seats with the trick, the own hand.
import "../../art/moustache";
import css from "../../styles/table-moustache.css";
import { assign, h } from "../../ui/dom";
import type { GameFront, TablePart, TableStage } from "../part";
import { boardOf } from "./board";
import { count } from "./count";
import { hand } from "./hand";
import { row } from "./row";
import { seats } from "./seats";

export const moustache: GameFront = { id: "moustache", css, table, hand };

function table(stage: TableStage): TablePart {
  const parts = [row(stage), seats(stage), count(stage)];
  const node = h("div", { class: "mt-moustache mt-stack" }, ...parts.map((part) => part.node));
  return {
    node,
    update(view) {
      const { count: counted, end } = boardOf(view.board);
      assign(node, { "data-counting": counted !== null || end !== null });
      for (const part of parts) part.update(view);
    },
  };
}
