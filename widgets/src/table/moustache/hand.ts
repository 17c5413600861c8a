// The own hand as a fan. Cards that may be played are lit; trying another one says which rule forbids it.
import type { State } from "../../ui/art";
import { cardName, icon, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, show, write } from "../../ui/dom";
import { keyed, type Kept } from "../../ui/keyed";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { boardOf, type MoustacheBoard } from "./board";

const MOST = 5; // cards in a row where the table is narrow
const TURN = 1.1; // degrees between two cards of the fan
const DROP = 0.35; // how many pixels the fan bends down
const LATER = 40; // milliseconds: one card is dealt after the other

export function hand(stage: TableStage): TablePart {
  const { words, room, signal, store } = stage;
  const names = { cards: room.names };
  const chosen = new Set<string>();
  const list = h("ul", { class: "mt-hand", "aria-label": words("hand") });
  const note = h("p", { class: "mk-note" });
  const pass = button({ class: "mk-next", "data-do": "pass", hidden: true }, () => stage.act({ pass: [...chosen] }), words("pass"), icon("next"));
  const node = h("div", { class: "mt-own", role: "group", "aria-label": words("hand") }, list, note, pass);
  const settle = rove(list, "button", signal);
  let view: View | undefined;
  let board: MoustacheBoard | undefined;
  const cards = keyed(list, held);
  const drawn = whenChanged(() => {
    if (!board || !view) return;
    const { hand: codes } = board;
    const focused = [...list.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    list.style.setProperty("--mt-n", String(codes.length || 1));
    list.style.setProperty("--mt-half", String(Math.ceil(codes.length / Math.ceil(codes.length / MOST)) || 1));
    cards(codes);
    settle();
    if (focused >= 0) [...list.querySelectorAll("button")].at(Math.min(focused, codes.length - 1))?.focus();
  });

  function held(code: string): Kept {
    const face = h("span", { class: "mk-card" });
    const card = button({ class: "mt-card", "data-card": code }, () => tap(code), face);
    let states: State[] = [];
    const redrawn = whenChanged(() => fill(face, silentPicture(names, code, { size: 96, states })));
    const item = h("li", {}, card);
    const update = () => {
      const { hand: codes = [] } = board ?? {};
      const turn = codes.indexOf(code) - (codes.length - 1) / 2;
      // Not by a variable: every shape of the picture would inherit it and be styled anew.
      face.style.transform = `rotate(${turn * TURN}deg) translateY(${turn * turn * DROP}px)`;
      item.style.animationDelay = `${(turn + codes.length / 2) * LATER}ms`;
      const may = view?.acting && board?.may?.act !== "steal" ? board?.may : null;
      const legal = may?.cards.includes(code) ?? false;
      const picked = chosen.has(code) || (board?.aside.includes(code) ?? false);
      const open = board?.own.includes(code) ?? false;
      const hinted = hintedBy(view, code);
      states = [...(picked ? (["chosen"] as const) : []), ...(hinted ? (["lit"] as const) : [])];
      const about = [legal ? words(may?.act === "pass" ? "card.passable" : "card.playable") : "", picked ? words("card.chosen") : "", open ? words("card.open") : "", hinted ? words("card.hinted") : ""];
      const label = [cardName(names, code), ...about].filter(Boolean).join(", ");
      assign(card, { "aria-label": label, "data-legal": legal, "data-lit": legal && may?.act === "play", "data-open": open, "aria-pressed": may?.act === "pass" ? String(picked) : null });
      redrawn(states.join());
    };
    return { node: item, update };
  }

  function tap(code: string): void {
    if (!view || !board) return;
    if (!view.live && !view.looking) return store.toEnd();
    const { may } = board;
    if (!view.acting || !may || may.act === "steal") return void (view.looking || stage.refuse(words(view.now.over ? "tap.over" : may ? "tap.steal" : "tap.wait")));
    if (may.act === "play") return stage.act({ play: code });
    if (!may.cards.includes(code)) return stage.refuse(words("tap.not-passed", { card: cardName(names, code) }));
    if (chosen.has(code)) chosen.delete(code);
    else if (chosen.size < may.count) chosen.add(code);
    else return stage.refuse(words("tap.enough", { count: may.count }));
    update(view);
  }

  function update(next: View): void {
    view = next;
    board = boardOf(next.board);
    const passing = next.acting && board.may?.act === "pass";
    if (!passing) chosen.clear();
    drawn(`${board.hand.join()} ${next.acting && board.may?.cards.join()} ${board.may?.act} ${[...chosen].join()} ${board.aside.join()} ${board.own.join()} ${JSON.stringify(next.hint?.action ?? null)}`);
    write(note, passing ? words("pass.note", { chosen: chosen.size, count: board.may?.count ?? 0 }) : "");
    show(note, passing);
    show(pass, passing);
    assign(pass, { "aria-disabled": chosen.size === board.may?.count ? null : "true" });
    show(node, board.hand.length !== 0);
  }
  return { node, update };
}

/** Whether the hint is about this card. */
function hintedBy(view: View | undefined, code: string): boolean {
  const action = view?.hint?.action;
  return action !== undefined && JSON.stringify(action).includes(`"${code}"`);
}
