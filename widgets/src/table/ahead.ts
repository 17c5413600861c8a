// Pictures that will be shown in a hurry are drawn before, one after another, while nobody waits for anything.
import { cardPicture } from "../ui/card-picture";
import type { TableStage } from "./part";

const PAUSE = 40; // milliseconds between two pictures

export function drawAhead({ room, signal }: TableStage, ...sizes: readonly number[]): void {
  const wanted = Object.keys(room.names).flatMap((code) => sizes.map((size) => ({ code, size })));
  const timer = setInterval(() => {
    const next = wanted.pop();
    if (next) cardPicture({ cards: room.names }, next.code, { size: next.size });
    else clearInterval(timer);
  }, PAUSE);
  signal.addEventListener("abort", () => clearInterval(timer));
}
