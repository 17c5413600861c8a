// A list that changes only where it is different: who stays keeps its element, with its focus and its styles.

export interface Kept {
  readonly node: HTMLElement;
  /** shows how things are now */
  readonly update: () => void;
}

/** Gives back what shows the list anew, by the keys of its items in their order. */
export function keyed(list: HTMLElement, make: (key: string) => Kept): (keys: readonly string[]) => void {
  let kept = new Map<string, Kept>();
  return (keys) => {
    const before = kept;
    kept = new Map(keys.map((key) => [key, before.get(key) ?? make(key)]));
    for (const [key, { node }] of before) if (!kept.has(key)) node.remove();
    [...kept.values()].forEach(({ node, update }, at) => {
      update();
      const there = list.children[at] ?? null;
      if (there !== node) list.insertBefore(node, there);
    });
  };
}

/** Keys for cards of which some are equal: the code, and how many of it came before. */
export const numbered = (codes: readonly string[]): string[] =>
  codes.map((code, at) => `${code} ${codes.slice(0, at).filter((other) => other === code).length}`);
