// Data that a page of the site loads when it is wanted. Scripts bring it, since a page that was opened from a disk may
// load nothing else; each puts one value, under the name of its file, into a table of the window.

declare global {
  interface Window {
    moosekitFiles?: Record<string, unknown>;
  }
}

const asked = new Map<string, Promise<unknown>>();

/** The value in a file of the site, such as `assets/live/quiz-1f.js`. It is asked for once. */
export function file(address: string): Promise<unknown> {
  const there = asked.get(address) ?? bring(address);
  asked.set(address, there);
  return there;
}

function bring(address: string): Promise<unknown> {
  const name = address.slice(address.lastIndexOf("/") + 1).replace(/\.js$/, "");
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve(window.moosekitFiles?.[name]);
    script.onerror = () => reject(new Error(`${address} is not there`));
    document.head.append(script);
  });
}
