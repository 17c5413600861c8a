// What is said aloud: one polite live region, and the browser's own voice where there is one and it is wanted.

const PAUSE = 120; // milliseconds: of several steps in a row only the last one is said

export interface Speaker {
  readonly node: HTMLElement;
  say(text: string): void;
  /** `undefined` where the browser has no voice */
  readonly voice: { on: boolean } | undefined;
}

export function speaker(language: string, signal: AbortSignal): Speaker {
  const node = document.createElement("div");
  node.className = "mk-hidden";
  node.setAttribute("role", "status");
  node.setAttribute("aria-live", "polite");
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const voice = synthesis && { on: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const aloud = (text: string) => {
    if (!synthesis || !voice?.on) return;
    synthesis.cancel();
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = language;
    synthesis.speak(speech);
  };
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    if (voice?.on) synthesis?.cancel();
  });
  return {
    node,
    voice,
    say(text) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The same text again would not be read again; a space that cannot be seen makes it another text.
        node.textContent = node.textContent === text ? `${text}\u00a0` : text;
        aloud(text);
      }, PAUSE);
    },
  };
}
