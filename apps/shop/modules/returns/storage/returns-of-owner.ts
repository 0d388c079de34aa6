import type { Platform } from "../../../platform/platform.ts";
import type { ReturnsTables } from "./returns-tables.ts";
import { endedStates } from "./write-returns.ts";

/** Takes bank accounts and remarks off an owner's returns. @returns the codes of them all */
export async function eraseBankAccounts(platform: Platform, owner: string): Promise<readonly string[]> {
  const rows = await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ bank_account: null, remark: null })
    .where("owner", "=", owner)
    .returning("return_code")
    .execute();
  return rows.map((row) => row.return_code);
}

/** Whether goods or money of some of an owner's returns are still on their way. */
export async function hasReturnsUnderWay(platform: Platform, owner: string): Promise<boolean> {
  const row = await platform.database
    .tables<ReturnsTables>()
    .selectFrom("returns")
    .select("return_code")
    .where("owner", "=", owner)
    .where("state", "not in", endedStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The returns of orders that have another owner now. */
export async function giveReturnsTo(
  platform: Platform,
  orders: readonly { readonly orderCode: string }[],
  owner: string,
): Promise<void> {
  const orderCodes = orders.map(({ orderCode }) => orderCode);
  await platform.database
    .tables<ReturnsTables>()
    .updateTable("returns")
    .set({ owner })
    .where("order_code", "in", orderCodes)
    .execute();
}
