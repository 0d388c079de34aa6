import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOf } from "../../../platform/session.ts";
import { cartLinesOf } from "../../cart/cart.ts";
import { selectCheckout } from "../storage/read-checkouts.ts";
import { updateOwner } from "../storage/write-checkouts.ts";

/**
 * Lets a member continue a checkout that they began in this browser before signing in: pressing
 * Checkout asks them to sign in, then returns to it [K04, LGN-12]. Its goods are in the member's
 * cart by then; when some are missing, the checkout stays where it is, and the cart reports what
 * happened to them. They are matched by sku: the way of delivery may differ from the one they
 * were put into the cart for.
 *
 * Takes no lock: the owner changes in one conditional statement, once.
 * @returns whether it is the member's now
 */
export async function adoptCheckout(platform: Platform, session: MemberSession, checkoutId: string): Promise<boolean> {
  const [guest, member] = [ownerOf({ kind: "visitor", visitorKey: session.visitorKey }), ownerOf(session)];
  const begun = await selectCheckout(platform, checkoutId, guest);
  if (!begun || begun.orderCode !== undefined) return false;
  const mine = await cartLinesOf(platform, member);
  const lines = begun.lines.flatMap((line) => {
    const found = mine.find(
      (other) =>
        other.skuCode === line.skuCode && other.activityCode === line.activityCode && other.quantity >= line.quantity,
    );
    return found ? [{ ...line, cartLineId: found.cartLineId }] : [];
  });
  if (lines.length < begun.lines.length) return false;
  return updateOwner(platform, checkoutId, { from: guest, to: member, lines });
}
