import type { Platform } from "../../../platform/platform.ts";
import { selectBalances } from "../../ledger/ledger.ts";
import { hasPin } from "../../pin/pin.ts";

/** What the checkout needs to know about a member's points [LNK-26]. */
export async function showAccount(platform: Platform, memberCode: string) {
  const { available } = await selectBalances(platform, memberCode);
  return { available, havePin: await hasPin(platform, memberCode) };
}
