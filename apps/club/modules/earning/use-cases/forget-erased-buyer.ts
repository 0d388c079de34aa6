import type { Platform } from "../../../platform/platform.ts";
import { isErased } from "../../membership/membership.ts";
import { forgetMobiles } from "../../purchases/purchases.ts";

/**
 * Takes the numbers off the purchases of an account, if it was erased at the shop. In the caller's
 * transaction, which has locked the account: a purchase that is reported at the same time keeps
 * none either. What they earned stays with the card.
 */
export async function forgetErasedBuyer(platform: Platform, accountCode: string): Promise<void> {
  if (await isErased(platform, accountCode)) await forgetMobiles(platform, accountCode);
}
