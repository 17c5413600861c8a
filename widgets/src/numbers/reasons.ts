// The second question, "why?", once the number is right: reasons to choose from, each marked at once.
import type { Speaker } from "../core/live";
import type { Words } from "../core/words";
import { assign, fill, groupName, h } from "../ui/dom";
import { icon } from "../ui/card-picture";
import type { NumberVariant } from "./contract";

/** The reason that is right; the way begins with it. */
export const reasonOf = ({ reasons }: NumberVariant): string => reasons.find(({ slip }) => slip === "")?.says ?? "";

/** Nothing where there is nothing to choose. */
export function reasonsOf(words: Words, { reasons }: NumberVariant, speaker: Speaker): HTMLElement | undefined {
  if (reasons.length < 2) return undefined;
  const name = groupName();
  const told = h("div", { class: "mn-told", hidden: true });
  const labels = reasons.map(({ says, slip }) => {
    const radio = h("input", { type: "radio", name });
    radio.addEventListener("change", () => {
      const said = slip === "" ? words("why.right") : words("astray", { name: slip });
      assign(told, { hidden: false, "data-right": slip === "" });
      fill(told, icon(slip === "" ? "tick" : "why"), h("p", {}, said));
      speaker.say(said);
    });
    return h("label", { class: "mk-option" }, radio, h("span", {}, says));
  });
  return h("div", { class: "mn-why" }, h("fieldset", { class: "mn-words" }, h("legend", { class: "mk-heading" }, words("why")), ...labels), told);
}
