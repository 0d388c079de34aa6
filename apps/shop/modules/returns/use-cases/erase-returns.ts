import type { Platform } from "../../../platform/platform.ts";
import { deletePicturesOf } from "../../pictures/pictures.ts";
import { eraseBankAccounts } from "../storage/returns-of-owner.ts";

/**
 * Takes bank accounts, remarks and pictures off an owner's returns, in the caller's transaction.
 * What came back, and what was paid, stays.
 */
export async function eraseReturns(platform: Platform, owner: string): Promise<void> {
  await deletePicturesOf(platform, await eraseBankAccounts(platform, owner));
}
