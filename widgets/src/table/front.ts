// The anywidget module of a table: the shared parts with those of one game.
import { mounted } from "../core/mount";
import base from "../styles/base.css";
import shared from "../styles/table.css";
import { styleCss } from "../ui/art";
import type { TableState } from "./contract";
import type { GameFront } from "./part";
import { table } from "./table";

export const front = (game: GameFront): ReturnType<typeof mounted<TableState>> =>
  mounted<TableState>({
    styles: { base, table: shared, [game.id]: styleCss() + game.css },
    madeOf: ["room", "theme", "present"],
    make: (model) => table(model, game),
  });
