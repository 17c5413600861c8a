// Python and the front ends draw the same cards: both are held to one golden file, written from Python. There a picture has
// a description beside its title, which front ends have no use for.

import { describe, expect, it } from "vitest";
import golden from "../../tests/draw/golden/art.json";
import "../src/art/moustache";
import "../src/art/teaching";
import "../src/art/face-de-bouc";
import "../src/art/moose-match-mayhem";
import "../src/art/moose-in-the-house";
import { cardSvg, iconSvg, signSvg, type State, styleCss } from "../src/ui/art";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function xml(node: Element): string {
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${escaped(value)}"`).join("");
  const inside = node.children.length > 0 ? [...node.children].map(xml).join("") : escaped(node.textContent ?? "");
  return inside ? `<${node.localName}${attributes}>${inside}</${node.localName}>` : `<${node.localName}${attributes}/>`;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** The picture that a golden name asks for: kind, code, size, states, number. */
function drawn(name: string): SVGElement {
  const svg = titled(name);
  const description = document.createElementNS(svg.namespaceURI, "desc");
  description.textContent = "a card";
  svg.querySelector("title")?.after(description);
  return svg;
}

function titled(name: string): SVGElement {
  const [kind, code = "", size, states, number] = name.split(" ");
  const count = number ? { place: Number(number) } : {};
  if (kind === "icon") return iconSvg(code, code, Number(size));
  if (kind === "sign") return signSvg(code, code, Number(size), count.place);
  const wanted = states ? (states.split("+") as State[]) : [];
  return cardSvg(code, code, { size: Number(size), states: wanted, crowned: kind === "crowned", ...count });
}

describe("the art", () => {
  it.each(Object.entries(golden.whole))("%s is what Python draws, to the letter", (name, svg) => {
    expect(xml(drawn(name))).toBe(svg);
  });

  it.each(Object.entries(golden.digests))("%s is what Python draws", async (name, expected) => {
    expect(await digest(xml(drawn(name)))).toBe(expected);
  });

  it("has the same colours in its style block", () => {
    expect(styleCss()).toBe(golden.style);
  });

  it("is silent when it has no words, and never has ids", () => {
    const card = cardSvg("G7");
    expect(card.getAttribute("aria-hidden")).toBe("true");
    expect(card.querySelector("title, desc, [id]")).toBeNull();
  });

  it("refuses what it cannot draw, and says its name", () => {
    expect(() => cardSvg("G11")).toThrow('there is no card "G11"');
    expect(() => signSvg("team-red")).toThrow('there is no sign "team-red"');
    expect(() => iconSvg("jump")).toThrow('there is no picture "icon-jump"');
  });
});
