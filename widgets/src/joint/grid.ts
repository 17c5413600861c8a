// One tab stop for a table of buttons; arrows go along rows and columns, Home and End to the ends of a row.

/** Returns a function to call when the buttons changed. Places without a button are passed over. */
export function grid(node: HTMLElement, rows: readonly (readonly (HTMLElement | undefined)[])[], signal: AbortSignal): () => void {
  const all = rows.flat().filter((one) => one !== undefined);
  const settle = (active?: HTMLElement) => {
    const current = active ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
  };
  node.addEventListener("focusin", ({ target }) => {
    if (all.includes(target as HTMLElement)) settle(target as HTMLElement);
  }, { signal });
  node.addEventListener("keydown", (event) => {
    const row = rows.findIndex((line) => line.includes(event.target as HTMLElement));
    const column = rows[row]?.indexOf(event.target as HTMLElement) ?? -1;
    const to = row < 0 ? undefined : placeAfter(event.key, rows, row, column);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    settle(to);
    to.focus();
  }, { signal });
  settle();
  return () => settle();
}

function placeAfter(key: string, rows: readonly (readonly (HTMLElement | undefined)[])[], row: number, column: number): HTMLElement | undefined {
  switch (key) {
    case "ArrowRight":
      return rows[row]?.[column + 1];
    case "ArrowLeft":
      return rows[row]?.[column - 1];
    case "ArrowDown":
      return rows[row + 1]?.[column];
    case "ArrowUp":
      return rows[row - 1]?.[column];
    case "Home":
      return rows[row]?.find((one) => one !== undefined);
    case "End":
      return rows[row]?.at(-1);
    default:
      return undefined;
  }
}
