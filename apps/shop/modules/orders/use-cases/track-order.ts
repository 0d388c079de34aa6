import { foldEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow, takeBackCount } from "@gelora/service-kit/counters.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { OrderRecord } from "../domain/order.ts";
import { orderByCode } from "../storage/orders.ts";
import type { ChargedOrder } from "./charge-order.ts";
import { payOrder } from "./pay-order.ts";
import { isOwnPath, trackPage } from "./payment-form.ts";
import { type ShownOrder, showOrders } from "./show-orders.ts";

const window = minutes(15);
/**
 * Few people look up one order, and a household or an office shares a source. The ceiling of an
 * order is for many sources that try one code: one of them alone cannot reach it, and so cannot
 * keep the owner out.
 */
const mostTries = { orderFromSource: 10, source: 60, order: 300 } as const;

/** What proves that an order is the caller's, in any browser. */
export type Proof = {
  readonly orderCode: string;
  readonly email: string | undefined;
  readonly mobile: string | undefined;
};

/**
 * Finds an order by its code together with the email or mobile number it was placed with [ORD-03,
 * Q79].
 */
export async function trackOrder(platform: Platform, source: string, proof: Proof): Promise<Outcome<ShownOrder>> {
  const proven = await proveOrder(platform, source, proof);
  if (!proven.ok) return proven;
  const [shown] = await showOrders(platform, [proven.value]);
  return shown ? success(shown) : failure("ORDER_NOT_FOUND");
}

/**
 * Pays an order after such a proof, by its own channel or another. It neither needs nor affects the
 * session that placed it, so a shopper without that browser can pay from a mail [PAY-02].
 * @returns where the shopper goes to pay: the provider's page, or the tracking page, which shows
 * the numbers
 */
export async function payTrackedOrder(
  platform: Platform,
  source: string,
  proof: Proof,
  wish: { readonly channelCode: string | undefined; readonly cardToken: string | undefined },
): Promise<Outcome<ChargedOrder>> {
  const proven = await proveOrder(platform, source, proof);
  if (!proven.ok) return proven;
  const { orderCode, owner } = proven.value;
  const paid = await payOrder(platform, owner, { orderCode, ...wish });
  if (!paid.ok) return paid;
  const { form } = paid.value;
  return success({ ...paid.value, form: isOwnPath(form) ? trackPage(orderCode) : form });
}

/**
 * A wrong code and a wrong contact get the same answer, and failed tries are counted by source and
 * by code, so neither can be guessed. Successful ones are not counted, since the page polls for the
 * payment; once the tries are used up they are refused as well.
 */
export async function proveOrder(platform: Platform, source: string, proof: Proof): Promise<Outcome<OrderRecord>> {
  const orderCode = proof.orderCode.trim().toUpperCase().slice(0, 40);
  const limits = limitsOf(platform, source, orderCode);
  const limit = await limitInWindow(platform, limits);
  if (!limit.ok) return limit;
  const order = await orderByCode(platform, orderCode);
  if (!order || !knowsContact(order, proof)) return failure("ORDER_NOT_FOUND");
  const subjects = limits.map(({ subject }) => subject);
  await takeBackCount(platform.database, subjects);
  return success(order);
}

/** The narrowest first: what one refuses does not count for the next. */
function limitsOf({ configuration }: Platform, source: string, orderCode: string) {
  return [
    { subject: `track-order:${source}:${orderCode}`, most: mostTries.orderFromSource, window },
    { subject: `track-order:source:${source}`, most: sourceLimit(configuration, source, mostTries.source), window },
    { subject: `track-order:order:${orderCode}`, most: mostTries.order, window },
  ];
}

type KnownContact = Pick<Proof, "email" | "mobile">;

/**
 * Where the buyer of a proven order is reached, the way it was proven if there is one. The contact
 * of a proof may be the receiver's, who has been given the goods, not the money.
 */
export function buyersContact(order: OrderRecord, { email }: KnownContact): string {
  const isByEmail = knowsContact(order, { email, mobile: undefined });
  return isByEmail ? order.email || order.mobile : order.mobile || order.email;
}

function knowsContact(order: OrderRecord, form: KnownContact): boolean {
  const email = foldEmail(form.email ?? "");
  const mobile = mobileDigitsOf(form.mobile ?? "");
  const emails = [order.email, order.receiver?.email ?? ""].filter((known) => known !== "").map(foldEmail);
  const mobiles = [order.mobile, order.receiver?.mobile ?? ""].filter((known) => known !== "");
  return (
    (email !== "" && emails.some((known) => sameSecret(known, email))) ||
    (mobile !== "" && mobiles.some((known) => sameSecret(known, mobile)))
  );
}
