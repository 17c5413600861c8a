// The anywidget module of a table: the shared parts with those of one game.
import { mounted } from "../core/mount";
import base from "../styles/base.css";
import css from "../styles/table.css";
import { styleCss } from "../ui/art";
import type { TableState } from "./contract";
import type { GameFront } from "./part";
import { table } from "./table";

export const front = (game: GameFront): ReturnType<typeof mounted<TableState>> =>
  mounted<TableState>({
    name: `table-${game.id}`,
    style: styleCss() + base + css + game.css,
    madeOf: ["room", "theme", "present"],
    make: (model) => table(model, game),
  });
