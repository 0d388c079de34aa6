import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";

/**
 * The outbox topic of accounts that have a card of the club since just now, or whose address or
 * number is another one.
 */
export const cardHolderTopic = "members.card-holder";

export const cardHolder = z.object({ accountCode: z.string() });

/** Notifies the module that handles guests' orders, in the transaction that makes it true. */
export async function announceCardHolder(platform: Platform, accountCode: string): Promise<void> {
  await platform.outbox.write(cardHolderTopic, `card-holder:${accountCode}`, { accountCode });
}
