import { days } from "@gelora/service-kit/durations.ts";
import { dueRecords, eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { ownerOfMember } from "../../../platform/session.ts";
import { deleteAddressesOf } from "../../addresses/addresses.ts";
import { deleteCart } from "../../cart/cart.ts";
import { reportErasure } from "../../club-link/club-erasure.ts";
import { deleteGuestAccountsWith, endMemberSessions } from "../../identity/identity.ts";
import { recordAct } from "../../journal/journal.ts";
import { eraseMember, findMember } from "../../members/members.ts";
import { forgetSubscription } from "../../newsletter/newsletter.ts";
import { eraseOrders } from "../../orders/orders.ts";
import { deletePassword } from "../../passwords/passwords.ts";
import { deletePreferences } from "../../preferences/preferences.ts";
import { eraseQuestions } from "../../questions/questions.ts";
import { deleteFlashRemindersOf, deleteRemindersOf } from "../../reminders/reminders.ts";
import { eraseReturns } from "../../returns/returns.ts";
import { eraseReviews } from "../../reviews/reviews.ts";
import { deleteSizesOf } from "../../sizes/sizes.ts";
import { eraseTickets } from "../../tickets/tickets.ts";
import { deleteWishesOf } from "../../wishlist/wishlist.ts";
import { provenContactsOf } from "../domain/proven-contacts.ts";
import { deleteErasure, lockDueErasure, postponeErasure, selectDueMembers } from "../storage/erasures.ts";
import { thingsUnderWay } from "./things-under-way.ts";

/** Until what is under way is checked again. */
const waitForGoods = days(1);

/** Erases the accounts whose time has come, each in a transaction of its own. */
export async function eraseDue(platform: Platform): Promise<void> {
  const due = dueRecords((page) => selectDueMembers(platform, page));
  await eachDue(platform.log, due, ({ code }) => platform.database.transaction(() => erase(platform, code)));
}

/** Holds the erasure's row: a withdrawal comes before or after all of it. */
async function erase(platform: Platform, memberCode: string): Promise<void> {
  if (!(await lockDueErasure(platform, memberCode))) return;
  const owner = ownerOfMember(memberCode);
  if ((await thingsUnderWay(platform, owner)).length > 0) return postponeErasure(platform, memberCode, waitForGoods);
  const contacts = provenContactsOf(await findMember(platform, memberCode));
  await endMemberSessions(platform, memberCode);
  await deleteGuestAccountsWith(platform, contacts);
  await deletePassword(platform, memberCode);
  await deleteAddressesOf(platform, memberCode);
  await deleteWishesOf(platform, memberCode);
  await deleteSizesOf(platform, memberCode);
  await deleteRemindersOf(platform, memberCode);
  await deleteFlashRemindersOf(platform, memberCode);
  await deletePreferences(platform, memberCode);
  await deleteCart(platform, owner);
  await eraseReviews(platform, owner);
  await eraseQuestions(platform, memberCode);
  await eraseTickets(platform, { owner, email: contacts.email });
  await eraseReturns(platform, owner);
  await eraseOrders(platform, owner);
  if (contacts.email) await forgetSubscription(platform, contacts.email);
  await eraseMember(platform, memberCode);
  await reportErasure(platform, memberCode);
  const subject = { kind: "person", code: memberCode } as const;
  await recordAct(platform, program("erasure"), { name: "account.erased", subject, details: {} });
  await deleteErasure(platform, memberCode);
}
