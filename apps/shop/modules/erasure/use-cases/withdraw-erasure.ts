import type { Platform } from "../../../platform/platform.ts";
import { deleteErasure } from "../storage/erasures.ts";

/** The account stays. Waits for an erasure that is being done, and changes nothing after it. */
export async function withdrawErasure(platform: Platform, memberCode: string): Promise<void> {
  await deleteErasure(platform, memberCode);
}
