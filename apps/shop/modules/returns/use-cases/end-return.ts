import type { Platform } from "../../../platform/platform.ts";
import { releaseHold } from "../../stock/stock.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { moveReturn, type ReturnChange } from "../storage/write-returns.ts";

/**
 * Ends a return without goods, by a conditional update: its pieces can be returned again, and the
 * sizes that were held for it are free.
 * @returns the return afterwards, or undefined when its state does not allow it
 */
export async function endReturn(
  platform: Platform,
  returnCode: string,
  event: "reject" | "cancel" | "lapse",
  change: ReturnChange = {},
): Promise<ReturnRecord | undefined> {
  return platform.database.transaction(async () => {
    const moved = await moveReturn(platform, returnCode, event, { ...change, bank_account: null });
    if (moved?.mode === "EXCHANGE") await releaseHold(platform, returnCode);
    return moved;
  });
}
