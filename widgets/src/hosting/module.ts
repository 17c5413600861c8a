// A front end from its source text, which a page has in itself or in a script.
import type { Front } from "./page-model";

export interface Module {
  readonly default: Front;
}

/** The module. A page that was opened from a disk may load it as well: nothing is fetched. */
export async function load(source: string): Promise<Module> {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}
