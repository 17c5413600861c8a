// Search on a page that was opened from a disk, where browsers start no worker: the theme's search runs in a hidden frame
// instead. The theme looks for this name in the frame's parent, and then fetches what it imports beside its script.
class IFrameWorker extends EventTarget {
  readonly #frame = document.createElement("iframe");
  readonly #ready: Promise<unknown>;

  constructor(address: string | URL) {
    super();
    this.#frame.hidden = true;
    document.body.append(this.#frame);
    Object.assign(this.#inside, {
      importScripts: async (...addresses: string[]) => {
        for (const one of addresses) await this.#load(one);
      },
      postMessage: (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data })),
    });
    this.#ready = this.#load(String(address));
  }

  postMessage(data: unknown): void {
    void this.#ready.then(() => this.#inside.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {
    this.#frame.remove();
  }

  get #inside(): Window {
    return this.#frame.contentWindow!;
  }

  #load(address: string): Promise<unknown> {
    const script = this.#inside.document.createElement("script");
    script.src = address;
    this.#inside.document.body.append(script);
    return new Promise((loaded) => script.addEventListener("load", loaded));
  }
}

if (location.protocol === "file:") Object.assign(window, { IFrameWorker, Worker: IFrameWorker });
