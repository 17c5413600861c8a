// The page of the judge: `<div data-judge="…" data-python="…" data-worker="…">`.
import "../../art/moustache";
import { addStyles } from "../../core/styles";
import base from "../../styles/base.css";
import rules from "../../styles/rules.css";
import css from "../../styles/judge.css";
import { styleCss } from "../../ui/art";
import { file } from "../files";
import type { Desk } from "../judge/contract";
import { judge } from "../judge/judge";
import { Python } from "../judge/python";
import type { Load } from "../progress";

async function start(place: HTMLElement): Promise<void> {
  const { judge: address = "", python = "", worker = "" } = place.dataset;
  const { desk, files } = (await file(address)) as { readonly desk: Desk; readonly files: readonly Load[] };
  const here = (path: string) => new URL(path, location.href);
  const el = document.createElement("div");
  place.attachShadow({ mode: "open" }).append(el);
  addStyles(el, { base, rules, judge: styleCss() + css });
  el.append(judge(desk, new Python(here(python), here(worker), files), location.protocol !== "file:"));
}

for (const place of document.querySelectorAll<HTMLElement>("[data-judge]")) void start(place);
