import type { Platform } from "../../../platform/platform.ts";
import type { ReplacementState, ReturnRecord } from "../domain/return-record.ts";
import { awaitsOldGoods, returnOf } from "./returns.ts";
import type { ReturnsTables } from "./returns-tables.ts";

/**
 * Moves an exchange's replacement on, by a conditional update: of repeated or late reports one
 * counts.
 * @returns the return afterwards, or undefined when it was not in one of these states
 */
export async function moveReplacement(
  platform: Platform,
  returnCode: string,
  from: readonly ReplacementState[],
  to: ReplacementState,
): Promise<ReturnRecord | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ replacement: to, ...(to === "SENT" ? { replaced_at: platform.clock.databaseNow() } : {}) })
    .where("return_code", "=", returnCode)
    .where("replacement", "in", from)
    .returningAll()
    .executeTakeFirst();
  return row && returnOf(row);
}

/** A return as it is now, locked until the transaction ends; undefined for an unknown code. */
export async function lockReturn(platform: Platform, returnCode: string): Promise<ReturnRecord | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .selectAll()
    .where("return_code", "=", returnCode)
    .forUpdate()
    .executeTakeFirst();
  return row && returnOf(row);
}

/**
 * Makes a refund of an exchange that has not ended, by a conditional update.
 * @param from how far its replacement may have come
 */
export async function makeRefund(
  platform: Platform,
  returnCode: string,
  from: readonly ReplacementState[],
): Promise<ReturnRecord | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ mode: "REFUND", replacement: null })
    .where("return_code", "=", returnCode)
    .where("replacement", "in", from)
    .where("state", "in", ["REQUESTED", "APPROVED", "LABELLED", "SENT", "RECEIVED"])
    .returningAll()
    .executeTakeFirst();
  return row && returnOf(row);
}

/**
 * Notes that the shopper is reminded, by a conditional update: of several who would, one does.
 * @returns the return, or undefined when its goods have come or they were reminded before
 */
export async function noteReminder(platform: Platform, returnCode: string): Promise<ReturnRecord | undefined> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ reminded_at: platform.clock.databaseNow() })
    .where("return_code", "=", returnCode)
    .where(awaitsOldGoods)
    .returningAll()
    .executeTakeFirst();
  return row && returnOf(row);
}
