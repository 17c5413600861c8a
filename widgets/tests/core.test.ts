import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepperState } from "../src/core/contract";
import { plain } from "../src/core/decode";
import { Kernel } from "../src/core/kernel";
import { listenForKeys, onward, rove } from "../src/core/keys";
import { speaker } from "../src/core/live";
import { Model } from "../src/core/model";
import { Store } from "../src/core/store";
import { addStyles } from "../src/core/styles";
import { wordsOf } from "../src/core/words";
import { FakeHost, state } from "./fake";

let life = new AbortController();
beforeEach(() => {
  life = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const model = (host: FakeHost) => new Model<StepperState>(host, life.signal);
const store = (changes: Partial<StepperState> = {}, host = new FakeHost(state(changes))) => new Store(model(host));

describe("the edge", () => {
  it("turns Maps into objects at any depth and leaves the rest alone", () => {
    const frames = [new Map<string, unknown>([["plays", [new Map([["seat", 2]])]], ["lead", null]])];
    expect(plain(frames)).toEqual([{ plays: [{ seat: 2 }], lead: null }]);
    expect(plain("text")).toBe("text");
  });

  it("takes what Python's None became where the kernel runs in the page for null", () => {
    expect(plain(new Map<string, unknown>([["seed", undefined], ["seats", [undefined, 1]]]))).toEqual({ seed: null, seats: [null, 1] });
    expect(plain({ curtain: undefined })).toStrictEqual({ curtain: null });
  });

  it("takes a value apart once, until the host has another", () => {
    const host = new FakeHost({ votes: { "1": 4 } });
    const edge = model(host);
    expect(edge.get("votes")).toBe(edge.get("votes"));
    host.set("votes", { "1": 5 });
    expect(edge.get("votes")).toEqual({ "1": 5 });
  });

  it("decodes what a host of Maps gives", () => {
    const host = new FakeHost({ votes: new Map([["1", 4]]) });
    expect(model(host).get("votes")).toEqual({ "1": 4 });
  });

  it("saves a little later, once for many changes, and at once when the view goes", () => {
    const host = new FakeHost();
    const edge = model(host);
    for (const step of [1, 2, 3]) edge.set("step", step);
    expect(host.get("step")).toBe(3);
    expect(host.saves).toBe(0);
    vi.advanceTimersByTime(150);
    expect(host.saves).toBe(1);
    edge.set("step", 4);
    life.abort();
    expect(host.saves).toBe(2);
  });

  it("takes its listeners away with the view", () => {
    const host = new FakeHost();
    const told = vi.fn();
    model(host).onChange(["step"], told);
    host.set("step", 1);
    life.abort();
    host.set("step", 2);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith();
    expect(host.listening).toBe(0);
  });
});

describe("the cursor", () => {
  it("stays between the first and the last frame", () => {
    const cursor = store();
    cursor.back();
    expect(cursor.step).toBe(0);
    cursor.go(99);
    expect(cursor.step).toBe(cursor.frames.length - 1);
  });

  it("tells a step forward from a jump and from a step back", () => {
    const cursor = store();
    const seen: boolean[] = [];
    cursor.subscribe((now) => seen.push(now.forward));
    cursor.forward();
    cursor.go(4);
    cursor.back();
    expect(seen).toEqual([true, false, false]);
  });

  it("covers the answer until the learner has guessed, whatever is asked of it", () => {
    const cursor = store({ predict: true });
    cursor.go(99);
    expect(cursor.step).toBe(4);
    expect(cursor.covered).toBe(true);
    cursor.guessWinner(3);
    expect(cursor.covered).toBe(false);
    expect(cursor.guess).toMatchObject({ seat: 3, right: false });
    cursor.forward();
    expect(cursor.step).toBe(5);
  });

  it("counts a guess of nobody as a guess", () => {
    const cursor = store({ predict: true, prediction: -1 });
    expect(cursor.covered).toBe(false);
  });

  it("uncovers for a class when it is asked to, by the clicker too", () => {
    const cursor = store({ present: true, step: 4 });
    expect(cursor.limit).toBe(4);
    onward(cursor); // no hands have been counted: it asks for them, once
    expect(cursor.now().unvoted).toBe(true);
    expect(cursor.covered).toBe(true);
    onward(cursor);
    expect(cursor.step).toBe(4);
    expect(cursor.covered).toBe(false);
    onward(cursor);
    expect(cursor.step).toBe(5);
  });

  it("keeps votes by seat without changing the old ones in place", () => {
    const host = new FakeHost(state({ votes: { "0": 2 } }));
    const before = host.get("votes");
    store({}, host).vote(3, 11);
    expect(host.get("votes")).toEqual({ "0": 2, "3": 11 });
    expect(before).toEqual({ "0": 2 });
  });

  it("plays to the end by itself, and stops when touched", () => {
    const cursor = store({ step: 6 });
    cursor.play(1000);
    vi.advanceTimersByTime(1000);
    expect(cursor.step).toBe(7);
    cursor.back();
    vi.advanceTimersByTime(5000);
    expect(cursor.step).toBe(6);
    cursor.play(1000);
    vi.advanceTimersByTime(9000);
    expect(cursor.step).toBe(8);
    expect(cursor.now().playing).toBe(false);
  });

  it("keeps two views of one model in step", () => {
    const host = new FakeHost();
    const [one, other] = [store({}, host), store({}, host)];
    one.go(3);
    expect(other.step).toBe(3);
  });
});

describe("words", () => {
  it("fills facts in, leaves unknown gaps, and shows the key of a missing text", () => {
    const words = wordsOf({ step: "Step {step} of {steps}" });
    expect(words("step", { step: 2, steps: 9 })).toBe("Step 2 of 9");
    expect(words("step", { step: 2 })).toBe("Step 2 of {steps}");
    expect(words("lost")).toBe("lost");
  });
});

describe("keys", () => {
  const press = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    target.dispatchEvent(event);
    return event;
  };
  const root = () => {
    const made = document.createElement("div");
    document.body.append(made);
    return made;
  };

  it("handles its own keys, keeps them inside, and lets the others go", () => {
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside, { signal: life.signal });
    const cursor = store();
    const node = root();
    listenForKeys(node, { onward: () => onward(cursor), back: () => cursor.back(), help: vi.fn(), leave: vi.fn() }, life.signal);
    expect(press(node, "PageDown").defaultPrevented).toBe(true);
    expect(cursor.step).toBe(1);
    press(node, " ");
    expect(cursor.step).toBe(2);
    press(node, "PageUp");
    expect(cursor.step).toBe(1);
    expect(outside).not.toHaveBeenCalled();
    expect(press(node, "b").defaultPrevented).toBe(false);
    expect(press(node, "PageDown", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(outside).toHaveBeenCalledTimes(2);
  });

  it("leaves the space bar to buttons and every letter to text fields", () => {
    const cursor = store();
    const help = vi.fn();
    const node = root();
    const [button, field] = [document.createElement("button"), document.createElement("input")];
    node.append(button, field);
    listenForKeys(node, { onward: () => onward(cursor), back: () => cursor.back(), help, leave: vi.fn() }, life.signal);
    press(button, " ");
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside, { signal: life.signal });
    press(field, "?");
    expect(press(field, "Enter").defaultPrevented).toBe(false);
    expect(outside).not.toHaveBeenCalled();
    press(field, "PageDown");
    expect(cursor.step).toBe(0);
    expect(help).not.toHaveBeenCalled();
  });

  it("gives a group one tab stop and moves inside it", () => {
    const node = root();
    node.append(...["a", "b", "c"].map((text) => Object.assign(document.createElement("button"), { textContent: text })));
    const buttons = [...node.querySelectorAll("button")];
    rove(node, "button", life.signal);
    const stops = () => buttons.map((button) => button.tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    buttons[0]?.focus();
    press(buttons[0] as Element, "ArrowRight");
    expect(document.activeElement).toBe(buttons[1]);
    expect(stops()).toEqual([-1, 0, -1]);
    press(buttons[1] as Element, "End");
    expect(document.activeElement).toBe(buttons[2]);
    press(buttons[2] as Element, "Home");
    expect(document.activeElement).toBe(buttons[0]);
  });
});

describe("what is said", () => {
  it("says only the last of several steps, and the same words again", () => {
    const { node, say } = speaker("en", life.signal);
    say("one");
    say("two");
    vi.advanceTimersByTime(200);
    expect(node.textContent).toBe("two");
    say("two");
    vi.advanceTimersByTime(200);
    expect(node.textContent).toBe("two\u00a0");
    expect(node.getAttribute("aria-live")).toBe("polite");
  });
});

describe("the browser's own voice", () => {
  it("is off at first, speaks the language of the words, and stops with the view", () => {
    const synthesis = { speak: vi.fn(), cancel: vi.fn() };
    vi.stubGlobal("speechSynthesis", synthesis);
    vi.stubGlobal("SpeechSynthesisUtterance", class { lang = ""; constructor(readonly text: string) {} });
    const { say, voice } = speaker("fr", life.signal);
    say("un");
    vi.advanceTimersByTime(200);
    expect(synthesis.speak).not.toHaveBeenCalled();
    if (voice) voice.on = true;
    say("deux");
    vi.advanceTimersByTime(200);
    expect(synthesis.speak.mock.calls).toMatchObject([[{ text: "deux", lang: "fr" }]]);
    life.abort();
    expect(synthesis.cancel).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("is not offered where there is none", () => {
    vi.stubGlobal("speechSynthesis", undefined);
    expect(speaker("en", life.signal).voice).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

describe("styles", () => {
  it("go into each root once", () => {
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const inside = document.createElement("div");
    shadow.append(inside);
    addStyles(inside, { test: ".x{}" });
    addStyles(inside, { test: ".x{}" });
    addStyles(document.body, { test: ".x{}" });
    addStyles(document.body, { test: ".x{}" });
    expect(shadow.querySelectorAll("style")).toHaveLength(1);
    expect(document.head.querySelectorAll('style[data-moosekit-style="test"]')).toHaveLength(1);
  });

  it("that are shared come before those of each front end, whichever is first on the page", () => {
    document.head.replaceChildren();
    addStyles(document.body, { base: ".y{}", first: ".y{--first:1}" });
    addStyles(document.body, { base: ".y{}", plots: ".z{}", second: ".y{--second:1}" });
    const names = [...document.head.querySelectorAll("style")].map((style) => style.dataset["moosekitStyle"]);
    expect(names).toEqual(["base", "plots", "first", "second"]);
  });

  it("of another game come beside those of the first", () => {
    addStyles(document.body, { quiz: ".x{--one:1}" });
    addStyles(document.body, { quiz: ".x{--two:2}" });
    addStyles(document.body, { quiz: ".x{--one:1}" });
    expect(document.head.querySelectorAll('style[data-moosekit-style="quiz"]')).toHaveLength(2);
  });
});

describe("questions to Python", () => {
  const answer = { kind: "answer", sentence: "seat 4 wins", variant: null };

  const found = (host: FakeHost) => {
    const told = vi.fn();
    new Kernel(model(host), vi.fn()).watch(told);
    return told;
  };

  it("finds out that Python is there, or after a second that it is not", () => {
    const host = new FakeHost();
    host.python = () => host.answer({ kind: "hello", id: 0, sentence: "", variant: null });
    expect(found(host).mock.calls).toEqual([[true]]);
    const alone = found(new FakeHost());
    vi.advanceTimersByTime(999);
    expect(alone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(alone.mock.calls).toEqual([[false]]);
  });

  it("welcomes a busy Python that answers late", () => {
    const host = new FakeHost();
    const told = found(host);
    vi.advanceTimersByTime(4000);
    host.answer({ kind: "hello", id: 0, sentence: "", variant: null });
    expect(told.mock.calls).toEqual([[false], [true]]);
  });

  it("knows at once where a host cannot send", () => {
    const host = new FakeHost();
    host.send = () => {
      throw new Error("no Python");
    };
    expect(found(host).mock.calls).toEqual([[false]]);
  });

  it("gives each view its own answer, also when they come in another order", async () => {
    const host = new FakeHost();
    const kernel = new Kernel(model(host), vi.fn());
    const [first, second] = [kernel.ask({ kind: "what-if" }, "s"), kernel.ask({ kind: "what-if" }, "s")];
    const [, one, two] = host.sent as { id: number }[];
    host.answer(new Map(Object.entries({ ...answer, id: two?.id, sentence: "second" })));
    host.answer({ ...answer, id: one?.id, sentence: "first" });
    expect([(await first).sentence, (await second).sentence]).toEqual(["first", "second"]);
  });

  it("hears a refusal that nobody asked for, and passes over what it does not know", () => {
    const host = new FakeHost();
    const refused = vi.fn();
    new Kernel(model(host), refused);
    host.answer({ kind: "refusal", id: 0, sentence: "no", variant: null });
    for (const odd of [null, "text", { kind: "other" }, 7]) host.answer(odd);
    expect(refused.mock.calls).toEqual([["no"]]);
  });
});
