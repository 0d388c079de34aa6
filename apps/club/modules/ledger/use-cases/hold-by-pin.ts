import type { ClubPointsAnswer } from "@gelora/contracts/club-points.ts";
import { statement } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { linkedMemberCode } from "../../membership/membership.ts";
import { enterPin } from "../../pin/pin.ts";
import { holdPoints, type WantedHold } from "./hold-points.ts";

/**
 * Sets points aside for a member whose PIN came with the request, once it is found to be correct,
 * under the rules of `holdPoints`: of parallel requests for one order one holds, and those with the
 * correct PIN get the same answer. A change of the PIN, or of the card's link, before that permits
 * nothing.
 * @param wanted.accountCode whose link to the member was looked up before
 */
export async function holdByPin(
  platform: Platform,
  wanted: WantedHold & { readonly accountCode: string },
  pin: string,
): Promise<ClubPointsAnswer> {
  const { accountCode, memberCode } = wanted;
  const outcome = await enterPin(platform, memberCode, pin);
  if (!outcome.ok) return { ok: false, code: outcome.failure.code === "BUSY" ? "BUSY" : "PIN_MALFORMED" };
  const entered = outcome.value;
  switch (entered.result) {
    case "right":
      return holdPoints(platform, { ...wanted, isPermitted: permittedTo(accountCode, memberCode, entered.isStill) });
    case "wrong":
      return { ok: false, code: "PIN_WRONG", attemptsLeft: entered.attemptsLeft };
    case "disabled":
      return { ok: false, code: "PIN_DISABLED" };
    case "not set":
      return { ok: false, code: "PIN_NOT_SET" };
  }
}

function permittedTo(accountCode: string, memberCode: string, isStill: RawBuilder<boolean>) {
  const query = sql<{ permitted: boolean | null }>`
    select ${isStill} and ${linkedMemberCode(accountCode)} = ${memberCode} as permitted`;
  return statement(query, ([row]) => row?.permitted === true);
}
