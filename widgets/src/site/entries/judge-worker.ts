// The worker behind the judge: Pyodide with the wheel of moosekit, which needs no other package for this.
import type { Question } from "../judge/contract";

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "wheel"): void;
  runPython(source: string): (question: string) => string;
}

interface Start {
  readonly folder: string;
  readonly wheel: string;
}

const JUDGE = `
import json
from moosekit.widgets.judge import judged

def answer(question):
    return json.dumps(judged(**json.loads(question)))

answer
`;

let judge: ((question: string) => string) | undefined;

async function start({ folder, wheel }: Start): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(settings: { indexURL: string }): Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await (await fetch(`${folder}${wheel}`)).arrayBuffer(), "wheel");
  judge = python.runPython(JUDGE);
}

self.onmessage = async ({ data }: MessageEvent<Start | { readonly question: Question }>) => {
  try {
    if ("folder" in data) await start(data);
    const answer = "question" in data ? (JSON.parse(judge?.(JSON.stringify(data.question)) ?? "null") as unknown) : null;
    self.postMessage({ answer });
  } catch (fault) {
    self.postMessage({ fault: String(fault) });
  }
};
