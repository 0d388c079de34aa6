import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import type { Language } from "@gelora/locale/language.ts";
import { points } from "@gelora/money/points.ts";
import { failure, type Outcome, type Refused, success } from "@gelora/outcomes/outcome.ts";
import type { Statement } from "@gelora/service-kit/database.ts";
import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { orderPieces } from "../../flash-sales/flash-sales.ts";
import { isCashChannel, type OpenedPayment, openPayment } from "../../payments/payments.ts";
import { orderedWithPoints } from "../../points/points.ts";
import type { Quote } from "../../pricing/pricing.ts";
import { takeOffers } from "../../promotions/promotions.ts";
import { firstMissing, stockHold } from "../../stock/stock.ts";
import { flashPiecesOf } from "../domain/flash-pieces.ts";
import { type OrderRecord, type PickupStore, type Receiver, type Shipping } from "../domain/order.ts";
import { amountsOf, orderAdjustments } from "../domain/order-adjustments.ts";
import { promotionsOfQuote } from "../domain/order-promotions.ts";
import { orderStates } from "../domain/order-states.ts";
import { paymentItems } from "../domain/payment-items.ts";
import { firstPortions } from "../domain/portions.ts";
import { say } from "../domain/words.ts";
import { countOpenCashOrders } from "../storage/cash-orders.ts";
import { type InsertedOrder, insertOrder, type LineToInsert, type OrderToInsert } from "../storage/insert-order.ts";
import { announce } from "./announce.ts";
import type { PayableOrder } from "./charge-order.ts";
import { goodsToHold } from "./goods-to-hold.ts";
import { newOrderCode, newPickupCode } from "./order-codes.ts";
import { mostOpenOrders, timeToCollect, timeToPay } from "./order-limits.ts";
import { spendPointsOf } from "./order-points.ts";
import { startPreparing } from "./start-preparing.ts";

/** A complete order: prices, freight and place have been looked up and agreed on. */
export type NewOrder = {
  /** From `proposeOrderCode`; replaced when it is already taken. */
  readonly orderCode: string;
  readonly owner: string;
  readonly accountCode: string | null;
  readonly checkoutId: string;
  readonly language: Language;
  readonly email: string;
  /** Without the +62 prefix. */
  readonly mobile: string;
  readonly distributionType: DistributionType;
  /** For home delivery. */
  readonly receiver: Receiver | null;
  readonly shipping: Shipping | null;
  /** For pick-up. */
  readonly store: PickupStore | null;
  readonly orgCode: string;
  /** One per line of the quote, in its order. */
  readonly lines: readonly Omit<LineToInsert, "listPrice" | "price" | "quantity">[];
  /** As agreed, freight included. */
  readonly quote: Quote;
  /** Absent when there is nothing to pay. */
  readonly channelCode: string | null;
  /** The coupon in the quote. */
  readonly coupon: { readonly couponCode: string; readonly offerCode: string } | undefined;
  /** False for a courier that does not collect cash, or a mix of pre-order and other goods. */
  readonly cashAllowed: boolean;
  readonly remark: string | null;
  /** Of the member who earns a guest's points, digits after +62. */
  readonly loyaltyMobile: string | null;
};

const codeTries = 5;

/**
 * In a rush most come too late and are refused before anything is written, by this statement; the
 * reservation at the end decides.
 */
export function missingGoods(placed: NewOrder): Statement<Refused<"SOLD_OUT"> | undefined> {
  // The stock of a flash sale is held apart until its pieces are ordered.
  const apart = new Set(flashPiecesOf(placed.quote).map(({ skuCode }) => skuCode));
  return firstMissing(goodsToHold(placed.quote.lines, placed.store).filter(({ skuCode }) => !apart.has(skuCode)));
}

/**
 * Creates an order from a checkout, in the caller's transaction. Locks the stock of each line last,
 * for the shortest time. The caller locks the shopper's cart, so their open orders are counted one
 * at a time, has found no `missingGoods`, and has had the points in the quote held under the
 * order's code.
 * @returns the order, to be paid after the transaction; failure TOO_MANY_OPEN_ORDERS,
 * TOO_MANY_CASH_ORDERS, PAYMENT_INVALID, POINTS_UNAVAILABLE, CHECKOUT_CHANGED when an offer is used
 * up or the hold of a flash sale has ended by now, FLASH_SALE_LIMIT, or SOLD_OUT, after which the
 * caller must roll back
 */
export async function placeOrder(platform: Platform, placed: NewOrder): Promise<Outcome<PayableOrder>> {
  if (!platform.database.isInTransaction()) throw new Error("an order must be placed in its checkout's transaction");
  const { order, openBefore } = await writeOrder(platform, placed);
  if (openBefore >= mostOpenOrders) return failure("TOO_MANY_OPEN_ORDERS", { n: openBefore });
  const open = order.cash ? await countOpenCashOrders(platform, order) : 0;
  if (open >= platform.configuration.CASH_ORDERS_PER_NUMBER) return failure("TOO_MANY_CASH_ORDERS", { n: open });
  const payment = order.total > 0 ? openPaymentOf(platform, order, placed) : undefined;
  if (payment?.ok === false) return payment;
  const isWithPoints = order.usedPointAmount > 0;
  if (isWithPoints && order.total === 0) await spendPointsOf(platform, order);
  if (!(await takeOffers(platform, { ...order, coupon: placed.coupon }, placed.quote.verdicts)))
    return failure("CHECKOUT_CHANGED", {});
  const flash = await orderPieces(platform, order, flashPiecesOf(placed.quote));
  if (!flash.ok) return flash;
  if (order.state === orderStates.preparing) await prepare(platform, order, pricedLines(placed));
  const [isOrdered, , held] = await platform.database.together(
    isWithPoints ? orderedWithPoints(order.orderCode) : async () => true,
    payment?.value.record ?? (async () => undefined),
    stockHold(order.orderCode, goodsToHold(placed.quote.lines, placed.store)),
  );
  // Its points went back already when placing it took too long.
  if (!isOrdered) return failure("POINTS_UNAVAILABLE");
  return held.ok ? success({ ...order, charge: payment?.value.charge }) : held;
}

/** An order that nobody has to pay first is announced and goes to the warehouse at once. */
async function prepare(platform: Platform, order: OrderRecord, lines: ReturnType<typeof pricedLines>): Promise<void> {
  const numbered = lines.map((line, index) => ({ ...line, lineNumber: index + 1 }));
  await announce(platform, "placed", order, { lines: numbered });
  await startPreparing(platform, order, numbered, firstPortions(order, numbered));
}

/** The order with its lines and the first entry of its history. */
async function writeOrder(platform: Platform, placed: NewOrder): Promise<InsertedOrder> {
  const { accountCode, checkoutId, lines: _lines, quote, coupon, cashAllowed: _cashAllowed, ...own } = placed;
  const amounts = amountsOf(quote);
  const cash = placed.channelCode !== null && isCashChannel(placed.channelCode);
  const prepared = cash || amounts.total === 0;
  const state = prepared ? orderStates.preparing : orderStates.awaitingPayment;
  return insertWithFreeCode(platform, {
    order: { ...own, ...amounts, cash, state, pickupCode: placed.store ? newPickupCode() : null },
    accountCode,
    checkoutId,
    lines: pricedLines(placed),
    adjustments: orderAdjustments(quote),
    promotions: promotionsOfQuote(quote, coupon?.offerCode),
    closesIn: prepared
      ? cash && placed.store
        ? timeToCollect
        : null
      : timeToPay(platform, flashPiecesOf(quote).length > 0),
  });
}

/** The lines with the amounts of the quote. */
function pricedLines({ lines, quote }: NewOrder) {
  if (lines.length !== quote.lines.length) throw new Error("the quote does not match these lines");
  return quote.lines.flatMap(({ listPrice, price, quantity, amount, adjustments }, index) => {
    const line = lines[index];
    const paid = adjustments.filter(({ source }) => source === "POINTS").flatMap(({ units }) => units);
    return line ? [{ ...line, listPrice, price, quantity, amount, usedPoints: paid.map(points) }] : [];
  });
}

/** With the given code, or another if it is taken; points are held under the given one. */
async function insertWithFreeCode(platform: Platform, placed: OrderToInsert): Promise<InsertedOrder> {
  const codes = placed.order.usedPointAmount > 0 ? 1 : codeTries;
  for (let tries = 0; tries < codes; tries += 1) {
    const orderCode = tries === 0 ? placed.order.orderCode : newOrderCode(platform.clock.now());
    const inserted = await insertOrder(platform, { ...placed, order: { ...placed.order, orderCode } });
    if (inserted) return inserted;
  }
  throw new Error(`no free order code in ${codes} tries`);
}

function openPaymentOf(platform: Platform, order: OrderRecord, placed: NewOrder): Outcome<OpenedPayment> {
  if (!order.channelCode) return failure("PAYMENT_INVALID");
  const { receiver } = order;
  const payment = {
    orderCode: order.orderCode,
    amount: order.total,
    channelCode: order.channelCode,
    customer: {
      // Providers want a name, and who picks up gives none.
      firstName: receiver?.firstName ?? mailboxOf(order.email),
      lastName: receiver?.lastName ?? "",
      email: receiver?.email || order.email,
      mobile: `+62${receiver?.mobile ?? order.mobile}`,
    },
    items: paymentItems(placed, order.shipping?.name ?? say(order.language, "invoice.sum.delivery")),
    deadline: order.closeAt ?? new Date(order.placedAt.getTime() + timeToBringCash),
    cashAllowed: placed.cashAllowed,
    distributionType: order.distributionType,
  };
  return openPayment(platform, payment, "caller");
}

function mailboxOf(email: string): string {
  return email.split("@")[0] ?? email;
}

/** Cash on delivery is paid with the parcel, however long that takes. */
const timeToBringCash = days(60);
