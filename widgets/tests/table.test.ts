import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import golden from "../../tests/widgets/golden/table.json";
import entry from "../src/entries/table-moustache";
import type { TableAnswer, TableState } from "../src/table/contract";
import { Reel } from "../src/table/reel";
import { FakeHost } from "./fake";

const data = golden as unknown as {
  readonly state: TableState;
  readonly after: TableState["now"];
  readonly film: TableState["film"];
  readonly hint: TableAnswer;
  readonly chances: TableAnswer;
  readonly book: TableState["book"];
};
const EMPTY = { clause: null, film: null, book: null, hint: null, chances: null, record: null };

let life = new AbortController();
let el = document.createElement("div");

/** A table with a Python that answers as the given function says. */
function show(changes: Partial<TableState> = {}, python?: (message: Record<string, unknown>, host: FakeHost) => Partial<TableAnswer> | undefined): FakeHost {
  const host = new FakeHost({ ...structuredClone(data.state), ...changes });
  if (python) {
    host.python = (content: Record<string, unknown>, at) => {
      if (content["kind"] === "hello") return at.answer({ kind: "hello", id: 0, sentence: "" });
      if (content["kind"] === "book") return at.answer({ ...EMPTY, kind: "answer", id: content["id"], sentence: "", book: data.book });
      const answer = python(content, at);
      if (answer) at.answer({ ...EMPTY, kind: "answer", sentence: "", ...answer, id: content["id"] });
    };
  }
  entry.render({ model: host, el, signal: life.signal });
  return host;
}

const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
const find = (selector: string): HTMLElement => all(selector)[0] ?? expect.fail(`there is no ${selector}`);
const text = (selector: string) => find(selector).textContent;
const press = (selector: string) => find(selector).click();
const shown = (selector: string) => !find(selector).hidden;
const settled = async () => vi.advanceTimersByTimeAsync(0);
const toMyTurn = async () => {
  press('[data-do="skip"]');
  await settled();
};

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

describe("what has happened", () => {
  it("is shown one thing after the other, and the bots wait for next", async () => {
    show({}, () => undefined);
    expect(text(".mt-caption .mk-say")).toBe("A new rule card is turned up: Twins vanish.");
    vi.advanceTimersByTime(60_000);
    expect(text(".mt-caption .mk-say")).toBe("A new rule card is turned up: Twins vanish.");
    press('[data-do="next"]');
    expect(text(".mt-caption .mk-say")).toContain("has the crown");
    expect(shown(".mt-prompt")).toBe(false);
    await toMyTurn();
    expect(text(".mt-prompt")).toBe(data.state.now.prompt);
  });

  it("goes on by itself at the pace that was chosen", () => {
    const host = show({ pace: "fast" }, () => undefined);
    vi.advanceTimersByTime(20_000);
    expect(shown(".mt-prompt")).toBe(true);
    expect(host.sent.filter((message) => (message as { kind: string }).kind !== "hello")).toEqual([]);
  });

  it("has the next card ready where it will lie, unheard until it is shown", async () => {
    show({}, () => undefined);
    const heard = () => all(".mt-place .mk-card > :not([aria-hidden])");
    const seats = all(".mt-seat").length;
    let ready = 0;
    for (let steps = 0; shown('[data-do="next"]') && steps < 20; steps += 1) {
      await vi.advanceTimersByTimeAsync(200);
      const waiting = all(".mt-place .mk-card > svg[aria-hidden]");
      press('[data-do="next"]');
      expect(heard()).toHaveLength(seats);
      for (const picture of heard().filter((one) => one.localName === "svg")) expect(picture.getAttribute("role")).toBe("img");
      if (!waiting[0] || !text(".mt-caption .mk-say").includes("plays")) continue;
      expect(heard()).toContain(waiting[0]);
      ready += 1;
      press('[data-look="aid"]');
      expect(all(".mt-place [aria-expanded]")).toHaveLength(0); // only what opens a panel says so
      press('[data-look="aid"]');
    }
    expect(ready).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(all(".mt-place .mk-card > svg[aria-hidden]")).toHaveLength(0); // nothing of what cannot be known yet
  });

  it("is explained in steps with their clauses on request", async () => {
    show({}, () => undefined);
    const why = find(".mt-caption details") as HTMLDetailsElement;
    why.open = true;
    why.dispatchEvent(new Event("toggle"));
    await settled();
    expect(all(".mt-step").length).toBeGreaterThan(0);
    press(".mt-step .mk-link");
    expect(text(".mt-step .mk-clause")).toContain("3.1");
  });

  it("stands in the log, which can be filtered", async () => {
    show({}, () => undefined);
    await toMyTurn();
    await vi.advanceTimersByTimeAsync(200); // the list follows once the table has been painted
    expect(all(".mt-log .mk-line")).toHaveLength(data.state.now.frames.length);
    all(".mt-filter input")[0]?.click();
    const played = data.state.now.frames.filter(({ kind }) => kind !== "deal");
    expect(all(".mt-log .mk-line-text").map((line) => line.textContent)).toEqual(played.map(({ line }) => line));
  });

  it("is stepped through without what the list leaves out", async () => {
    show({}, () => ({ film: data.state.now.frames }));
    await toMyTurn();
    press('[data-do="look"]');
    press('[data-do="first"]');
    all(".mt-filter input")[0]?.click(); // deals
    const played = data.state.now.frames.filter(({ kind }) => kind !== "deal");
    for (const { line } of played) {
      press('[data-do="step-next"]');
      expect(text(".mt-caption .mk-say")).toBe(line);
    }
    expect(find('[data-do="step-next"]').getAttribute("aria-disabled")).toBe("true");
    for (let step = 0; step < 9; step += 1) press('[data-do="back"]');
    expect(text(".mt-caption .mk-say")).toBe(played[0]?.line);
  });

  it("can be looked back at, and left again", async () => {
    show({}, () => ({ film: data.state.now.frames }));
    await toMyTurn();
    press('[data-do="look"]');
    press('[data-do="first"]');
    expect(text(".mt-caption .mk-say")).toBe("A new rule card is turned up: Twins vanish.");
    expect(text(".mk-count")).toBe(`Step 1 of ${data.state.now.frames.length}`);
    expect(shown(".mt-controls")).toBe(false);
    press('[data-do="leave-look"]');
    expect(shown(".mt-prompt")).toBe(true);
  });
});

describe("playing", () => {
  it("lights what may be played, and plays it by a tap", async () => {
    const host = show({}, (message, at) => {
      at.set("now", data.after);
      return message["kind"] === "act" ? {} : undefined;
    });
    await toMyTurn();
    expect(all(".mt-card[data-legal]").map((card) => card.dataset["card"])).toEqual(["G0", "G4", "G6", "G7"]);
    press('[data-card="G0"]');
    expect(host.sent.at(-1)).toMatchObject({ kind: "act", seat: 0, action: { play: "G0" }, state: data.state.now.state });
    await settled();
    expect(text(".mt-caption .mk-say")).toBe(data.after.frames[0]?.line);
    expect(all(".mt-card").map((card) => card.dataset["card"])).not.toContain("G0");
  });

  it("says why a card may not be played, and the card stays", async () => {
    show({}, () => ({ kind: "refusal", sentence: "The blue 5 does not follow suit.", clause: "4.3" }));
    await toMyTurn();
    press('[data-card="B5"]');
    await settled();
    expect(text(".mt-told")).toBe("The blue 5 does not follow suit.");
    expect(find(".mt-told").dataset["refused"]).toBe("");
    expect(all('[data-card="B5"]')).toHaveLength(1);
  });

  it("shows what a bot would do", async () => {
    show({}, () => data.hint);
    await toMyTurn();
    press('[data-do="hint"]');
    await settled();
    expect(text(".mt-told")).toBe(data.hint.sentence);
    expect(all(".mt-card").filter((card) => card.getAttribute("aria-label")?.includes("a bot would play it"))).toHaveLength(1);
  });

  it("offers nothing that a teacher has locked", async () => {
    const free = { ...data.state.room, locked: [] };
    for (const [room, there] of [[free, true], [{ ...free, locked: ["hint", "chances", "branch"] }, false]] as const) {
      el.replaceChildren();
      show({ room }, () => undefined);
      await toMyTurn();
      expect(['[data-do="hint"]', '[data-do="chances"]'].map(shown)).toEqual([there, there]);
      press('[data-do="look"]');
      await settled();
      expect(shown('[data-do="branch"]')).toBe(there);
    }
  });

  it("shows what may happen next: sentences, as many faces of a hundred, then the fraction", async () => {
    show({}, () => data.chances);
    await toMyTurn();
    press('[data-do="chances"]');
    await settled();
    const first = data.chances.chances?.[0];
    expect(all(".mt-chances > li")).toHaveLength(data.chances.chances?.length ?? 0);
    expect(text(".mt-chances p")).toBe(first?.sentence);
    expect(text(".mt-chances summary")).toContain(first?.exact);
    const dark = find(".mt-chances .mt-yes").getAttribute("d") ?? "";
    expect(dark.split("M").length - 1).toBe(first?.faces);
    expect(find(".mt-chances svg").getAttribute("aria-hidden")).toBe("true");
  });

  it("sends one message for two quick taps", async () => {
    const host = show({}, () => undefined);
    await toMyTurn();
    press('[data-card="G0"]');
    press('[data-card="G4"]');
    expect(host.sent.filter((message) => (message as { kind: string }).kind === "act")).toHaveLength(1);
  });

  it("sets three cards aside, and no fourth", async () => {
    const frames = [{ ...data.state.now.frames[0]!, changes: { ...data.state.now.frames[0]!.changes, hand: ["G0", "G4", "G6", "P0"], may: { act: "pass", seat: 0, cards: ["G0", "G4", "G6", "P0"], count: 3 } } }];
    const host = show({ now: { ...data.state.now, frames } }, () => undefined);
    for (const code of ["G0", "G4", "G6", "P0"]) press(`[data-card="${code}"]`);
    expect(text(".mt-told")).toContain("You have chosen 3 already");
    expect(all('.mt-card[aria-pressed="true"]')).toHaveLength(3);
    press('[data-do="pass"]');
    expect(host.sent.at(-1)).toMatchObject({ kind: "act", action: { pass: ["G0", "G4", "G6"] } });
  });
});

describe("Python", () => {
  it("is asked for nothing where it is not there, and the page says so", () => {
    show();
    vi.advanceTimersByTime(1500);
    expect(text(".mk-no-kernel")).toContain("Python does not answer");
    expect(shown(".mt-prompt")).toBe(false);
    expect(shown('[data-do="hint"]')).toBe(false);
  });

  it("may be gone when it does not answer for long", async () => {
    show({}, () => undefined);
    await toMyTurn();
    press('[data-card="G0"]');
    expect(shown(".mk-no-kernel")).toBe(false);
    await vi.advanceTimersByTimeAsync(6000);
    expect(shown(".mk-no-kernel")).toBe(true);
  });

  it("is not needed for a page with the whole game", () => {
    show({ film: data.film, book: data.book });
    vi.advanceTimersByTime(1500);
    expect(text(".mk-count")).toBe(`Step 1 of ${data.film.length}`);
    press('[data-do="last"]');
    expect(text(".mt-caption .mk-say")).toBe(data.film.at(-1)?.line);
    expect(shown('[data-do="branch"]')).toBe(false);
    press('[data-look="setup"]');
  });
});

describe("the screen", () => {
  it("is covered until the next person has taken it", async () => {
    const host = show({ now: { ...data.state.now, viewer: null, curtain: 2, asked: 2 } }, () => ({}));
    press('[data-do="skip"]');
    expect(shown(".mt-curtain")).toBe(true);
    expect(text(".mt-curtain .mk-say")).toContain("Seat 3");
    expect(shown(".mt-prompt")).toBe(false);
    press('[data-do="curtain"]');
    expect(host.sent.at(-1)).toMatchObject({ kind: "look", seat: 2 });
  });

  it("keeps nothing of what another person saw", () => {
    const reel = new Reel();
    reel.take(data.state.now);
    expect(JSON.stringify(reel.scenes)).toContain("B5");
    const covered = { ...data.after, viewer: null, frames: [], board: { hand: [] } };
    reel.take(covered);
    expect(JSON.stringify([reel.scenes, reel.rest])).not.toContain("B5");
  });

  it("begins with what people choose", async () => {
    const host = show({ room: { ...data.state.room, seats: [], deal: "" } }, () => ({}));
    all('.mt-first input[value="5"]')[0]?.click();
    const bots = all(".mt-first select").at(-1) as HTMLSelectElement;
    expect(bots.value).toBe("greedy");
    bots.value = "monte-carlo";
    press('[data-do="deal"]');
    expect(host.sent.at(-1)).toMatchObject({ kind: "deal", seats: 5, variation: "standard", people: 1, bots: "monte-carlo" });
  });

  it("is not set back by a host that tells of the same state twice", async () => {
    const host = show({}, () => undefined);
    await toMyTurn();
    host.set("now", data.state.now);
    expect(shown(".mt-prompt")).toBe(true);
  });

  /** Other words for the same state, as Python sends them: all values at once, told of one after another. */
  const inFrench = (host: FakeHost, order: readonly string[]) => {
    const now = host.get("now") as TableState["now"];
    host.values.set("room", { ...data.state.room, language: "fr" });
    host.values.set("now", { ...now, frames: now.frames.map((frame) => ({ ...frame, line: `FR ${frame.line}` })) });
    for (const name of order) host.set(name, host.get(name));
  };

  it.each([[["room", "now"]], [["now", "room"]]])("stays at its frame and goes on from there where only the words change: %s", async (order) => {
    const host = show({}, () => ({}));
    await settled();
    press('[data-do="next"]');
    press('[data-do="next"]');
    const line = text(".mt-caption .mk-say");
    inFrench(host, order);
    await settled();
    expect(text(".mt-caption .mk-say")).toBe(`FR ${line}`);
    const after = data.state.now.frames.findIndex((frame) => frame.line === line) + 1;
    press('[data-do="next"]');
    expect(text(".mt-caption .mk-say")).toBe(`FR ${data.state.now.frames[after]?.line}`);
    await toMyTurn();
    inFrench(host, order);
    expect(shown(".mt-prompt")).toBe(true);
  });

  it("goes on by itself after a change of words", async () => {
    const host = show({ pace: "fast" }, () => ({}));
    await settled();
    inFrench(host, ["room", "now"]);
    expect(text(".mt-caption .mk-say")).toBe(`FR ${data.state.now.frames[0]?.line}`);
    vi.advanceTimersByTime(20_000);
    expect(shown(".mt-prompt")).toBe(true);
  });

  it("goes on looking back where it did when the words change", async () => {
    let film = data.film;
    const host = show({ now: data.after }, ({ kind }) => (kind === "film" ? { film } : {}));
    await settled();
    press('[data-do="skip"]');
    press('[data-do="look"]');
    press('[data-do="first"]');
    press('[data-do="step-next"]');
    film = film.map((frame) => ({ ...frame, line: `FR ${frame.line}` }));
    inFrench(host, ["room", "now"]);
    await settled();
    expect(shown(".mt-look")).toBe(true);
    expect(text(".mt-caption .mk-say")).toBe(film[1]?.line);
  });

  it("begins a new deal at its beginning, wherever the last one was left", async () => {
    const host = show({}, () => ({}));
    await toMyTurn();
    host.values.set("now", { ...data.state.now, state: "2.1" });
    host.set("room", { ...data.state.room, deal: "111 222 333" });
    expect(text(".mt-caption .mk-say")).toBe(data.state.now.frames[0]?.line);
  });

  it("leaves nothing behind when the view goes", () => {
    const host = show({}, () => undefined);
    life.abort();
    expect(host.listening).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says what happened and what to do once, in one live region", async () => {
    show({}, () => undefined);
    expect(all("[role=status]")).toHaveLength(1);
    press('[data-do="next"]');
    await vi.advanceTimersByTimeAsync(200);
    expect(text("[role=status]")).toContain("has the crown");
  });
});

describe("a class", () => {
  it("votes, and the most hands decide", async () => {
    const host = show({ present: true }, () => ({}));
    await toMyTurn();
    const inputs = all(".mt-hands") as HTMLInputElement[];
    expect(inputs).toHaveLength(data.state.now.options.length);
    for (const [at, hands] of [3, 9].entries()) {
      inputs[at]!.value = String(hands);
      inputs[at]!.dispatchEvent(new Event("input"));
    }
    expect(host.get("votes")).toEqual({ 0: 3, 1: 9 });
    press('[data-do="vote"]');
    expect(host.sent.at(-1)).toMatchObject({ kind: "act", action: data.state.now.options[1]?.action });
  });
});
