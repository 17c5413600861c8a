// Next and the pace of the bots; undo, redo, hint, what if, looking back, keeping.
import { icon, iconButton } from "../ui/card-picture";
import { assign, button, groupName, h, show } from "../ui/dom";
import { rove } from "../core/keys";
import type { Pace } from "./contract";
import type { TablePart, TableStage } from "./part";

const PACES: readonly Pace[] = ["next", "slow", "steady", "fast"];
export function controls(stage: TableStage): TablePart {
  const { store, words, signal } = stage;
  const next = button({ class: "mk-next", "data-do": "next" }, () => store.next(), words("next"), icon("next"));
  const skip = button({ class: "mk-plain", "data-do": "skip" }, () => store.toEnd(), words("to-end"));
  const named = (name: string, picture: string, press: () => void) => iconButton(name, words(name), picture, press, h("span", {}, words(name)));
  const asking = (kind: string, name = kind, picture = kind) => named(name, picture, () => void store.ask({ kind }));
  const undo = asking("undo");
  const redo = asking("redo");
  const hint = named("hint", "bulb", () => void store.hint());
  const chances = named("chances", "chances", () => void store.chances());
  const look = named("look", "clock", () => store.look(store.reel.last));
  const back = asking("back", "branch-back", "undo");
  const save = asking("save");
  const pace = paceChoice(stage);
  const tools = h("div", { class: "mt-tools", role: "toolbar", "aria-label": words("tools") }, back, hint, chances, undo, redo, look, save);
  const settle = rove(tools, "button", signal);
  const node = h("div", { class: "mt-controls" }, h("div", { class: "mk-buttons" }, next, skip), pace.node, tools);
  return {
    node,
    update(view) {
      const { now, more, looking, python, room } = view;
      const playing = python === true && room.seats.length > 0 && !looking;
      const past = !room.memory || now.over; // where remembering is the game, nobody looks back
      show(node, room.seats.length !== 0 && !looking);
      show(next, more);
      show(skip, view.last - view.at >= 2);
      show(hint, playing && view.acting && !now.words && !room.locked.includes("hint"));
      show(chances, playing && view.live && !now.over && now.curtain === null && !room.locked.includes("chances"));
      show(undo, playing && past);
      assign(undo, { "aria-disabled": now.undo ? null : "true" });
      show(redo, playing && now.redo);
      show(look, view.last >= 1 && past);
      show(back, playing && now.branch);
      show(save, playing);
      pace.update(view);
      settle();
    },
  };
}

/** How fast the bots play. */
function paceChoice({ store, words }: TableStage): TablePart {
  const name = groupName();
  const radios = PACES.map((pace) => {
    const radio = h("input", { type: "radio", name, value: pace });
    radio.addEventListener("change", () => store.setPace(pace));
    return { pace, radio, label: h("label", { class: "mt-pace" }, radio, words(`pace.${pace}`)) };
  });
  const node = h("fieldset", { class: "mt-paces" }, h("legend", { class: "mk-hidden" }, words("pace")), ...radios.map(({ label }) => label));
  return {
    node,
    update({ pace, python, now }) {
      for (const one of radios) one.radio.checked = one.pace === pace;
      show(node, python !== false && !now.over);
    },
  };
}

/** After the game: the record, and a new one. */
export function ending({ store, words, room }: TableStage): TablePart {
  const again = button({ class: "mk-next" }, () => void store.ask({ kind: "leave" }), words("new-game"));
  const record = button({ class: "mk-plain" }, () => void download(), words("download"));
  const reveal = button({ class: "mk-plain", "data-do": "reveal" }, () => void store.ask({ kind: "reveal" }), words("reveal"));
  const node = h("div", { class: "mk-buttons", hidden: true }, again, reveal, record);
  const download = async () => {
    const text = (await store.ask({ kind: "record" }))?.record;
    if (!text) return;
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: address, download: `${room.game}-${room.deal.replaceAll(" ", "")}.json` }).click();
    URL.revokeObjectURL(address);
  };
  return {
    node,
    update({ now, live, python }) {
      show(node, now.over && live && python === true);
      show(reveal, !now.revealed);
    },
  };
}

