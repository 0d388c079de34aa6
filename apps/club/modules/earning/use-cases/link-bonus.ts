import { points } from "@gelora/money/points.ts";
import type { Platform } from "../../../platform/platform.ts";
import { grantBonus, selectStandingBonus, withdrawBonus } from "../../ledger/ledger.ts";
import { linkOfMember } from "../../membership/membership.ts";
import { selectPurchase } from "../../purchases/purchases.ts";
import { linkBonusCause, linkBonusFact } from "../domain/facts.ts";
import { selectRetainedOrders } from "../storage/earnings.ts";
import { selectRules } from "../storage/rules.ts";

type MembersOrder = { readonly memberCode: string; readonly orderCode: string };

/**
 * The bonus for linking comes with the first purchase after it of which something was kept, once
 * per member, however often they link [CON-05, CLB-09]. The caller has booked the order's points,
 * so it holds the member's books, and of two orders at once one brings it.
 */
export async function giveLinkBonus(platform: Platform, { memberCode, orderCode }: MembersOrder): Promise<void> {
  const purchase = await selectPurchase(platform, orderCode);
  const link = await linkOfMember(platform, memberCode);
  if (!purchase || !link || link.accountCode !== purchase.accountCode) return;
  const orderedAt = purchase.orderedAt ?? purchase.completedAt;
  if (orderedAt < link.linkedAt || (await selectStandingBonus(platform, linkBonusCause(memberCode)))) return;
  const { linkBonus } = await selectRules(platform, orderedAt);
  const fact = linkBonusFact(memberCode, orderCode);
  await grantBonus(platform, { memberCode, orderCode, fact, points: points(linkBonus) });
}

/**
 * All of an order went back after its window had closed: the bonus comes with another one that was
 * kept, or with the next.
 */
export async function withdrawLinkBonus(platform: Platform, { memberCode, orderCode }: MembersOrder): Promise<void> {
  const bonus = await selectStandingBonus(platform, linkBonusCause(memberCode));
  if (bonus?.orderCode !== orderCode) return;
  const fact = `${bonus.fact}:withdrawn`;
  await withdrawBonus(platform, bonus.fact, { memberCode, orderCode, fact, points: bonus.points });
  // Read under the lock of the books: anyone who sends back another order takes the bonus back
  // after this.
  for (const retained of await selectRetainedOrders(platform, memberCode))
    await giveLinkBonus(platform, { memberCode, orderCode: retained });
}
