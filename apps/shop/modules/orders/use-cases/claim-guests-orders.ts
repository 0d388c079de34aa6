import { foldEmail } from "@gelora/locale/email.ts";
import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";
import { reportClaims } from "../../club-link/club-link.ts";
import { cardHolder, findMember, findMemberByAccount, findMemberByEmail, type Member } from "../../members/members.ts";
import type { OrderRecord } from "../domain/order.ts";
import { awaitCompletions, completedOrdersOfGuests, holdClaimsOff } from "../storage/guests-orders.ts";

/**
 * Someone has a card of the club since just now, or another address or number: what they bought as
 * a guest earns for that card too. Whose it is, their verified address or number decides.
 */
export const claimGuestsOrders =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const { accountCode } = cardHolder.parse(payload);
    await platform.database.transaction(async () => {
      await awaitCompletions(platform);
      const member = await findMember(platform, accountCode);
      if (!member || !hasCard(member)) return;
      const orders = await completedOrdersOfGuests(platform, verifiedOf(member));
      await reportClaims(platform, accountCode, orders.map(claimOf(member)));
    });
  };

/**
 * A guest's order that is complete just now, in the transaction that completes it: for anyone who
 * has a card by then.
 */
export async function claimGuestsOrder(platform: Platform, order: OrderRecord): Promise<void> {
  await holdClaimsOff(platform);
  const holders = [
    await findMemberByEmail(platform, order.email),
    await findMemberByAccount(platform, order.loyaltyMobile ?? order.mobile),
  ];
  const holder = holders.find((member) => member && hasCard(member));
  if (holder) await reportClaims(platform, holder.memberCode, [claimOf(holder)(order)]);
}

/** An order may earn for a member without being theirs: its buyer may have named their number. */
const claimOf =
  ({ memberCode }: Member) =>
  ({ orderCode, owner }: Pick<OrderRecord, "orderCode" | "owner">) => ({
    orderCode,
    isInAccount: memberCodeOf(owner) === memberCode,
  });

function hasCard({ status, loyaltyMemberId }: Member): boolean {
  return status === "active" && loyaltyMemberId !== undefined;
}

/** An address or a number that is not verified is nobody's, and claims nothing. */
function verifiedOf({ email, emailVerified, mobile, mobileVerified }: Member) {
  return {
    email: emailVerified && email !== undefined ? foldEmail(email) : undefined,
    mobile: mobileVerified ? mobile : undefined,
  };
}
