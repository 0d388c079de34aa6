import type { Failure } from "@gelora/outcomes/outcome.ts";

/** Milliseconds that a refusal asks to wait; 0 when waiting is not what mends it. */
export function timeRemainingOf({ details }: Failure): number {
  return typeof details.timeRemaining === "number" ? details.timeRemaining : 0;
}
