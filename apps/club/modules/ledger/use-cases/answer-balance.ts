import type { AssertedPrincipal } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberOfAccount } from "../../membership/membership.ts";
import { selectBalances } from "../storage/books.ts";

/** What the member that the shop asks for may spend; null when the account has no member. */
export async function answerBalance(
  platform: Platform,
  principal: AssertedPrincipal,
): Promise<{ readonly available: number | null } | typeof notAllowed> {
  if (principal.kind !== "member") return notAllowed;
  const memberCode = await memberOfAccount(platform, principal.code);
  if (memberCode === undefined) return { available: null };
  const { available } = await selectBalances(platform, memberCode);
  return { available };
}
