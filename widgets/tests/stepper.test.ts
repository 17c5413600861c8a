import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepperState, Variant } from "../src/core/contract";
import trickStepper from "../src/entries/trick-stepper";
import { FakeHost, state } from "./fake";

let life = new AbortController();
let el = document.createElement("div");

function show(changes: Partial<StepperState> = {}): FakeHost {
  const host = new FakeHost(state(changes));
  trickStepper.render({ model: host, el, signal: life.signal });
  return host;
}

const find = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = el.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const text = (selector: string) => find(selector).textContent;
const press = (selector: string) => find(selector).click();
const statuses = () => [...el.querySelectorAll(".mk-place .mk-status")].map((status) => status.textContent);
const visible = (selector: string) => !find(selector).hidden;

beforeEach(() => {
  life = new AbortController();
  el = document.createElement("div");
  document.body.append(el);
  vi.useFakeTimers();
});
afterEach(() => {
  life.abort();
  el.remove();
  vi.useRealTimers();
});

describe("stepping", () => {
  it("shows the table, then each card, then who is ahead", () => {
    show();
    expect(statuses()).toEqual(["plays next", "second", "third", "fourth"]);
    expect(el.querySelectorAll(".mk-place svg")).toHaveLength(0);
    press('[data-do="next"]');
    expect(text(".mk-say")).toBe("Seat 1 plays the orange 5.");
    expect(statuses()).toEqual(["leads", "plays next", "third", "fourth"]);
    expect(find(".mk-lead").dataset["colour"]).toBe("o");
    press('[data-do="last"]');
    expect(statuses()[2]).toBe("wins");
    expect(find("[aria-current=step] b").textContent).toContain("Seat 3 wins");
  });

  it("writes the step back, once, and in words on the scrubber", () => {
    const host = show();
    const range = find<HTMLInputElement>(".mk-scrub");
    range.value = "6";
    range.dispatchEvent(new Event("input"));
    expect(host.get("step")).toBe(6);
    expect(range.getAttribute("aria-valuetext")).toBe("Step 7 of 9: Twos win: seat 4 is ahead.");
    vi.advanceTimersByTime(200);
    expect(host.saves).toBe(1);
  });

  it("lights the rule card that acts and marks those that have acted", () => {
    show({ step: 7 });
    const rules = [...el.querySelectorAll<HTMLElement>(".mk-rule")];
    expect(rules.map((rule) => rule.getAttribute("aria-current"))).toEqual([null, "step"]);
    expect(rules.map((rule) => rule.querySelector(".mk-status")?.textContent)).toEqual(["has acted", "acts now"]);
  });

  it("tells of steps to come no more than their name, and opens the text of a clause", () => {
    show({ step: 6 });
    const [line, next] = [...el.querySelectorAll<HTMLElement>(".mk-line")].slice(6);
    expect(next?.textContent).toContain("Threes go low");
    expect(next?.textContent).not.toContain("ahead");
    const link = line?.querySelector<HTMLButtonElement>(".mk-link");
    link?.click();
    expect(link?.getAttribute("aria-expanded")).toBe("true");
    expect(line?.querySelector(".mk-clause")?.textContent).toContain("8.1 Twos win");
  });

  it("says a step that the learner took, and nothing before", () => {
    show();
    vi.advanceTimersByTime(500);
    expect(text("[role=status]")).toBe("");
    press('[data-do="next"]');
    vi.advanceTimersByTime(500);
    expect(text("[role=status]")).toContain("Seat 1 plays the orange 5.");
  });

  it("follows Python, and leaves pictures alone that have not changed", () => {
    const host = show({ step: 6 });
    const first = find(".mk-place svg");
    host.set("step", 7);
    expect(text(".mk-say")).toContain("Threes go low");
    expect(find(".mk-place svg")).toBe(first);
  });

  it("sends the crown from the card that was ahead, forward only, and says so where nothing moves", () => {
    show({ step: 6 });
    expect(text(".mk-hop")).toBe("");
    press('[data-do="next"]');
    const hopping = () => [...el.querySelectorAll<HTMLElement>(".mk-place")].map((one) => one.hasAttribute("data-hops"));
    expect(hopping()).toEqual([false, false, true, false]);
    expect(el.querySelectorAll(".mk-place[data-hops] .mk-crown")).toHaveLength(1);
    expect(el.querySelectorAll(".mk-place[data-moved]")).toHaveLength(0);
    expect(text(".mk-hop")).toBe("Seat 4 → Seat 3");
    press('[data-do="last"]');
    press('[data-do="back"]');
    expect(hopping()).not.toContain(true);
    expect(text(".mk-hop")).toBe("Seat 4 → Seat 3");
  });

  it("says of a hand without cards that there are none", () => {
    const scene = state().scene;
    show({ step: 8, scene: { ...scene, hands: [{ seat: 0, cards: ["O5"] }, { seat: 1, cards: ["O9", "B8"] }] } });
    const hands = [...el.querySelectorAll(".mk-hand")].map((hand) => hand.textContent);
    expect(hands[0]).toBe("no cards left");
    expect(hands[1]).not.toContain("no cards left");
  });

  it("keeps two views of one model in step", () => {
    const host = show();
    const other = document.createElement("div");
    document.body.append(other);
    trickStepper.render({ model: host, el: other, signal: life.signal });
    press('[data-do="next"]');
    expect(other.querySelector(".mk-say")?.textContent).toBe("Seat 1 plays the orange 5.");
    other.remove();
  });

  it("leaves nothing behind when the view goes", () => {
    const host = show();
    life.abort();
    expect(host.listening).toBe(0);
  });

  it("shows another trick when Python lays one", () => {
    const host = show({ step: 8 });
    const scene = state().scene;
    host.set("step", 0);
    host.set("scene", { ...scene, title: "Another trick" });
    expect(text(".mk-title")).toBe("Another trick");
  });

  it("never takes text for markup", () => {
    const scene = state().scene;
    show({ scene: { ...scene, title: "<img src=x onerror=alert(1)>" } });
    expect(el.querySelector("img")).toBeNull();
    expect(text(".mk-title")).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("predict first", () => {
  const choose = (seat: number) => {
    find<HTMLInputElement>(`.mk-quiz input[value="${seat}"]`).checked = true;
    press(".mk-quiz .mk-next");
  };

  it("tells nothing of the answer before the guess", () => {
    show({ predict: true, tap: false, step: 4 });
    expect(visible(".mk-quiz")).toBe(true);
    expect(visible(".mk-what-if")).toBe(false);
    const shown = [...el.querySelectorAll<HTMLElement>(".mk-line")].filter((line) => !line.hidden);
    expect(shown).toHaveLength(5);
    expect(find('[data-do="last"]').getAttribute("aria-disabled")).toBe("true");
  });

  it("gives the reason at once, whether right or wrong, and goes on", () => {
    const host = show({ predict: true, tap: false, step: 4 });
    choose(3);
    expect(host.get("prediction")).toBe(3);
    expect(text(".mk-verdict-text")).toContain("Look:");
    expect(text(".mk-verdict-text")).toContain("the orange 3");
    expect(find(".mk-verdict").hasAttribute("data-right")).toBe(false);
    expect([...el.querySelectorAll(".mk-answer")].map((answer) => answer.textContent?.trim())).toEqual([
      expect.stringContaining("Your answer: Seat 4"), expect.stringContaining("Right answer: Seat 3")]);
    press(".mk-verdict button");
    expect(host.get("step")).toBe(5);
  });

  it("says yes to the right seat", () => {
    show({ predict: true, tap: false, step: 4 });
    choose(2);
    expect(text(".mk-verdict-text")).toContain("Yes!");
    expect(el.querySelectorAll(".mk-answer")).toHaveLength(1);
    expect(find(".mk-verdict").hasAttribute("data-fresh")).toBe(true);
    expect(el.querySelectorAll(".mk-verdict .mk-tache")).toHaveLength(1);
  });

  it("moves nothing for an answer that was there before", () => {
    show({ predict: true, tap: false, prediction: 2 });
    expect(find(".mk-verdict").hasAttribute("data-right")).toBe(true);
    expect(find(".mk-verdict").hasAttribute("data-fresh")).toBe(false);
  });

  it("asks for a choice first", () => {
    const host = show({ predict: true, tap: false, step: 4 });
    press(".mk-quiz .mk-next");
    expect(host.get("prediction")).toBeNull();
  });
});

describe("tap every card that may be played", () => {
  const tapCard = (name: string) => {
    const card = [...el.querySelectorAll<HTMLButtonElement>(".mk-tap-card")].find((one) => one.getAttribute("aria-label")?.startsWith(name));
    card?.click();
    return card;
  };

  it("says why a card may not be played, and counts those that may", () => {
    show({ step: 2 });
    const wrong = tapCard("Green 1");
    expect(text("p.mk-verdict")).toContain("does not follow suit");
    expect(wrong?.getAttribute("aria-label")).toContain("does not follow suit");
    expect(wrong?.getAttribute("aria-pressed")).toBe("false");
    expect(tapCard("Orange 3")?.getAttribute("aria-pressed")).toBe("true");
    expect(text(".mk-tap .mk-note")).toBe("Found so far: 1");
    tapCard("Orange 7");
    expect(text(".mk-tap .mk-note")).toBe("You found them all!");
    expect(text(".mk-tap")?.match(/You found them all!/g)).toHaveLength(1);
    expect(text("p.mk-verdict")).toContain("follows suit");
    vi.advanceTimersByTime(500);
    expect(text("[role=status]")).toMatch(/follows suit.* You found them all!$/);
  });

  it("keeps its answer to itself: the hand shows no hints meanwhile", () => {
    show({ step: 2 });
    expect(el.querySelector('.mk-hand li[aria-label*="may be played"]')).toBeNull();
    show({ step: 2, tap: false });
    expect(el.querySelectorAll('.mk-hand li[aria-label*="may be played"]')).toHaveLength(2);
  });
});

describe("on a projector", () => {
  it("shows what gives the answer away with the answer: the ladder, and what wins without rule cards", () => {
    const scene = state().scene;
    show({ present: true, tap: false, step: 4, scene: { ...scene, row: [] } });
    expect(visible("p.mk-row")).toBe(false);
    expect(visible(".mk-ladder")).toBe(false);
    expect(visible(".mk-lead")).toBe(true);
    press(".mk-vote .mk-next");
    expect(visible("p.mk-row")).toBe(true);
    expect(visible(".mk-ladder")).toBe(true);
  });

  it("covers the answer, keeps the votes, and compares them", () => {
    const host = show({ present: true, tap: false, step: 4 });
    const [, , third, fourth] = [...el.querySelectorAll<HTMLInputElement>(".mk-hands-in")];
    for (const [field, hands] of [[third, "7"], [fourth, "12"]] as const) {
      if (!field) throw new Error("a field is missing");
      field.value = hands;
      field.dispatchEvent(new Event("input"));
    }
    expect(host.get("votes")).toEqual({ "2": 7, "3": 12 });
    press(".mk-vote .mk-next");
    expect(host.get("revealed")).toBe(true);
    expect(text(".mk-vote .mk-say")).toBe("7 of 19 hands were right. Seat 3");
  });

  it("asks once for the hands before the answer is uncovered without any", () => {
    const host = show({ present: true, tap: false, step: 4 });
    expect(visible(".mk-vote .mk-note")).toBe(false);
    press('[data-do="next"]');
    expect(host.get("revealed")).toBe(false);
    expect(text(".mk-vote .mk-note")).toContain("No hands are counted yet");
    expect(visible(".mk-vote .mk-note")).toBe(true);
    press('[data-do="next"]');
    expect(host.get("revealed")).toBe(true);
    expect(visible(".mk-vote .mk-note")).toBe(false);
  });
});

describe("what if", () => {
  it("answers what came with the trick, without Python", async () => {
    show({ step: 8 });
    const radio = find<HTMLInputElement>('.mk-tile input[value="without:threes-low"]');
    radio.checked = true;
    radio.dispatchEvent(new Event("change"));
    expect(text(".mk-what-if > .mk-why")).toBe("Without “Threes go low”: seat 4 wins instead.");
    await vi.advanceTimersByTimeAsync(1000);
    expect(text(".mk-no-kernel")).toContain("Python is not running");
    expect(el.querySelector(".mk-mix")).toBeNull();
    expect(visible(".mk-own")).toBe(false);
  });

  it("is not offered where a teacher has locked it: neither other rules nor other cards, and the page says so", async () => {
    const host = new FakeHost(state({ step: 8, scene: { ...state().scene, variants: [], locked: "Locked for the lesson." } }));
    host.python = ({ kind }: { kind: string }) => void (kind === "hello" && host.answer({ kind, id: 0, sentence: "", variant: null }));
    trickStepper.render({ model: host, el, signal: life.signal });
    await vi.advanceTimersByTimeAsync(10);
    expect(el.textContent).toContain("What if?Locked for the lesson.");
    expect([".mk-tile", ".mk-mix", ".mk-what-if"].map((one) => el.querySelector(one))).toEqual([null, null, null]);
    expect(visible(".mk-own")).toBe(false);
  });

  it("asks Python for a mixture, and shows a refusal in words", async () => {
    const variant: Variant = { id: "mixed", label: "", card: "O9", winner: 1, changed: true, sentence: "With these rules: seat 2 wins." };
    const host = new FakeHost(state({ step: 8 }));
    host.python = ({ kind, id }: { kind: string; id: number }) => {
      if (kind === "hello") host.answer({ kind, id: 0, sentence: "", variant: null });
      if (kind === "what-if") host.answer({ kind: "answer", id, sentence: variant.sentence, variant });
      if (kind === "trick") host.answer({ kind: "refusal", id, sentence: "These cards cannot be laid out.", variant: null });
    };
    trickStepper.render({ model: host, el, signal: life.signal });
    await vi.advanceTimersByTimeAsync(10);
    for (const box of el.querySelectorAll<HTMLInputElement>(".mk-mix input")) box.checked = false;
    press(".mk-mix .mk-plain");
    await vi.advanceTimersByTimeAsync(10);
    expect(host.sent.at(-1)).toMatchObject({ kind: "what-if", off: ["twos-win", "threes-low"], reading: "last-word", turned: false });
    expect(text(".mk-what-if > .mk-why")).toBe("With these rules: seat 2 wins.");
    find<HTMLInputElement>(".mk-own input").value = "O5 O5";
    find<HTMLFormElement>(".mk-own form").dispatchEvent(new Event("submit", { cancelable: true }));
    await vi.advanceTimersByTimeAsync(10);
    expect(visible(".mk-refusal")).toBe(true);
    expect(text(".mk-refusal")).toBe("These cards cannot be laid out.");
  });
});
