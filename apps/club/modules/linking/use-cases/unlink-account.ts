import type { Platform } from "../../../platform/platform.ts";
import { removeLink } from "./link-account.ts";
import { tellShopNow } from "./report-links.ts";

/**
 * Unlinks the caller's account from its card [LNK-19]. Points stay with the card.
 * @returns false when nothing is linked
 */
export async function unlinkAccount(platform: Platform, accountCode: string): Promise<boolean> {
  const reports = await platform.database.transaction(() => removeLink(platform, accountCode));
  if (!reports) return false;
  await tellShopNow(platform, reports);
  return true;
}
