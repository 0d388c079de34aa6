import type { Refusal } from "../../../platform/gateway/failure-text.ts";

export type Wait = {
  readonly ticket: string;
  /** 1 for the shopper who is next. */
  readonly place: number;
  /** Seconds until the turn, as estimated. */
  readonly seconds: number;
  /** Seconds until the shop wants to be asked again. */
  readonly askIn: number;
};

/**
 * What the shop says to someone who has to wait for a piece of a flash sale; undefined for other
 * answers.
 */
export function waitOf({ code, details = {} }: Refusal): Wait | undefined {
  if (code !== "FLASH_SALE_WAIT") return undefined;
  const { ticket, ahead, seconds, askIn } = details;
  return {
    ticket: typeof ticket === "string" ? ticket : "",
    place: numberOr(ahead, 0) + 1,
    seconds: numberOr(seconds, 1),
    askIn: Math.max(1, numberOr(askIn, 1)),
  };
}

function numberOr(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}
