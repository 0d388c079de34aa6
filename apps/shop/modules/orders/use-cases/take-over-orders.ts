import { foldEmail } from "@gelora/locale/email.ts";
import type { OutboxHandler } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOfMember } from "../../../platform/session.ts";
import { findMember, registered } from "../../members/members.ts";
import type { TakenOrder } from "../domain/order.ts";
import { giveGuestsOrders } from "../storage/guests-orders.ts";

/** What other modules keep under an order's owner goes along, in the same transaction. */
export type OnTakenOver = (platform: Platform, orders: readonly TakenOrder[], owner: string) => Promise<void>;

/**
 * Someone has become a member: what they ordered as a guest is theirs, from whatever browser it
 * came. Their verified address decides it, since every message about an order went there with its
 * code. A number does not: it may have been someone else's when the order was placed, and
 * telephone companies give numbers away again. Nor do the contacts of a recipient, who may be given
 * a present.
 */
export const takeOverOrders =
  (platform: Platform, onTakenOver: OnTakenOver): OutboxHandler =>
  async ({ payload }) => {
    const { memberCode } = registered.parse(payload);
    await platform.database.transaction(async () => {
      const member = await findMember(platform, memberCode);
      if (member?.status !== "active" || !member.email || !member.emailVerified) return;
      const owner = ownerOfMember(memberCode);
      const taken = await giveGuestsOrders(platform, foldEmail(member.email), owner);
      if (taken.length > 0) await onTakenOver(platform, taken, owner);
    });
  };
