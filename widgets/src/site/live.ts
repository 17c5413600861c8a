// The widgets on the pages of the site: each starts when it is nearly in sight. Until then, and without scripts, its
// picture and words stand there. It lives in a shadow root, so that the styles of the site do not reach it.
import { load, type Module } from "../hosting/module";
import { show } from "../hosting/page-model";
import { file } from "./files";

const NEAR = "300px";
const modules = new Map<string, Promise<Module>>();

/** Watches the places of a page, `<div data-live="…" data-front="…">`, and starts those that come near. */
export function watch(root: ParentNode): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void start(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of root.querySelectorAll("[data-live]")) near.observe(place);
}

async function start(place: HTMLElement): Promise<void> {
  const { live = "", front = "" } = place.dataset;
  const module = modules.get(front) ?? file(front).then((source) => load(String(source)));
  modules.set(front, module);
  const [{ default: made }, state] = await Promise.all([module, file(live)]);
  const el = document.createElement("div");
  place.attachShadow({ mode: "open" }).append(el);
  show(made, state as Readonly<Record<string, unknown>>, el);
  place.dataset["started"] = "";
}
