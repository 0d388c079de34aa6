import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { balancesOf } from "../../ledger/ledger.ts";
import { knownPin } from "../../pin/pin.ts";

/** What the checkout needs to know about a member's points [LNK-26, PIN-09]. */
export async function showAccount(platform: Platform, memberCode: string) {
  const [{ available }, pin] = await platform.database.together(balancesOf(sql`${memberCode}`), knownPin(memberCode));
  return { available, havePin: pin !== "none", pinDisabled: pin === "disabled" };
}
