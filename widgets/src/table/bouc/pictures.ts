// Little pictures that can be names, for those who do not type. The word below each is what is said.
import { button, h } from "../../ui/dom";
import type { TableStage } from "../part";

const NS = "http://www.w3.org/2000/svg";
/** In a box of 24. */
const SHAPES: Readonly<Record<string, string>> = {
  sun: "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2",
  moon: "M15 2a10 10 0 1 0 7 15A9 9 0 0 1 15 2z",
  star: "M12 2l3 7 7 .6-5.400 4.800 1.700 7.100L12 17.500 5.700 21.500 7.400 14.400 2 9.600 9 9z",
  heart: "M12 21C3 14 2 9 4 6s6-3 8 1c2-4 6-4 8-1s1 8-8 15z",
  drop: "M12 2c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13z",
  leaf: "M4 20C3 9 9 3 21 3c0 12-6 18-17 17zM4 20L14 10",
  fish: "M2 12c4-7 11-7 15-1l5-4v10l-5-4c-4 6-11 6-15-1zM7 11v1",
  bell: "M5 17c2-2 2-4 2-8a5 5 0 0 1 10 0c0 4 0 6 2 8zM10 20h4",
  key: "M7 4a5 5 0 1 0 0 10a5 5 0 0 0 0-10M11 11l10 10M17 17l3-3",
  cup: "M5 6h12v9a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 8h4v6h-4",
  boat: "M2 15h20l-4 6H6zM12 3v12M12 3l7 9h-7",
  tree: "M12 2l7 9h-4l5 6H4l5-6H5zM12 17v5",
};

/** Buttons to choose a name from. */
export function pictureNames({ words }: TableStage, choose: (name: string, event: Event) => void): HTMLElement {
  const one = ([id, shape]: [string, string]) => {
    const svg = document.createElementNS(NS, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS(NS, "path");
    path.setAttribute("d", shape);
    svg.append(path);
    const name = words(`picture.${id}`);
    const made: HTMLButtonElement = button({ class: "mt-picture", "data-picture": id }, () => undefined, svg as unknown as Node, h("span", {}, name));
    made.addEventListener("click", (event) => choose(name, event));
    return made;
  };
  return h("div", { class: "mt-pictures", role: "group", "aria-label": words("pictures") }, ...Object.entries(SHAPES).map(one));
}
