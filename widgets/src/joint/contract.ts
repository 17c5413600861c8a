// What Python sends to a TwoWayTable or a Tree. moosekit/widgets/joint/contract.py says the same; a test compares the
// two, field by field, so this file keeps to one field a line.
import type { Theme } from "../core/contract";

/** An exact share. */
export interface Share {
  /** as people write it: "3/8", or about what decimal */
  readonly chance: string;
  readonly percent: string;
  /** in thousandths, to draw it */
  readonly part: number;
}

/** A row or a column. */
export interface JointLine {
  readonly name: string;
  /** what it is called in a sentence */
  readonly said: string;
  readonly count: string;
  readonly share: Share;
}

/** Both together. */
export interface JointCell {
  readonly count: string;
  readonly share: Share;
  /** its share of its row; none where the row never happens */
  readonly of_side: Share | null;
  readonly of_top: Share | null;
}

/** The cells of one value of the first thing. */
export type JointRow = readonly JointCell[];

/** All that does not change. */
export interface JointScene {
  readonly title: string;
  readonly language: string;
  /** how many cases are spoken of */
  readonly all: string;
  /** whether these are all there are */
  readonly exact: boolean;
  readonly side_name: string;
  readonly top_name: string;
  readonly side: readonly JointLine[];
  readonly top: readonly JointLine[];
  readonly cells: readonly JointRow[];
}

/** Everything synced, by the names of the Python traits. */
export interface JointState {
  /** what is chosen: "", "side:0", "top:1", "cell:0:1" */
  readonly given: string;
  /** "counts" or "fractions" */
  readonly numbers: string;
  readonly swapped: boolean;
  readonly scene: JointScene;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
