import type { Platform } from "../../../platform/platform.ts";
import type { ReturnRecord } from "../domain/return-record.ts";
import { returnByCode } from "../storage/returns.ts";

/** A return by its code, in any spelling. Whose it is, the caller checks. */
export async function findReturn(platform: Platform, returnCode: string): Promise<ReturnRecord | undefined> {
  return returnByCode(platform, returnCode.trim().toUpperCase().slice(0, 40));
}
