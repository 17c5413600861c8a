// "Run it here": the notebook of a page opens with Python in the browser, from this site. Nothing of it is loaded before
// the click; then a bar shows how far it is, and the notebook opens.
import { fetchAll, type Load, megabytes } from "./progress";

/** Makes the buttons of a page work, `<p data-run="…" data-loads="…">`. */
export function runHere(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-run]")) {
    const button = place.querySelector("button");
    if (!button) continue;
    const served = location.protocol !== "file:";
    button.hidden = !served;
    place.querySelector<HTMLElement>("[data-served]")!.hidden = !served;
    place.querySelector<HTMLElement>("[data-not-served]")!.hidden = served;
    place.hidden = false; // without scripts it could say nothing true
    button.addEventListener("click", () => void open(place, button), { once: true });
  }
}

async function open(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const { run = "", loads = "" } = place.dataset;
  const said = place.querySelector<HTMLElement>("[role=status]")!;
  const bar = place.querySelector("progress")!;
  button.disabled = true;
  bar.hidden = false;
  try {
    const files = (await (await fetch(loads)).json()) as readonly Load[];
    const all = files.reduce((sum, one) => sum + one.bytes, 0);
    const language = place.lang || document.documentElement.lang;
    bar.max = all;
    await fetchAll(new URL(loads, location.href), files, (bytes) => {
      bar.value = bytes;
      said.textContent = `${megabytes(bytes, language)} / ${megabytes(all, language)} MB`;
    });
    location.href = run;
  } catch {
    said.textContent = place.dataset["trouble"] ?? "";
    bar.hidden = true;
  }
}
