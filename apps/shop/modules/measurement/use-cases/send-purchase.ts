import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { NotYet, type OutboxHandler } from "@gelora/service-kit/outbox.ts";
import { waitAsLongAsSoFar } from "@gelora/service-kit/wait-as-long-as-so-far.ts";
import type { Platform } from "../../../platform/platform.ts";
import { linesOfOrders, type OrderLine, type OrderRecord, orderByCode } from "../../orders/orders.ts";
import { pathWithCampaign } from "../domain/campaign-path.ts";
import type { CountedEvent, CountedItem } from "../domain/counted.ts";
import { type PurchaseToCount, purchaseToCount } from "../domain/purchase-to-count.ts";
import { emailDigest, mobileDigest } from "../providers/digests.ts";
import { hasWithdrawn } from "../storage/withdrawals.ts";
import { writeCounted } from "./write-counted.ts";

const shortestWait = seconds(5);
const longestWait = minutes(15);

/**
 * The outbox's try to count a purchase: as soon as it is paid, or sent without that; never, if it
 * ends before, or its shopper takes the consent back. It waits once more as long as it has waited
 * so far, as payments take up to a day. A repeated try sends the same id, which providers count
 * once.
 */
export const sendPurchase =
  (platform: Platform): OutboxHandler =>
  async ({ payload }) => {
    const asked = purchaseToCount.parse(payload);
    const order = await orderByCode(platform, asked.orderCode);
    // Erased, or closed, or cancelled unpaid.
    if (!order || (order.endedAt && !order.paidAt)) return;
    if (await hasWithdrawn(platform, asked.clientId)) return;
    const isBought = order.paidAt !== null || order.cash || order.total === 0;
    // Since the shopper was on the page.
    const age = platform.clock.now().getTime() - Date.parse(asked.askedAt);
    if (!isBought) throw new NotYet(waitAsLongAsSoFar(age, shortestWait, longestWait));
    const lines = (await linesOfOrders(platform, [order.orderCode])).get(order.orderCode) ?? [];
    const { clientId, userAgent, ip } = asked;
    const events = [purchaseOf(order, lines, asked)];
    await platform.database.transaction(() => writeCounted(platform, { clientId, userAgent, ip, events }));
  };

function purchaseOf(order: OrderRecord, lines: readonly OrderLine[], asked: PurchaseToCount): CountedEvent {
  return {
    id: `purchase-${order.orderCode}`,
    name: "purchase",
    at: (order.paidAt ?? order.placedAt).toISOString(),
    sessionId: asked.sessionId,
    path: pathWithCampaign("/payment", asked.campaign),
    orderCode: order.orderCode,
    value: order.total,
    shipping: order.freight - order.freightDiscount,
    items: lines.map(itemOf),
    emailDigest: emailDigest(order.email),
    mobileDigest: mobileDigest(order.mobile),
  };
}

/** With what one of them cost in the end. */
function itemOf(line: OrderLine): CountedItem {
  return {
    productCode: line.productCode,
    skuCode: line.skuCode,
    name: line.productName,
    variant: [line.colourName, line.sizeName].filter(Boolean).join(", ") || undefined,
    price: Math.round(line.amount / line.quantity),
    quantity: line.quantity,
  };
}
