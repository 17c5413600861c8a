// The words of buttons and hints come from Python's catalogue in the learner's language.

export type Words = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** The catalogue as a function; `{name}` in a text stands for a fact. A missing text shows its key, never nothing. */
export function wordsOf(texts: Readonly<Record<string, string>>): Words {
  return (key, facts = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
