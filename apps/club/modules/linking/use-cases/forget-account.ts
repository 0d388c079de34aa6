import type { ClubErasure } from "@gelora/contracts/club-erasure.ts";
import { type AssertedPrincipal, clubEventsProgram } from "@gelora/contracts/service-caller.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgetErasedBuyer } from "../../earning/earning.ts";
import { lockAccount, rememberErased } from "../../membership/membership.ts";
import { removeLink } from "./link-account.ts";

/**
 * Ends the link of an account that was erased at the shop. The card and its points stay: it belongs
 * to a member of the club, who is notified by mail as at every unlinking, and why. That the account
 * is erased is recorded, so that no objection and no late ticket links a card to it again. Its
 * purchases lose their numbers. A repeated word changes nothing.
 */
export async function forgetAccount(
  platform: Platform,
  { kind, code }: AssertedPrincipal,
  { accountCode }: ClubErasure,
): Promise<{ readonly forgotten: true } | typeof notAllowed> {
  if (kind !== "program" || code !== clubEventsProgram) return notAllowed;
  await platform.database.transaction(async () => {
    await lockAccount(platform, accountCode);
    await rememberErased(platform, accountCode);
    await forgetErasedBuyer(platform, accountCode);
    await removeLink(platform, accountCode, { isErased: true });
  });
  return { forgotten: true };
}
