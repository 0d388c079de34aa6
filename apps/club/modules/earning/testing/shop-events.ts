import { clubEventsProgram } from "@gelora/contracts/service-caller.ts";
import { type ReceivedEvent, receivedEvent } from "@gelora/contracts/service-events.ts";
import type { Platform } from "../../../platform/platform.ts";
import { takeInShopEvent } from "../use-cases/take-in-shop-event.ts";

/** The principal behind the shop's events. */
export const shopProgram = { kind: "program", code: clubEventsProgram } as const;

/** The shop reports an event. */
export const tellEvent = (platform: Platform, event: ReceivedEvent) => takeInShopEvent(platform, shopProgram, event);

/** What was charged for each piece, by line. */
export type Lines = readonly (readonly number[])[];

type PurchaseOptions = {
  readonly accountCode: string | null;
  readonly completedAt: Date;
  readonly mobile?: string;
  readonly orderedAt?: Date;
  readonly brandCode?: string;
};

export function purchaseEvent(orderCode: string, lines: Lines, options: PurchaseOptions): ReceivedEvent {
  const { accountCode, completedAt, mobile = "81234567890", orderedAt, brandCode } = options;
  return receivedEvent.parse({
    version: 2,
    type: "purchase.completed",
    id: `purchase:${orderCode}`,
    orderCode,
    accountCode,
    mobile,
    lines: linesOf(orderCode, lines).map((line) => ({ ...line, ...(brandCode ? { brandCode } : {}) })),
    ...(orderedAt ? { orderedAt: orderedAt.toISOString() } : {}),
    completedAt: completedAt.toISOString(),
  });
}

export function reversalEvent(orderCode: string, cause: string, lines: Lines): ReceivedEvent {
  return receivedEvent.parse({
    version: 2,
    type: "purchase.reversed",
    id: `reversal:${orderCode}:${cause}`,
    orderCode,
    lines: linesOf(orderCode, lines),
    reversedAt: "2026-11-25T05:00:00.000Z",
  });
}

export function claimEvent(orderCode: string, accountCode: string, isInAccount = true): ReceivedEvent {
  return receivedEvent.parse({
    version: 2,
    type: "purchase.claimed",
    id: `claim:${orderCode}:${accountCode}`,
    orderCode,
    accountCode,
    isInAccount,
    claimedAt: "2026-11-25T05:00:00.000Z",
  });
}

function linesOf(orderCode: string, lines: Lines) {
  return lines.flatMap((amounts, index) =>
    amounts.length === 0
      ? []
      : [{ orderItemCode: `${orderCode}-${index + 1}`, skuCode: "PB1-5", quantity: amounts.length, amounts }],
  );
}
