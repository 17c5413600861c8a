// The Chart put together from its parts.
import type { Model } from "../core/model";
import type { Made } from "../core/mount";
import { wordsOf } from "../core/words";
import { frameOf } from "../plots/frame";
import { barsOf } from "./bars";
import type { ChartState } from "./contract";
import { runsOf } from "./runs";

const AROUND = 26; // pixels of the panel's own edge and padding
const NARROWEST = 260;
const AT_FIRST = 640; // before the width is known

export function chart(model: Model<ChartState>): Made {
  const scene = model.get("scene");
  const words = wordsOf(model.get("words"));
  const frame = frameOf({ title: scene.title, language: scene.language, theme: model.get("theme"), signal: model.signal, kind: "mk-chart" });
  const part = scene.runs === null ? barsOf(model, words, frame) : runsOf(model, words, scene.runs, frame);
  model.onChange(["choice", "at", "shown", "exact", "tallies"], () => part.update());
  return { root: frame.root, resize: (width) => part.resize(Math.max(NARROWEST, (Math.min(width, 1400) || AT_FIRST) - AROUND)) };
}
