import { afterEach, describe, expect, it, vi } from "vitest";
import { mount } from "../src/host/afm-host";
import { PageModel } from "../src/hosting/page-model";
import golden from "../../tests/widgets/golden/stepper.json";
import trickStepper from "../src/entries/trick-stepper";

afterEach(() => document.body.replaceChildren());

function page(state: object): void {
  const block = document.createElement("script");
  block.type = "application/json";
  block.setAttribute("data-moosekit-state", "");
  block.textContent = JSON.stringify({ modules: { front: "source" }, widgets: [{ module: "front", state }, { module: "front", state }] });
  const slots = [0, 1].map((place) => {
    const slot = document.createElement("div");
    slot.setAttribute("data-moosekit-widget", String(place));
    slot.textContent = "a picture";
    return slot;
  });
  document.body.append(block, ...slots);
}

describe("the host of pages", () => {
  it("mounts every widget in its place and loads each module once", async () => {
    page({ name: "trick" });
    const render = ({ model, el }: { model: PageModel; el: HTMLElement }) => el.append(String(model.get("name")));
    const load = vi.fn(async () => ({ default: { render } }));
    await mount(document, load as never);
    expect(load).toHaveBeenCalledTimes(1);
    expect([...document.querySelectorAll("[data-moosekit-widget]")].map((slot) => slot.textContent)).toEqual(["trick", "trick"]);
  });

  it("steps the real front end, each widget by itself", async () => {
    page(golden);
    await mount(document, (async () => ({ default: trickStepper })) as never);
    document.querySelector<HTMLElement>('[data-do="next"]')?.click();
    const said = [...document.querySelectorAll(".mk-say")].map((heading) => heading.textContent);
    expect(said).toEqual(["Seat 1 plays the orange 5.", "Seat 1 leads. Nobody has played yet."]);
  });

  it("gives a widget that is shown twice one model, so that both places show the same", async () => {
    page({ ...golden, shared: "4" });
    await mount(document, (async () => ({ default: trickStepper })) as never);
    document.querySelector<HTMLElement>('[data-do="next"]')?.click();
    const said = [...document.querySelectorAll(".mk-say")].map((heading) => heading.textContent);
    expect(said).toEqual(["Seat 1 plays the orange 5.", "Seat 1 plays the orange 5."]);
  });

  it("does nothing on a page without a block", async () => {
    await expect(mount(document)).resolves.toBeUndefined();
  });
});

describe("the model of a page", () => {
  it("tells of changes only, and forgets listeners", () => {
    const model = new PageModel({ step: 0 });
    const told = vi.fn();
    model.on("change:step", told);
    model.set("step", 0);
    model.set("step", 1);
    model.off("change:step", told);
    model.set("step", 2);
    expect(told).toHaveBeenCalledTimes(1);
    expect(model.get("step")).toBe(2);
    expect(() => model.send()).toThrow("no Python");
  });
});
