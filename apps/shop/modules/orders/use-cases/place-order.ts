import type { Language } from "@gelora/locale/language.ts";
import { addRupiah, noRupiah, type Rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createPayment, isCashChannel } from "../../payments/payments.ts";
import { deliveryLocation, firstMissing, holdStock } from "../../stock/stock.ts";
import { type OrderRecord, type PickupStore, type Receiver, type Shipping, totalOf } from "../domain/order.ts";
import { orderStates } from "../domain/order-states.ts";
import { insertOrder, type LineToInsert, type OrderToInsert } from "../storage/insert-order.ts";
import { announce, customerName } from "./announce.ts";
import type { PayableOrder } from "./charge-order.ts";
import { newOrderCode, newPickupCode } from "./order-codes.ts";
import { mostOpenOrders, pickupPatience, timeToPay } from "./order-limits.ts";
import { startPreparing } from "./start-preparing.ts";

/** A decided order: prices, freight and place have been looked up and agreed on. */
export type NewOrder = {
  /** From `proposeOrderCode`; the order gets another where somebody else has it already. */
  readonly orderCode: string;
  readonly owner: string;
  readonly accountCode: string | null;
  readonly checkoutId: string;
  readonly language: Language;
  readonly email: string;
  /** The digits after +62. */
  readonly mobile: string;
  readonly distributionType: "11" | "21";
  /** For home delivery. */
  readonly receiver: Receiver | null;
  readonly shipping: Shipping | null;
  /** For pick-up. */
  readonly store: PickupStore | null;
  readonly orgCode: string;
  readonly lines: readonly LineToInsert[];
  readonly freight: Rupiah;
  /** Absent when there is nothing to pay. */
  readonly channelCode: string | null;
  /** False for a courier that does not collect, or a mix of pre-order and other goods. */
  readonly cashAllowed: boolean;
  readonly remark: string | null;
};

const codeTries = 5;

/**
 * Makes an order, in the caller's transaction. Holds, last and for the shortest time, the stock of each line. The caller holds the shopper's cart, so that
 * their open orders are counted one after the other.
 * @returns the order; failure TOO_MANY_OPEN_ORDERS, PAYMENT_INVALID or SOLD_OUT, after which the caller must undo its transaction
 */
export async function placeOrder(platform: Platform, placed: NewOrder): Promise<Outcome<PayableOrder>> {
  if (!platform.database.isInTransaction()) throw new Error("an order is placed in its checkout's own transaction");
  const wanted = placed.lines.map(({ skuCode, quantity }) => ({
    skuCode,
    quantity,
    locationCode: placed.store?.storeCode ?? deliveryLocation,
  }));
  // In a rush most come too late: they are told before anything is written. What decides is the hold at the end.
  const missing = await firstMissing(platform, wanted);
  if (missing) return missing;
  const { order, openBefore } = await writeOrder(platform, placed);
  if (openBefore >= mostOpenOrders) return failure("TOO_MANY_OPEN_ORDERS", { n: openBefore });
  if (order.total > 0) {
    const payment = await openPayment(platform, order, placed);
    if (!payment.ok) return payment;
  }
  const amounts = placed.lines.map((line) => ({ ...line, amount: timesRupiah(line.price, line.quantity) }));
  await announce(platform, "placed", order, { lines: amounts });
  if (order.state === orderStates.preparing) await startPreparing(platform, order, placed.lines);
  const held = await holdStock(platform, order.orderCode, wanted);
  return held.ok ? success(order) : held;
}

/** The order with its lines and the first entry of its history. */
async function writeOrder(platform: Platform, placed: NewOrder): Promise<WrittenOrder> {
  const { cashAllowed: _cashAllowed, ...own } = placed;
  const amounts = {
    productAmount: addRupiah(...own.lines.map((line) => timesRupiah(line.price, line.quantity))),
    discount: noRupiah,
    coupon: noRupiah,
    usedPointAmount: noRupiah,
    freight: placed.freight,
    freightDiscount: noRupiah,
  };
  const total = totalOf(amounts);
  const cash = placed.channelCode !== null && isCashChannel(placed.channelCode);
  const prepared = cash || total === 0;
  return insertWithFreeCode(platform, {
    ...own,
    ...amounts,
    total,
    cash,
    state: prepared ? orderStates.preparing : orderStates.awaitingPayment,
    closesIn: prepared ? (cash && placed.store ? pickupPatience : null) : timeToPay(platform),
    pickupCode: placed.store ? newPickupCode() : null,
  });
}

type WrittenOrder = NonNullable<Awaited<ReturnType<typeof insertOrder>>>;

/** By the code that it was given, or another where that one is taken. */
async function insertWithFreeCode(platform: Platform, order: OrderToInsert): Promise<WrittenOrder> {
  for (let tries = 0; tries < codeTries; tries += 1) {
    const orderCode = tries === 0 ? order.orderCode : newOrderCode(platform.clock.now());
    const inserted = await insertOrder(platform, { ...order, orderCode });
    if (inserted) return inserted;
  }
  throw new Error(`no free order code in ${codeTries} tries`);
}

async function openPayment(platform: Platform, order: OrderRecord, placed: NewOrder): Promise<Outcome<void>> {
  if (!order.channelCode) return failure("PAYMENT_INVALID");
  const { receiver } = order;
  const freight = { id: "FREIGHT", name: order.shipping?.name ?? "Delivery", price: order.freight, quantity: 1 };
  return createPayment(platform, {
    orderCode: order.orderCode,
    amount: order.total,
    channelCode: order.channelCode,
    customer: {
      firstName: receiver?.firstName ?? customerName(order),
      lastName: receiver?.lastName ?? "",
      email: receiver?.email || order.email,
      mobile: `+62${receiver?.mobile ?? order.mobile}`,
    },
    items: [
      ...placed.lines.map((line) => ({
        id: line.skuCode,
        name: line.productName,
        price: line.price,
        quantity: line.quantity,
      })),
      ...(order.freight > 0 ? [freight] : []),
    ],
    deadline: order.closeAt ?? new Date(order.placedAt.getTime() + cashPatience),
    cashAllowed: placed.cashAllowed,
    distributionType: order.distributionType,
  });
}

/** Cash at the door comes with the parcel; nobody counts the days. */
const cashPatience = days(60);
