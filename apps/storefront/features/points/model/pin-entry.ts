import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";

/** What the club says of a PIN. `attemptsLeft` is counted by the club; at 0 the PIN is disabled. */
export type PinAnswer =
  | { readonly result: "right"; readonly proof: string }
  | { readonly result: "wrong"; readonly message: string; readonly attemptsLeft: number }
  | { readonly result: "not set" }
  /** The club did not compare it. */
  | { readonly result: "failed"; readonly failure: CallFailure };
