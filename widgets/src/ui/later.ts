const LATER = 150; // milliseconds: once what was asked for has been painted

/** Does what is not seen yet, so that it costs nothing when it is wanted; unless the widget has gone. */
export function later(signal: AbortSignal, work: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(() => signal.aborted || work(), LATER);
}
