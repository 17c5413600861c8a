// A front end has the drawings that all share and those of the game that it imports, and no others.

import { describe, expect, it } from "vitest";
import "../src/art/face-de-bouc";
import { cardSvg, iconSvg, signSvg, styleCss } from "../src/ui/art";

describe("the art of one game", () => {
  it("draws its cards and its back with what all games share", () => {
    for (const size of [48, 120]) {
      expect(cardSvg("f12", undefined, { size }).querySelectorAll("path").length).toBeGreaterThan(5);
      expect(cardSvg("back-goat", undefined, { size, states: ["ahead"] }).querySelector("path")).not.toBeNull();
    }
    expect(signSvg("crown").querySelector("path")).not.toBeNull();
    expect(iconSvg("next").querySelector("path")).not.toBeNull();
  });

  it("brings its colours into the style block", () => {
    expect(styleCss()).toContain("--mk-f12-bg:light-dark(#DDE8C8,#3D4C2C);");
    expect(styleCss()).not.toContain("--mk-kit:");
  });

  it.each(["G7", "M.kit", "bear.w", "twos-win"])("does not know %s", (code) => {
    expect(() => cardSvg(code)).toThrow(`there is no card ${JSON.stringify(code)}`);
  });
});
