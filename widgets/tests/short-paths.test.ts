// @vitest-environment node
// Paths are written shortly when the art is bundled; what they draw stays the same to the last number.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { segments, shortPath } from "../short-paths.mjs";

const ART = new URL("../../moosekit/draw/art/", import.meta.url);
const paths = readdirSync(ART).flatMap((file) =>
  [...readFileSync(new URL(file, ART), "utf8").matchAll(/\["p","([^"]+)"/g)].map(([, path = ""]) => path));

describe("short paths", () => {
  it("draw what the art draws", () => {
    expect(paths.length).toBeGreaterThan(400);
    for (const path of paths) expect(segments(shortPath(path)), path).toEqual(segments(path));
  });

  it("are shorter all together", () => {
    expect(paths.map(shortPath).join().length).toBeLessThan(0.95 * paths.join().length);
  });

  it("keep numbers apart, and arcs as they are", () => {
    expect(shortPath("M50 50L52.5 51 54 50.5Z")).toBe("M50 50l2.5 1 1.5-.5z");
    expect(shortPath("M0 0A5 6 0 0 1 10 0V7H3")).toBe("M0 0a5 6 0 0 1 10 0v7h-7");
  });
});
