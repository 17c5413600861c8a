// What Python says of the file in which answers are kept: that it was put aside, or that nothing can be written.
import type { Model } from "../core/model";
import { assign, h, write } from "./dom";

export function noticeOf<State extends { readonly notice: string }>(model: Model<State>): HTMLElement {
  const node = h("p", { class: "mk-note", role: "status" });
  const update = () => {
    const said = model.get("notice");
    write(node, said);
    assign(node, { hidden: said === "" });
  };
  model.onChange(["notice"], update);
  update();
  return node;
}
