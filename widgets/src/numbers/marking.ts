// The learner's answers so far, marked: what each is worth, and how the questions stand.
import type { Model } from "../core/model";
import type { Words } from "../core/words";
import { type Checked, check, isRight, isTry } from "./checking";
import type { NumberState, NumberVariant } from "./contract";

export interface Standing {
  readonly right: boolean;
  /** answers that counted */
  readonly tries: number;
}

export class Marking {
  readonly #variants: ReadonlyMap<string, { readonly place: number; readonly variant: NumberVariant }>;

  constructor(readonly model: Model<NumberState>) {
    const { questions } = model.get("scene");
    this.#variants = new Map(questions.flatMap(({ variants }, place) => variants.map((variant) => [variant.id, { place, variant }])));
  }

  check(variant: NumberVariant, typed: string): Checked {
    return check(variant, typed, this.model.get("scene").typed);
  }

  /** What was typed last as an answer to a variant. */
  last(id: string): string | undefined {
    return this.model.get("progress").findLast(({ question }) => question === id)?.typed;
  }

  /** How a question stands, over all its variants, or one variant alone. */
  standing(place: number, id?: string): Standing {
    const mine = this.model.get("progress").flatMap(({ question, typed }) => {
      const found = this.#variants.get(question);
      return found?.place === place && (id === undefined || id === question) ? [this.check(found.variant, typed)] : [];
    });
    return { right: mine.some(isRight), tries: mine.filter(isTry).length };
  }
}

/** What is said of an answer. A gap that begins the sentence has a capital, as in Python. */
export function sentenceOf(words: Words, { key, facts, slip }: Checked): string {
  if (slip) return slip.sentence;
  const said = words(key, facts);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
