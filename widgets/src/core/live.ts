// What is said aloud: one polite live region, and the browser's own voice where there is one and it is wanted.

const PAUSE = 120; // milliseconds: of several steps in a row only the last one is said

export interface Live {
  readonly node: HTMLElement;
  say(text: string): void;
}

export interface Speaker extends Live {
  /** `undefined` where the browser has no voice */
  readonly voice: { on: boolean } | undefined;
}

/** The live region; `aloud` hears what it says. */
export function live(signal: AbortSignal, aloud?: (text: string) => void): Live {
  const node = document.createElement("div");
  node.className = "mk-hidden";
  node.setAttribute("role", "status");
  node.setAttribute("aria-live", "polite");
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return {
    node,
    say(text) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The same text again would not be read again; a space that cannot be seen makes it another text.
        node.textContent = node.textContent === text ? `${text}\u00a0` : text;
        aloud?.(text);
      }, PAUSE);
    },
  };
}

/** The live region with a voice. */
export function speaker(language: string, signal: AbortSignal): Speaker {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const voice = synthesis && { on: false };
  const aloud = (text: string) => {
    if (!synthesis || !voice?.on) return;
    synthesis.cancel();
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = language;
    synthesis.speak(speech);
  };
  signal.addEventListener("abort", () => {
    if (voice?.on) synthesis?.cancel();
  });
  return { ...live(signal, aloud), voice };
}
