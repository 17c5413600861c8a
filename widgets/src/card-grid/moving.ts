// Arrow keys move over a table of buttons; Home and End go to the ends of a row.

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export function moveIn(node: HTMLElement, rows: () => readonly (readonly HTMLElement[])[], signal: AbortSignal): void {
  node.addEventListener("keydown", (event) => {
    const all = rows();
    const row = all.findIndex((one) => one.includes(event.target as HTMLElement));
    const column = all[row]?.indexOf(event.target as HTMLElement) ?? -1;
    const to = column < 0 ? undefined : target(event.key, all, row, column);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }, { signal });
}

function target(key: string, all: readonly (readonly HTMLElement[])[], row: number, column: number): HTMLElement | undefined {
  if (key === "Home") return all[row]?.[0];
  if (key === "End") return all[row]?.at(-1);
  const step = STEPS[key];
  const from = all[row]?.[column];
  return step && (all[row + step[0]]?.[column + step[1]] ?? from);
}
