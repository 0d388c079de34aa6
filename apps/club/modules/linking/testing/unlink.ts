import type { Platform } from "../../../platform/platform.ts";
import { removeLink } from "../use-cases/link-account.ts";

/** The holder of an account, or someone who is in it, unlinks its card. */
export async function unlink(platform: Platform, accountCode: string): Promise<void> {
  const reports = await platform.database.transaction(() => removeLink(platform, accountCode));
  if (!reports) throw new Error("this account is not linked");
}
