import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOfMember } from "../../../platform/session.ts";
import { showAddresses } from "../../addresses/addresses.ts";
import { cartLinesOf } from "../../cart/cart.ts";
import { isProven, listSessions } from "../../identity/identity.ts";
import { findMember, selectIdentities } from "../../members/members.ts";
import { showSubscription } from "../../newsletter/newsletter.ts";
import { ordersToTakeOut } from "../../orders/orders.ts";
import { showPreferences } from "../../preferences/preferences.ts";
import { selectOwnCoupons } from "../../promotions/promotions.ts";
import { questionsToTakeOut } from "../../questions/questions.ts";
import { selectFlashRemindersOf, selectRemindersOf } from "../../reminders/reminders.ts";
import { returnsToTakeOut } from "../../returns/returns.ts";
import { reviewsToTakeOut } from "../../reviews/reviews.ts";
import { showSizes } from "../../sizes/sizes.ts";
import { ticketsToTakeOut } from "../../tickets/tickets.ts";
import { wishedCodes } from "../../wishlist/wishlist.ts";
import { provenContactsOf } from "../domain/proven-contacts.ts";

/**
 * Everything that the shop keeps about a member, for themselves. What the club keeps, the club
 * shows.
 * @param language of the reader, in which the goods of orders are named
 * @returns failure PROOF_NEEDED without a fresh proof of identity
 */
export async function takeOutData(
  platform: Platform,
  session: MemberSession,
  language: Language,
): Promise<Outcome<object>> {
  if (!(await isProven(platform, session))) return failure("PROOF_NEEDED");
  const { accountCode } = session;
  const owner = ownerOfMember(accountCode);
  const account = await findMember(platform, accountCode);
  const ownEmail = provenContactsOf(account).email;
  const reminders = await selectRemindersOf(platform, accountCode);
  const flashReminders = await selectFlashRemindersOf(platform, accountCode);
  return success({
    takenOutAt: platform.clock.now().toISOString(),
    account,
    socialAccounts: (await selectIdentities(platform, accountCode)).map(({ channel, subject }) => ({
      channel,
      subject,
    })),
    addresses: await showAddresses(platform, accountCode),
    preferences: await showPreferences(platform, accountCode),
    newsletter: ownEmail === undefined ? undefined : await showSubscription(platform, ownEmail),
    cart: (await cartLinesOf(platform, owner)).map(({ skuCode, quantity, distributionType }) => ({
      skuCode,
      quantity,
      distributionType,
    })),
    coupons: await selectOwnCoupons(platform, owner),
    wishlist: await wishedCodes(platform, accountCode),
    sizes: await showSizes(platform, accountCode),
    reminders: reminders.map(({ productCode, skuCode, askedAt }) => ({ productCode, skuCode, askedAt })),
    flashReminders: flashReminders.map(({ campaignCode, askedAt }) => ({ campaignCode, askedAt })),
    sessions: (await listSessions(platform, session)).map(({ device, since, lastSeen, current }) => ({
      device,
      since: `${since} WIB`,
      lastSeen: `${lastSeen} WIB`,
      current,
    })),
    reviews: await reviewsToTakeOut(platform, owner),
    questions: await questionsToTakeOut(platform, accountCode),
    tickets: await ticketsToTakeOut(platform, { owner, email: ownEmail }),
    returns: await returnsToTakeOut(platform, owner),
    orders: await ordersToTakeOut(platform, owner, language),
  });
}
