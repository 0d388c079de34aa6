import type { Failure } from "@gelora/outcomes/outcome.ts";

/** Milliseconds to wait after a rejection; 0 when waiting does not help. */
export function timeRemainingOf({ code, details }: Failure): number {
  return code === "CODE_WAIT" || code === "CODE_DAY_OVER" ? (details.timeRemaining ?? 0) : 0;
}
