// A row of keys for each person at this screen, from left to right as the cards lie.

const ROWS = ["Digit1 Digit2 Digit3 Digit4 Digit5 Digit6", "KeyQ KeyW KeyE KeyR KeyT KeyY", "KeyA KeyS KeyD KeyF KeyG KeyH", "KeyZ KeyX KeyC KeyV KeyB KeyN"].map((row) => row.split(" "));

/** How many people can play at one keyboard. */
export const MOST_ROWS = ROWS.length;

/** Whose key it is, and for which card. */
export interface Key {
  readonly person: number;
  readonly place: number;
}

/** By the place of the key, as keyboards differ. */
export function keyOf(code: string, people: number): Key | undefined {
  const plain = code.replace("Numpad", "Digit");
  for (const [person, row] of ROWS.slice(0, people).entries()) {
    const place = row.indexOf(plain);
    if (place >= 0) return { person, place };
  }
  return undefined;
}

interface Layout {
  get(code: string): string | undefined;
}

let layout: Layout | undefined;
const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<Layout> } }).keyboard;
keyboard?.getLayoutMap?.().then((found) => (layout = found)).catch(() => undefined);

/** What is printed on a key, as far as that is known; the row of digits is called by its digits. */
export function keyName(person: number, place: number): string {
  const code = ROWS[person]?.[place] ?? "";
  const plain = code.replace(/^(Digit|Key)/, "");
  return code.startsWith("Digit") ? plain : (layout?.get(code)?.toUpperCase() ?? plain);
}

/** Hands over every key that is pressed, with whose it is; one that was heeded goes no further. What is typed into a field is no command. */
export function heedKeys(root: HTMLElement, people: number, signal: AbortSignal, heed: (event: KeyboardEvent, key: Key | undefined) => boolean): void {
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")) return;
    if (!heed(event, keyOf(event.code, people))) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal });
}
