const secondMs = 1000;
const two = (value: number): string => String(value).padStart(2, "0");

/** Whole seconds until a moment, rounded up; 0 once it has come. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / secondMs));
}

/** `05:04:03`; hours may exceed 24 [ORD-08, PAY-02]. */
export function hoursMinutesSeconds(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
}

/** The same for machines, in ISO 8601: `PT5H4M3S`. */
export function durationOf(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;
}

/** `5:08`, for waits of minutes. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
