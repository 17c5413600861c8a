// The art as data, from the JSON files that Python draws from as well. Every front end has the common drawings; those of
// a game join when its module beside this one is imported, so that a bundle carries no other game's.

import common from "../../../moosekit/draw/art/common.json";
import icons from "../../../moosekit/draw/art/icons.json";
import tokens from "../../../moosekit/draw/art/tokens.json";

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
export type Args = Readonly<Record<string, Json>>;
export type Table<Entry> = Readonly<Record<string, Entry>>;

/** A small drawing with a box of its own. */
export interface Sign {
  readonly box: readonly number[];
  readonly draw: readonly Json[];
}

/** What a state puts under and over a card, does to the card, and pins to a corner. */
export interface StateLook {
  readonly under?: string;
  readonly card?: Json;
  readonly over?: string;
  readonly badge?: readonly Json[];
}

/** What a file of the art may hold; moosekit/draw/art.py says what the tables mean. */
export interface ArtFile {
  readonly pictures?: Table<readonly Json[]>;
  readonly args?: Table<Args>;
  readonly cards?: Table<readonly string[]>;
  readonly states?: Table<StateLook>;
  readonly signs?: Table<Sign>;
  readonly colours?: Table<readonly string[]>;
}

const joined = {
  pictures: {} as Record<string, readonly Json[]>,
  args: {} as Record<string, Args>,
  cards: {} as Record<string, readonly string[]>,
  states: {} as Record<string, StateLook>,
  signs: {} as Record<string, Sign>,
  colours: {} as Record<string, readonly string[]>,
};

/** All tables of the files that this front end has. */
export const art: Required<ArtFile> = joined;

/** Lets the drawings of these files be drawn. */
export function addArt(...files: readonly ArtFile[]): void {
  for (const file of files) {
    for (const name of Object.keys(joined) as (keyof typeof joined)[]) Object.assign(joined[name], file[name]);
  }
}

addArt(tokens, common, icons);
