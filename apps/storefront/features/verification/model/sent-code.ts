import type { CodeChannel } from "./phone-state.ts";

/** A code's lifetime at the shop [REG-25]. */
const goodForMs = 5 * 60_000;

export type SentCode = {
  readonly mobile: string;
  readonly channel: CodeChannel;
  readonly at: number;
  /** The moment from which another may be requested. */
  readonly until: number;
};

/** Whether a code sent to this number may still be valid. */
export function isGoodFor(sent: SentCode | undefined, mobile: string, now: number): sent is SentCode {
  return sent?.mobile === mobile && now < sent.at + goodForMs;
}
