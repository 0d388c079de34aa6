import type { Platform } from "../../../platform/platform.ts";
import { type MemberSession, ownerOf } from "../../../platform/session.ts";
import { cartLinesOf } from "../../cart/cart.ts";
import type { Checkout } from "../domain/checkout.ts";
import { selectCheckout, updateOwner } from "../storage/checkouts.ts";

/**
 * Lets a member continue a checkout that they began in this browser before signing in: pressing
 * Checkout asks them to sign in, then returns to it [K04, LGN-12]. Its goods are in the member's
 * cart by then; when some are missing, the checkout stays where it is, and the cart reports what
 * happened to them.
 *
 * Takes no lock: the owner changes in one conditional statement, once.
 */
export async function adoptCheckout(
  platform: Platform,
  session: MemberSession,
  checkoutId: string,
): Promise<Checkout | undefined> {
  const [guest, member] = [ownerOf({ kind: "visitor", visitorKey: session.visitorKey }), ownerOf(session)];
  const begun = await selectCheckout(platform, checkoutId, guest);
  if (!begun || begun.orderCode !== undefined) return undefined;
  const mine = await cartLinesOf(platform, member, begun.distributionType);
  const lines = begun.lines.flatMap((line) => {
    const found = mine.find(
      (other) =>
        other.skuCode === line.skuCode && other.activityCode === line.activityCode && other.quantity >= line.quantity,
    );
    return found ? [{ ...line, cartLineId: found.cartLineId }] : [];
  });
  if (lines.length < begun.lines.length) return undefined;
  const changed = await updateOwner(platform, checkoutId, { from: guest, to: member, lines });
  return changed ? { ...begun, owner: member, lines } : undefined;
}
