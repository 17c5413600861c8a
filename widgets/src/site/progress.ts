// Files that are fetched before they are used, so that a person sees how far it is. The browser keeps them.

export interface Load {
  readonly name: string;
  readonly bytes: number;
}

/** Fetches all files, a few at a time, and tells after each piece how many bytes have come. */
export async function fetchAll(base: URL, files: readonly Load[], told: (bytes: number) => void): Promise<void> {
  let sum = 0;
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for await (const bytes of pieces(new URL(next.name, base))) told((sum += bytes));
    }
  };
  await Promise.all([work(), work(), work()]);
}

async function* pieces(address: URL): AsyncGenerator<number> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address.pathname} is not there`);
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value.length;
}

/** "3.1 of 14.2 MB", in the words of the page. */
export function megabytes(bytes: number, language: string): string {
  return (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
