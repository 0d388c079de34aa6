import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MemberSession } from "../../../platform/session.ts";
import { showAddresses } from "../../addresses/addresses.ts";
import { isProven } from "../../identity/identity.ts";
import { findMember } from "../../members/members.ts";
import { showSubscription } from "../../newsletter/newsletter.ts";
import { ordersToTakeOut } from "../../orders/orders.ts";
import { showPreferences } from "../../preferences/preferences.ts";
import { selectRemindersOf } from "../../reminders/reminders.ts";
import { wishedCodes } from "../../wishlist/wishlist.ts";
import { ownerOfMember } from "./owner-of-member.ts";

/**
 * Everything that the shop keeps about a member, for themselves. What the club keeps, the club
 * shows.
 * @returns failure PROOF_NEEDED without a fresh proof of identity
 */
export async function takeOutData(platform: Platform, session: MemberSession): Promise<Outcome<object>> {
  if (!(await isProven(platform, session))) return failure("PROOF_NEEDED");
  const { accountCode } = session;
  const account = await findMember(platform, accountCode);
  const ownEmail = account?.emailVerified ? account.email : undefined;
  const reminders = await selectRemindersOf(platform, accountCode);
  return success({
    takenOutAt: platform.clock.now().toISOString(),
    account,
    addresses: await showAddresses(platform, accountCode),
    preferences: await showPreferences(platform, accountCode),
    newsletter: ownEmail === undefined ? undefined : await showSubscription(platform, ownEmail),
    wishlist: await wishedCodes(platform, accountCode),
    reminders: reminders.map(({ productCode, skuCode, askedAt }) => ({ productCode, skuCode, askedAt })),
    orders: await ordersToTakeOut(platform, ownerOfMember(accountCode)),
  });
}
