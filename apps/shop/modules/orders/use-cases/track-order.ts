import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { selectOrder } from "../storage/orders.ts";
import { countTry } from "../storage/track-tries.ts";
import { type ShownOrder, showOrders } from "./show-orders.ts";

const window = minutes(15);
/** A household or an office shares a source; one order is looked up by few. */
const mostTries = { source: 60, order: 10 } as const;

/**
 * Finds an order by its code together with the email or the mobile that it was placed with. A wrong code and a wrong contact get the same answer, and tries are counted by
 * source and by code, so that neither can be found by trying [ORD-03, Q79].
 */
export async function trackOrder(
  platform: Platform,
  source: string,
  form: { readonly orderCode: string; readonly email: string | undefined; readonly mobile: string | undefined },
): Promise<Outcome<ShownOrder>> {
  const orderCode = form.orderCode.trim().toUpperCase().slice(0, 40);
  const bySource = await countTry(platform, `source:${source}`, window);
  const byOrder = await countTry(platform, `order:${orderCode}`, window);
  if (bySource.tries > mostTries.source) return failure("TOO_MANY_REQUESTS", { seconds: bySource.secondsLeft });
  if (byOrder.tries > mostTries.order) return failure("TOO_MANY_REQUESTS", { seconds: byOrder.secondsLeft });
  const order = await selectOrder(platform, orderCode);
  if (!order || !knowsContact(order, form)) return failure("ORDER_NOT_FOUND");
  const [shown] = await showOrders(platform, [order]);
  return shown ? success(shown) : failure("ORDER_NOT_FOUND");
}

function knowsContact(
  order: OrderRecord,
  form: { readonly email: string | undefined; readonly mobile: string | undefined },
): boolean {
  const email = foldEmail(form.email ?? "");
  const mobile = mobileDigitsOf(form.mobile ?? "");
  const emails = [order.email, order.receiver?.email ?? ""].filter((known) => known !== "").map(foldEmail);
  const mobiles = [order.mobile, order.receiver?.mobile ?? ""].filter((known) => known !== "");
  return (
    (email !== "" && emails.some((known) => sameSecret(known, email))) ||
    (mobile !== "" && mobiles.some((known) => sameSecret(known, mobile)))
  );
}
