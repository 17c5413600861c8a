// What may happen next: a sentence and so many faces of a hundred; the fraction and its steps on request.
import { element } from "../ui/drawing";
import { fill, h, show } from "../ui/dom";
import { whenChanged } from "../ui/part";
import type { Likely } from "./contract";
import type { TablePart, TableStage } from "./part";

export function chances({ words }: TableStage): TablePart {
  const list = h("ul", { class: "mt-chances" });
  const node = h("section", { class: "mk-panel", "aria-label": words("chances"), tabindex: -1, hidden: true }, h("h3", { class: "mk-heading" }, words("chances")), list);
  let found: readonly Likely[] = [];
  const changed = whenChanged(() => {
    fill(list, ...found.map((one) => item(one, words("chances.exact"))));
    show(node, found.length !== 0);
    if (found.length > 0) node.focus();
  });
  return {
    node,
    update({ chances }) {
      found = chances;
      changed(JSON.stringify(found));
    },
  };
}

function item({ sentence, faces, exact, lines }: Likely, exactly: string): HTMLElement {
  const steps = h("ul", {}, ...lines.map((line) => h("li", {}, line)));
  const more = h("details", { class: "mk-more" }, h("summary", {}, `${exactly}: ${exact}`), steps);
  return h("li", {}, hundred(faces), h("div", {}, h("p", {}, sentence), more));
}

/** A hundred faces, ten in a row: the first so many are dark and smile. */
function hundred(count: number): SVGElement {
  const heads = ["", ""];
  const looks = ["", ""];
  for (let face = 0; face < 100; face++) {
    const [x, y, kind] = [10 * (face % 10) + 5, 10 * Math.floor(face / 10) + 5, face < count ? 1 : 0];
    heads[kind] += `M${x} ${y}h.01`; // a stroke without length is a dot
    looks[kind] += `M${x - 1.5} ${y - 1}h.01m3 0h.01M${x - 2} ${y + 1.5}${kind ? "q2 2 4 0" : "h4"}`;
  }
  const picture = element("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" });
  for (const kind of [0, 1]) {
    picture.append(element("path", { d: heads[kind] ?? "", class: kind ? "mt-yes" : "mt-no" }), element("path", { d: looks[kind] ?? "", class: kind ? "mt-yes-look" : "mt-no-look" }));
  }
  return picture;
}
