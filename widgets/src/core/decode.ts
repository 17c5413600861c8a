// The edge. Where the kernel runs in the page (Pyodide), a Python dict may arrive as a Map and None as undefined; inside,
// there are only plain objects and lists, and null.

/** Maps become objects and undefined becomes null, at any depth; everything else stays as it is. */
export function plain(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([name, inner]) => [String(name), plain(inner)]));
  }
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
  }
  return value;
}
