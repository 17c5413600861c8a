// What Python sends to a Chart. moosekit/widgets/chart/contract.py says the same; a test compares the two, field by
// field, so this file keeps to one field a line.
import type { Theme } from "../core/contract";

export type ChartKind = "bars" | "runs" | "memory" | "updating";

/** An outcome: its share is drawn, its exact chance is told. */
export interface Bar {
  readonly name: string;
  readonly share: number;
  /** whether it belongs to the event that is looked at */
  readonly marked: boolean;
  readonly chance: string;
  /** so many ways of so many; may be empty */
  readonly ways: string;
}

/** How often each outcome came in the first so many trials. */
export interface Came {
  readonly trials: number;
  readonly label: string;
  readonly counts: readonly number[];
}

/** Bars over the same outcomes as those of the other panels. */
export interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** by checkpoint; empty where nothing was tried */
  readonly came: readonly Came[];
}

/** What one choice shows. */
export interface View {
  readonly label: string;
  readonly panels: readonly Panel[];
  /** may be empty */
  readonly sentence: string;
}

/** One run: its hits after so many trials, at each point. */
export interface Line {
  readonly name: string;
  readonly hits: readonly number[];
}

/** Runs over the same points. */
export interface Runs {
  readonly exact: number | null;
  /** the exact chance in words; empty where nobody knows it */
  readonly told: string;
  /** numbers of trials */
  readonly points: readonly number[];
  /** the checkpoints; the last is the whole run */
  readonly stops: readonly number[];
  /** how the checkpoints are written */
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  /** for how many pairs of a class there is room */
  readonly pairs: number;
}

/** All that does not change. A chart of bars has views, one of runs has runs. */
export interface ChartScene {
  readonly kind: ChartKind;
  readonly title: string;
  /** what is to be seen, for who cannot see it */
  readonly description: string;
  readonly language: string;
  /** what the outcomes are */
  readonly outcome: string;
  /** what is chosen among several views */
  readonly choosing: string;
  readonly views: readonly View[];
  readonly runs: Runs | null;
}

/** Everything synced, by the names of the Python traits. */
export interface ChartState {
  readonly scene: ChartScene;
  /** which view */
  readonly choice: number;
  /** the outcome that is looked at */
  readonly at: number;
  /** so many checkpoints have been reached; 0 is before the first trial */
  readonly shown: number;
  /** whether the exact chances are shown */
  readonly exact: boolean;
  /** pair, hits and trials of each pair of the class that has handed in its tally */
  readonly tallies: readonly (readonly number[])[];
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
