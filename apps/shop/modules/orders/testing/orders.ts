import { rupiah } from "@gelora/money/rupiah.ts";
import { sql } from "kysely";
import { field, guestShopper, type Shopper, type StockedShop } from "../../../testing/shopper.ts";
import type { ParcelChange } from "../../delivery/delivery.ts";
import { raiseParcel } from "../../delivery/testing/raise-parcel.ts";
import { countStock, deliveryLocation } from "../../stock/stock.ts";
import { applyParcelChange, applyPaymentChange, orderByCode } from "../orders.ts";

export { tellHowToPay } from "../use-cases/tell-how-to-pay.ts";

/** The line of a seeded ball, as it stands in a new order. */
export const ball = {
  skuCode: "PB1-5",
  productCode: "PB1",
  productName: "Pusaka Match Ball",
  colourName: "Black",
  sizeName: "5",
  names: null,
  skuNo: "NO-PB1-5",
  barcode: "899",
  categoryCode: "footballs",
  brandCode: "PUSAKA",
  categoryCodes: ["balls", "footballs"],
  image: null,
  activityCode: null,
  deliveryDate: null,
  weightGrams: 450,
};

/** Reports a payment's change to its order in a transaction, as the payments module does. */
export async function tellPayment(
  shop: StockedShop,
  orderCode: string,
  status: "PAID" | "DECLINED" | "EXPIRED" | "CANCELLED",
  at: Date = new Date(),
): Promise<void> {
  const order = await orderByCode(shop.platform, orderCode);
  const change = { orderCode, status, channelCode: "BCA_VA", amount: order?.total ?? rupiah(0), at };
  await shop.platform.database.transaction(() => applyPaymentChange(shop.platform, change));
}

/** The same where the provider too reports the attempt as paid, so there is money to refund. */
export async function payAtProvider(shop: StockedShop, orderCode: string): Promise<void> {
  await sql`
    update payment_attempts set status = 'PAID', rank = 5, received = payments.amount from payments
    where payments.order_code = payment_attempts.order_code and payments.order_code = ${orderCode}`.execute(
    shop.platform.database.tables(),
  );
  await tellPayment(shop, orderCode, "PAID");
}

/** Reports a parcel's change to its order with the parcel itself, as the delivery module does. */
export async function tellParcel(
  shop: StockedShop,
  orderCode: string,
  parcelStatus: ParcelChange["parcelStatus"],
  reason?: string,
  parcelCode = orderCode,
): Promise<void> {
  const parcel = { orderCode, parcelCode, parcelStatus, waybill: "WB-1", companyName: "JNE", at: new Date() };
  await shop.platform.database.transaction(async () => {
    await raiseParcel(shop.platform, parcelCode, { status: parcelStatus, waybill: parcel.waybill, reason });
    await applyParcelChange(shop.platform, reason ? { ...parcel, reason } : parcel);
  });
}

/** A shopper with an order of one ball, placed and unpaid unless the change says otherwise. */
export async function placedOrder(
  shop: StockedShop,
  change: object = {},
  buyer?: Shopper,
): Promise<{ readonly shopper: Shopper; readonly orderCode: string }> {
  const shopper = buyer ?? (await guestShopper(shop));
  await shopper.add("PB1-5");
  const placed = await shopper.place(await shopper.checkout(), change);
  if (!placed.orderCode) throw new Error(`no order was placed: ${placed.errorCode}`);
  return { shopper, orderCode: placed.orderCode };
}

export const pickupInCash = {
  distributionType: "21",
  storeCode: "JKT01",
  paymentChannelCode: "STORE_CASH",
  address: null,
  shippingMethodCode: null,
};

export async function stockBalls(shop: StockedShop, quantity: number, locationCode = deliveryLocation): Promise<void> {
  await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode, quantity }], "test");
}

/** One of the mutations that take an order's code and return success. */
export async function act(
  shopper: Shopper,
  name: "cancelOrder" | "undoCancelOrder" | "receiveOrder" | "pickupOrder",
  orderCode: string,
): Promise<{ success: boolean; errorCode: string | null }> {
  const [argument, type] =
    name === "cancelOrder" ? ["input", "CancelOrderInput"] : ["orderCommonInput", "OrderCommonInput"];
  const query = `mutation ($input: ${type}!) { ${name}(${argument}: $input) { success errorCode } }`;
  return field(await shopper.send(query, { input: { orderCode } }), name);
}

/** What mails about an order say of money that goes back, oldest first. */
export async function mailedRefunds(shop: StockedShop, orderCode: string): Promise<readonly object[]> {
  const rows = await shop.platform.database
    .tables<{
      outbox: { position: number; topic: string; payload: { orderCode: string; step: string; refund?: object } };
    }>()
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "messaging.mail")
    .orderBy("position")
    .execute();
  return rows.flatMap(({ payload: { step, refund, ...about } }) =>
    refund && about.orderCode === orderCode ? [{ step, ...refund }] : [],
  );
}

/** What mails about an order, not sent yet, say of points that go back. */
export async function reportedPoints(shop: StockedShop, orderCode: string): Promise<readonly number[]> {
  const rows = await shop.platform.database
    .tables<{ outbox: { topic: string; payload: { orderCode: string; pointsBack?: number } } }>()
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "messaging.mail")
    .execute();
  return rows.flatMap(({ payload }) => (payload.orderCode === orderCode ? (payload.pointsBack ?? []) : []));
}

/** The steps of an order that mails not sent yet announce, oldest first. */
export async function mailedSteps(shop: StockedShop, orderCode: string): Promise<readonly string[]> {
  const rows = await shop.platform.database
    .tables<{ outbox: { position: number; topic: string; payload: { orderCode: string; step: string } } }>()
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "messaging.mail")
    .orderBy("position")
    .execute();
  return rows.flatMap(({ payload }) => (payload.orderCode === orderCode ? [payload.step] : []));
}

type OrderMail = {
  readonly orderCode: string;
  readonly step: string;
  readonly lines?: readonly object[];
  readonly reductions?: readonly object[];
  readonly account?: string;
  readonly returned?: { readonly returnCode: string };
};

/** The values that the mails about a step of an order are filled with. */
export async function mailsAbout(shop: StockedShop, orderCode: string, step: string): Promise<readonly OrderMail[]> {
  const rows = await shop.platform.database
    .tables<{ outbox: { topic: string; payload: OrderMail } }>()
    .selectFrom("outbox")
    .select("payload")
    .where("topic", "=", "messaging.mail")
    .execute();
  return rows
    .map(({ payload }) => payload)
    .filter((payload) => payload.orderCode === orderCode && payload.step === step);
}

/** The items that the mail about a step lists. */
export async function mailedLines(shop: StockedShop, orderCode: string, step: string): Promise<readonly object[]> {
  return (await mailsAbout(shop, orderCode, step)).flatMap(({ lines = [] }) => lines);
}
