// The seats clockwise, the viewer's last: team, crown, hand as a fan of backs, won cards, trophies, and the card played.
import { signSvg, type State } from "../../ui/art";
import { cardName, cardPicture, type Look, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { ifOther, whenChanged } from "../../ui/part";
import type { SeatLabel } from "../contract";
import type { TablePart, TableStage } from "../part";
import { boardOf, type MoustacheBoard, type Trophy } from "./board";

/** Degrees from the first back of a fan to the last. Set as an angle: a variable would have all pictures styled anew. */
const SPREAD = 30;

export function seats(stage: TableStage): TablePart {
  const { room, words, store } = stage;
  const own = store.now.viewer ?? room.seats.length - 1;
  const clockwise = room.seats.map((_, step) => room.seats[(own + 1 + step) % room.seats.length]).filter((seat) => seat !== undefined);
  const parts = clockwise.map((label, at) => seat(stage, label, at));
  const node = h("ol", { class: "mt-seats", "aria-label": words("seats") }, ...parts.map((part) => part.node));
  node.style.setProperty("--mt-count", String(parts.length));
  node.style.setProperty("--mt-few", String(parts.length > 4 ? 3 : parts.length));
  return { node, update: (view) => parts.forEach((part) => part.update(view)) };
}

function seat(stage: TableStage, label: SeatLabel, at: number): TablePart {
  const { words, room } = stage;
  const names = { cards: room.names };
  const box = h("div", { class: "mk-card" }); // stays, so that only what is in it is laid out; what is hidden there is unseen
  const place = h("div", { class: "mt-place" }, box);
  const sign = h("span");
  const status = h("span", { class: "mk-status" });
  const fan = fanOf(stage);
  const counts = h("span", { class: "mt-counts" });
  const node = h("li", { class: "mt-seat", "data-seat": label.seat },
    h("div", { class: "mt-who" }, sign, h("b", {}, label.name), h("span", { class: "mk-note" }, label.who)), fan.node, place, status, counts);
  const middle = (room.seats.length - 1) / 2;
  node.style.setProperty("--mt-arc", String(-((at - middle) ** 2) / Math.max(middle ** 2, 1)));
  let board: MoustacheBoard | undefined;
  let shown: Element | undefined;
  /** The picture of a card, or of none. It may lie here already, unseen: then it costs little to show it. */
  const laid = (look: Lying | undefined) => {
    const key = String(look && Object.values(look));
    const there = [...box.children].find((one) => one.getAttribute("data-laid") === key);
    const made = there ?? box.appendChild(look ? cardPicture(names, look.card, look) : h("div", { class: "mk-empty" }));
    assign(made, { "data-laid": key, "aria-hidden": made !== shown && "true" });
    return made;
  };
  stage.ahead.push((coming) => {
    for (const one of [...box.children]) if (one !== shown) one.remove();
    laid(lyingIn(stage, boardOf(coming), label.seat));
  });
  const taken = ifOther<string | undefined>((card) => fill(place, card
    ? button({ class: "mt-take", "data-lit": true, "aria-label": words("steal", { card: cardName(names, card) }) }, () => stage.act({ steal: card }), box)
    : box));
  const signed = whenChanged(() => {
    const team = board?.teams[label.seat];
    const crown = board?.crown === label.seat;
    fill(sign, team ? signSvg(`team-${team}${crown ? "-lead" : ""}`, words(crown ? "team.crown" : "team", { team: words(`team.${team}`) }), 30) : null);
  });
  const fanned = whenChanged(() => board && fan.show(board, label.seat));
  const counted = whenChanged(() => {
    if (!board) return;
    const trophies = (board.trophies[label.seat] ?? []).map((trophy) => trophyPicture(stage, trophy));
    fill(counts, h("span", {}, words("won", { count: board.won[label.seat] ?? 0 })), ...trophies);
  });
  return {
    node,
    update(next) {
      board = boardOf(next.board);
      const { seat: number } = label;
      const lying = lyingIn(stage, board, number);
      const before = shown;
      shown = laid(lying);
      if (shown !== before) {
        if (!lying && before && next.forward && next.frame?.who != null) gather(before, place, next.frame.who);
        for (const one of box.children) assign(one, { "aria-hidden": one !== shown && "true" });
      }
      taken(next.acting && board.may?.act === "steal" ? board.may.cards.find((card) => card === lying?.card) : undefined);
      const turn = board.turn === number && !board.end;
      write(status, statusOf(stage, board, number, turn));
      signed(`${board.teams[number]} ${board.crown === number}`);
      fanned(`${board.held[number]} ${board.open[number]?.join()} ${next.now.viewer}`);
      counted(`${board.won[number]} ${JSON.stringify(board.trophies[number])}`);
      const moved = next.forward && next.frame?.kind === "play" && next.frame.who === number;
      assign(node, { "aria-current": turn && "true", "data-moved": moved, "data-ahead": board.ahead === number, "data-own": number === next.now.viewer });
    },
  };
}

/** A card of a trick that is over goes to the seat that takes it. */
function gather(card: Element, place: HTMLElement, to: number): void {
  const goal = place.closest(".mt-seats")?.querySelector(`[data-seat="${to}"] .mt-counts`);
  if (!goal || globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const ghost = h("div", { class: "mk-card mt-ghost", "aria-hidden": "true" }, card);
  place.append(ghost);
  const [start, end] = [ghost.getBoundingClientRect(), goal.getBoundingClientRect()];
  const way = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px, ${end.top - start.top - start.height / 2}px) scale(0.2)`;
  ghost.animate([{}, { transform: way, opacity: 0.4 }], { duration: 380, easing: "ease-in" }).onfinish = () => ghost.remove();
}

interface Lying extends Look {
  readonly card: string;
}

/** The card that a seat has played, with its looks and what is said about it. */
function lyingIn({ words }: TableStage, board: MoustacheBoard, seat: number): Lying | undefined {
  const lying = board.plays?.find((play) => play.seat === seat);
  if (!lying) return undefined;
  const states: State[] = [];
  if (board.plays[0] === lying) states.push("leads");
  if (board.ahead === seat) states.push("ahead");
  if (lying.state === "vanished") states.push("discarded");
  const about = board.ahead === seat ? words("card.ahead") : lying.state === "vanished" ? words("card.vanished") : "";
  return { card: lying.card, size: 84, states, about };
}

function statusOf({ words }: TableStage, board: MoustacheBoard, seat: number, turn: boolean): string {
  const lying = board.plays.find((play) => play.seat === seat);
  if (board.end) return words("points", { points: board.end.points[seat] ?? 0 });
  if (board.ahead === seat) return words("card.ahead");
  if (turn) return words("turn");
  if (board.sealed.includes(seat)) return words("sealed");
  if (lying?.state === "vanished") return words("card.vanished");
  return lying && board.plays[0] === lying ? words("card.leads") : "";
}

/** The hand of another seat: backs, overlapped, with a count; cards that lie open are seen. */
function fanOf({ words, room }: TableStage): { readonly node: HTMLElement; readonly show: (board: MoustacheBoard, seat: number) => void } {
  const names = { cards: room.names };
  const backs = h("span", { class: "mt-backs" });
  const count = h("span", { class: "mk-note" });
  let faces: readonly string[] = [];
  const show = (board: MoustacheBoard, seat: number) => {
    const open = board.open[seat] ?? [];
    const held = board.held[seat] ?? 0;
    const wanted = [...open, ...Array.from({ length: Math.max(0, held - open.length) }, () => "back")];
    for (let extra = wanted.length; extra < faces.length; extra += 1) backs.lastElementChild?.remove();
    wanted.forEach((face, at) => {
      const place = (backs.children[at] as HTMLElement | undefined) ?? backs.appendChild(h("span"));
      if (faces[at] !== face) fill(place, (face === "back" ? silentPicture : cardPicture)(names, face, { size: 30 }));
      place.style.rotate = `${((at - (wanted.length - 1) / 2) * SPREAD) / Math.max(wanted.length, 5)}deg`;
    });
    faces = wanted;
    write(count, words("held", { count: held }));
  };
  return { node: h("span", { class: "mt-fan" }, backs, count), show };
}

function trophyPicture({ words }: TableStage, { round, value }: Trophy): SVGElement {
  const title = value === null ? words("cup.hidden", { round }) : words("cup", { value });
  return value === null ? signSvg("trophy-back", title, 24, round) : signSvg("trophy", title, 26, value);
}
