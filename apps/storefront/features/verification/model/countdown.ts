const secondMs = 1000;

/** The wait until another code may be asked for where the shop does not say [REG-16, EMV-11]. */
export const defaultWaitMs = 60 * secondMs;

/**
 * Counts down to a moment, one second a second [REG-17]. It looks at the clock rather than at its own steps: a phone stops timers while its owner reads
 * the code in another app.
 * @returns how to stop
 */
export function countDown(until: number, tell: (secondsLeft: number) => void): () => void {
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / secondMs));
  const timer = setInterval(() => {
    if (left() === 0) clearInterval(timer);
    tell(left());
  }, secondMs);
  tell(left());
  return () => clearInterval(timer);
}

/** `5:08` for waits that one would not count in seconds. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
