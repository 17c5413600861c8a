// Card and place are chosen in any order; the second choice makes the move. Python says whether it is allowed, and why
// not.
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { type Action, asJson, boardOf, type HouseBoard } from "./board";

/** Where a card can go: to a house as a whole, to one of its rooms, or to the discard pile. */
export type Place = { readonly seat: number; readonly room: number | null } | "discard";

export class Choice {
  card: string | undefined;
  place: Place | undefined;
  #view: View | undefined;
  #parts: TablePart[] = [];

  constructor(readonly stage: TableStage) {}

  /** Parts that show the choice, and are shown anew when it changes. */
  shownBy(part: TablePart): void {
    this.#parts.push(part);
  }

  /** Follows the game: with the turn the choice goes. */
  follow(view: View): void {
    if (!view.acting || view.now.state !== this.#view?.now.state) this.card = this.place = undefined;
    this.#view = view;
  }

  tapCard(code: string): void {
    if (!this.#able()) return;
    if (this.place !== undefined) return this.#act(code, this.place);
    this.card = this.card === code ? undefined : code;
    this.#show();
    if (this.card) this.stage.store.tell(this.stage.words("choose-place"), false);
  }

  tapPlace(place: Place): void {
    if (!this.#able()) return;
    if (this.card !== undefined) return this.#act(this.card, place);
    this.place = same(this.place, place) ? undefined : place;
    this.#show();
    if (this.place !== undefined) this.stage.store.tell(this.stage.words("choose-card"), false);
  }

  /** Whether a card may be played, anywhere or at the place that has been chosen. */
  lights(code: string): boolean {
    return this.#legal().some((action) => cardOf(action) === code && (this.place === undefined || fits(action, this.place)));
  }

  /** Whether the chosen card may go to a place. */
  takes(place: Place): boolean {
    return this.card !== undefined && this.#legal().some((action) => cardOf(action) === this.card && fits(action, place));
  }

  /** Whether the chosen card may go to a house as a whole: a room to build, or the house card. */
  builds(seat: number): boolean {
    return this.#legal().some((action) => action.play !== undefined && action.play === this.card && action.on === seat && action.room === undefined);
  }

  #act(code: string, place: Place): void {
    const board = this.#board();
    this.card = this.place = undefined;
    const action = this.#legal().find((one) => cardOf(one) === code && fits(one, place)) ?? (board && meant(code, place, board));
    this.#show();
    if (action) this.stage.act(asJson(action));
  }

  /** Tapping is for one's turn; otherwise it is said why nothing happens. */
  #able(): boolean {
    const view = this.#view;
    if (!view) return false;
    if (!view.live && !view.looking) this.stage.store.toEnd();
    else if (view.acting && !boardOf(view.board).attack) return true;
    else if (!view.looking) this.stage.refuse(this.stage.words(view.now.over ? "tap.over" : view.acting ? "tap.answer" : "tap.wait"));
    return false;
  }

  #board(): HouseBoard | undefined {
    return this.#view && boardOf(this.#view.board);
  }

  #legal(): readonly Action[] {
    return (this.#view?.acting && this.#board()?.may) || [];
  }

  #show(): void {
    const view = this.#view;
    if (view) for (const part of this.#parts) part.update(view);
  }
}

const choices = new WeakMap<TableStage, Choice>();

/** The one choice of a table, which its parts share. */
export function choiceOf(stage: TableStage): Choice {
  const choice = choices.get(stage) ?? new Choice(stage);
  choices.set(stage, choice);
  return choice;
}

export const cardOf = (action: Action): string | undefined => action.play ?? action.discard;

/** Whether an action goes to a place: a house takes what goes to any of its rooms. */
export function fits(action: Action, place: Place): boolean {
  if (place === "discard") return action.discard !== undefined;
  if (action.play === undefined || action.on !== place.seat) return false;
  return action.room === undefined || place.room === null || action.room === place.room;
}

/** The action that is meant although it is not allowed, so that Python can say why. */
function meant(code: string, place: Place, board: HouseBoard): Action {
  if (place === "discard") return { discard: code };
  if (!/^(M\.|D$)/.test(code)) return { play: code, on: place.seat };
  const rooms = board.houses[place.seat]?.rooms ?? [];
  const first = rooms.findIndex((room) => room.on === "open" && (code === "D" || code === `M.${room.kind}`));
  return { play: code, on: place.seat, room: place.room ?? Math.max(first, 0) };
}

function same(one: Place | undefined, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
