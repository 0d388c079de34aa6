import { type CodeChannel, codeChannels } from "./phone-state.ts";

/** A code's lifetime at the shop [REG-25]. */
const goodForMs = 5 * 60_000;

export type SentCode = {
  readonly mobile: string;
  readonly channel: CodeChannel;
  readonly at: number;
  /** The moment from which another may be requested. */
  readonly until: number;
};

/** Where the last code that was sent is stored: for longer than the page [REG-14, REG-25]. */
export type SentCodeNote = {
  readonly read: () => SentCode | undefined;
  readonly write: (sent: SentCode | undefined) => void;
};

/** The note may have been written by anyone. */
export function readSentCode(text: string | undefined): SentCode | undefined {
  try {
    const kept: unknown = JSON.parse(text || "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { mobile, channel, at, until }: Readonly<Record<string, unknown>> = { ...kept };
    const way = codeChannels.find((one) => one === channel);
    const isWhole = typeof mobile === "string" && typeof at === "number" && typeof until === "number";
    return isWhole && way ? { mobile, channel: way, at, until } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a code sent to this number may still be valid. */
export function isGoodFor(sent: SentCode | undefined, mobile: string, now: number): sent is SentCode {
  return sent?.mobile === mobile && now < sent.at + goodForMs;
}
