// The line on which a number is placed: from impossible to certain, or from the least to the greatest.
import { diamond } from "../plots/legend";
import { linear, type Scale } from "../plots/scale";
import { label, picture, s } from "../plots/svg";
import type { PredictScene } from "./contract";

const EDGE = 14; // pixels, as all of these
const HEIGHT = 94;
const LEVEL = 50;
const LETTER = 7;
const TENTHS = 10;

export interface Marks {
  readonly made: { readonly at: number; readonly words: string };
  readonly truth: { readonly at: number; readonly words: string } | undefined;
}

/** What was predicted stands below the line, how it is above. */
export function linePicture(scene: PredictScene, marks: Marks, width: number, description: string): SVGElement {
  const node = picture({ width, height: HEIGHT }, scene.title, description);
  const x = linear(scene.low, scene.high, EDGE, width - EDGE);
  const steps = Array.from({ length: TENTHS + 1 }, (_, at) => scene.low + ((scene.high - scene.low) * at) / TENTHS);
  node.append(
    s("path", { d: `M${EDGE} ${LEVEL}H${width - EDGE}`, stroke: "ink", "stroke-width": 3, "stroke-linecap": "round" }),
    ...steps.map((step, at) => s("path", { d: `M${x(step)} ${LEVEL - (at % 5 ? 5 : 9)}v${at % 5 ? 10 : 18}`, stroke: "ink", "stroke-width": at % 5 ? 1.5 : 2.5 })),
  );
  const { made, truth } = marks;
  if (truth) node.append(s("path", { d: `M${x(made.at)} ${LEVEL}H${x(truth.at)}`, stroke: "win", "stroke-width": 7, "stroke-linecap": "round" }));
  node.append(
    s("path", { d: `M${x(made.at)} ${LEVEL + 6}l9 15h-18z`, fill: "surface", stroke: "ink", "stroke-width": 2, "stroke-linejoin": "round" }),
    label(kept(x(made.at), made.words, width), LEVEL + 36, made.words, "middle", { fill: "ink" }),
  );
  if (truth) {
    node.append(diamond(x(truth.at), LEVEL - 17, 9, "gold"), label(kept(x(truth.at), truth.words, width), LEVEL - 32, truth.words, "middle", { fill: "ink", class: "mp-strong" }));
  }
  return node;
}

/** The middle of a text so that all of it is on the picture. */
function kept(at: number, words: string, width: number): number {
  const half = (words.length * LETTER) / 2;
  return Math.max(half, Math.min(width - half, at));
}

/** How far along the line a number is, from 0 to 1. */
export function along(scene: PredictScene): Scale {
  return linear(scene.low, scene.high, 0, 1);
}
