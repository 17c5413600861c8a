// The paths of the art, shorter: each segment is written relative where that is not much longer, as numbers near zero
// are short and compress well. Nothing moves: every number is a whole count of hundredths.
const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const WORTH = 5; // letters that a relative segment may be longer

/** The segments of a path with absolute numbers, in hundredths, and where each begins. */
export function segments(path) {
  const tokens = path.match(TOKENS) ?? [];
  const found = [];
  let [x, y, startX, startY, command, at] = [0, 0, 0, 0, "", 0];
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at])) command = tokens[at++];
    const kind = command.toUpperCase();
    const given = tokens.slice(at, (at += COUNTS[kind])).map((token) => Math.round(Number(token) * 100));
    const values = command === kind ? given : shifted(kind, given, x, y);
    found.push({ kind, values, x, y });
    if (kind === "M") [startX, startY] = values;
    if (kind === "Z") [x, y] = [startX, startY];
    else [x, y] = [kind === "V" ? x : values.at(kind === "H" ? -1 : -2), kind === "H" ? y : values.at(-1)];
    if (kind === "M") command = command === "M" ? "L" : "l";
  }
  return found;
}

/** The same drawing with fewer letters. */
export function shortPath(path) {
  let [text, last] = ["", ""];
  for (const { kind, values, x, y } of segments(path)) {
    const ways = [[kind, values]];
    if (text !== "") ways.push([kind.toLowerCase(), shifted(kind, values, -x, -y)]);
    const written = ways.map(([command, numbers]) => {
      const implied = command === last && kind !== "M" && kind !== "Z";
      return { command, text: joined(implied ? text : text + command, numbers) };
    });
    const [absolute, relative = absolute] = written;
    const best = relative.text.length - WORTH <= absolute.text.length ? relative : absolute;
    [text, last] = [best.text, best.command];
  }
  return text.length <= path.length + WORTH ? text : path;
}

function shifted(kind, values, x, y) {
  if (kind === "V") return [values[0] + y];
  if (kind === "A") return [...values.slice(0, 5), values[5] + x, values[6] + y];
  return values.map((value, place) => value + (place % 2 === 0 ? x : y));
}

/** Numbers behind a text, with a blank only where they would run together. */
function joined(text, numbers) {
  return numbers.reduce((before, number) => {
    const now = String(number / 100).replace(/^(-?)0\./, "$1.");
    const apart = /[a-z]$/i.test(before) || now.startsWith("-") || (now.startsWith(".") && /\.\d*$/.test(before));
    return before + (apart ? "" : " ") + now;
  }, text);
}
