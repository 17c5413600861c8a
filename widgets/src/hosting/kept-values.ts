// The values that a page keeps, and what each may be. A store can hold anything: what is not right is not taken.

type State = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/** What is read of a scene: that of a Quiz, a NumberQuiz or a Predict. */
interface Scene {
  readonly questions: readonly {
    readonly id: string;
    readonly choices: readonly unknown[];
    readonly variants?: readonly { readonly id: string }[];
  }[];
  readonly low: number;
  readonly high: number;
}

const MOST = 500; // answers that are kept
const LONGEST = 60; // letters of one of them

const CHECKS: Readonly<Record<string, (value: unknown, scene: Scene) => boolean>> = {
  progress: (value, scene) => {
    if (!Array.isArray(value) || value.length > MOST || !value.every((one) => isAnswer(one, scene))) return false;
    const chosen = value.filter((one) => "choice" in one).map(({ question }) => question);
    return new Set(chosen).size === chosen.length; // a question with choices is answered once
  },
  chosen: (value, { questions }) =>
    Array.isArray(value) && value.length === questions.length && questions.every((one, at) => isPlace(value[at], one.variants?.length ?? 0)),
  at: (value, { questions }) => isPlace(value, questions.length),
  prediction: (value, { low, high }) => value === null || (Number.isInteger(value) && Number(value) >= low && Number(value) <= high),
  revealed: (value) => typeof value === "boolean",
};

/** Those values of a state that are kept. */
export function valuesOf(state: State): Values {
  return Object.fromEntries(Object.entries(state).filter(([name]) => name in CHECKS));
}

/** Whether these can be the values of a widget of this state: each of them, and no others. */
export function areValues(found: unknown, state: State): found is Values {
  if (found === null || typeof found !== "object") return false;
  const [names, values] = [Object.keys(valuesOf(state)), new Map(Object.entries(found))];
  const scene = state["scene"] as Scene;
  return values.size === names.length && names.every((name) => values.has(name) && CHECKS[name]?.(values.get(name), scene));
}

function isAnswer(one: unknown, { questions }: Scene): boolean {
  const { question, choice, typed } = (one ?? {}) as Readonly<Record<string, unknown>>;
  const asked = questions.find(({ id, variants }) => (variants ? variants.some((variant) => variant.id === question) : id === question));
  if (!asked) return false;
  return asked.variants ? typeof typed === "string" && typed.length <= LONGEST : isPlace(choice, asked.choices.length);
}

function isPlace(value: unknown, length: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < length;
}
