// Python for the judge: loaded from this site when it is first asked, in a worker, so that the page stays quick.
import { fetchAll, type Load } from "../progress";
import type { Judged, Question } from "./contract";

export interface Loading {
  /** bytes that have come, or that Python is being started */
  (bytes: number | "starting"): void;
}

export class Python {
  #worker: Promise<Worker> | undefined;

  /** `folder` holds Python and the wheel of moosekit, `script` is the worker. */
  constructor(
    readonly folder: URL,
    readonly script: URL,
    readonly files: readonly Load[],
  ) {}

  async ask(question: Question, told: Loading): Promise<Judged> {
    this.#worker ??= this.#start(told).catch((fault: unknown) => {
      this.#worker = undefined; // the next question tries again
      throw fault;
    });
    return (await answer(await this.#worker, { question })) as Judged;
  }

  async #start(told: Loading): Promise<Worker> {
    await fetchAll(this.folder, this.files, told);
    told("starting");
    const worker = new Worker(this.script, { type: "module" }); // Pyodide runs in no other kind
    const wheel = this.files.find(({ name }) => name.endsWith(".whl"))?.name ?? "";
    await answer(worker, { folder: this.folder.href, wheel });
    return worker;
  }
}

/** One message and its answer; they come in order. */
function answer(worker: Worker, message: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ readonly fault?: string; readonly answer?: unknown }>) =>
      data.fault === undefined ? resolve(data.answer) : reject(new Error(data.fault));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(message);
  });
}
