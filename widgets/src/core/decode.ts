// The edge. A Python dict may arrive as a Map where the kernel runs in the page (Pyodide); inside, there are only plain
// objects and lists.

/** Maps become objects, at any depth; everything else stays as it is. */
export function plain(value: unknown): unknown {
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([name, inner]) => [String(name), plain(inner)]));
  }
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
  }
  return value;
}
