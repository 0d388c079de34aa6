import { pickupInCash, tellParcel } from "../modules/orders/testing/orders.ts";
import { approveReturn, receiveReturn, sendReturn } from "../modules/returns/returns.ts";
import { requestedReturn, support, warehouse } from "../modules/returns/testing/returnable-order.ts";
import { approveReview } from "../modules/reviews/reviews.ts";
import { sendReview, waitingVersion } from "../modules/reviews/testing/reviewing.ts";
import type { EquippedShop } from "./large-shop.ts";
import { memberShopper } from "./member.ts";
import { flashSku } from "./offer-everything.ts";
import type { GatewayAnswer } from "./shop.ts";
import { field, goodAddress, guestShopper, type Shopper } from "./shopper.ts";

/** @throws Error with the errors of the answer */
export const ask = async (
  shopper: { readonly send: (query: string, variables?: object) => Promise<GatewayAnswer> },
  operation: string,
  variables?: object,
) => {
  const answer = await shopper.send(operation, variables);
  if (answer.errors) throw new Error(`${operation}: ${JSON.stringify(answer.errors)}`);
  return answer.data;
};

async function settle(shop: EquippedShop, orderCode: string): Promise<void> {
  const attempt = [...shop.provider.charges.keys()].findLast((id) => id.startsWith(orderCode)) ?? "";
  shop.provider.become(attempt, "settlement");
  const payload = shop.provider.notification(attempt);
  const { statusCode } = await shop.server.inject({ method: "POST", url: "/notifications/payments", payload });
  if (statusCode !== 200) throw new Error(`the notification of ${orderCode} was answered with ${statusCode}`);
  while ((await shop.outbox.deliverDue()) > 0);
}

const quotes = /* GraphQL */ `query ($id: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) {
  deliveryQuotes(checkoutId: $id, state: $state, city: $city, district: $district, zipCode: $zipCode) { __typename } }`;
const detail = `query ($code: String!) {
  getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode productList { skuCode } history { remark } discountList { code } } }`;

/** From the cart to the sight of a paid order. @returns its code */
async function order(shopper: Shopper, place: (id: string) => ReturnType<Shopper["place"]>) {
  await ask(shopper, "{ miniCartNumber { count } }");
  const id = await shopper.checkout();
  await ask(shopper, "query ($id: ID!) { checkoutInit(id: $id) { id couponActivity { activityCode } } }", { id });
  const { state, city, district, zipCode } = goodAddress;
  await ask(shopper, quotes, { id, state, city, district, zipCode });
  const placed = await place(id);
  if (!placed.orderCode) throw new Error(`no order: ${JSON.stringify(placed)}`);
  return placed.orderCode;
}

export async function guestBuys(shop: EquippedShop): Promise<{ shopper: Shopper; orderCode: string }> {
  const shopper = await guestShopper(shop);
  await shopper.add("PB1-5");
  const orderCode = await order(shopper, (id) => shopper.place(id));
  await settle(shop, orderCode);
  await ask(shopper, detail, { code: orderCode });
  await ask(shopper, "{ guestOrderList(input: {}) { dataList { orderCode } } }");
  const contact = { orderCode, email: "sari@example.com" };
  await ask(shopper, "query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderCode } }", {
    input: contact,
  });
  return { shopper, orderCode };
}

export async function guestCollects(shop: EquippedShop): Promise<void> {
  const shopper = await guestShopper(shop, "budi@example.com");
  await shopper.add("PB1-5");
  await ask(shopper, "{ storeList { dataList { storeName } } }");
  const orderCode = await order(shopper, (id) => shopper.place(id, pickupInCash));
  await ask(shopper, detail, { code: orderCode });
  const cancel = "mutation ($code: String!) { cancelOrder(input: { orderCode: $code }) { success } }";
  await ask(shopper, cancel, { code: orderCode });
  while ((await shop.outbox.deliverDue()) > 0);
}

/** Puts one into the cart, which holds it. */
export async function takeFlashPiece(shopper: Pick<Shopper, "send">): Promise<void> {
  const flash = { productCode: "KR1", skuCode: flashSku, orgCode: "GELORA", activityCode: "FLASH" };
  const add = "mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode } }";
  const added = await ask(shopper, add, { input: flash });
  if (!field<{ success: boolean }>({ data: added }, "addCart").success) throw new Error(JSON.stringify(added));
}

type Buyer = Awaited<ReturnType<typeof memberShopper>>;

/** A member's purchase with a coupon, a promotion, points and a piece of a flash sale. */
export async function memberBuys(shop: EquippedShop): Promise<{ shopper: Buyer; orderCode: string }> {
  const shopper = await memberShopper(shop);
  shop.club.link(shopper.memberCode, 5_000);
  await ask(shopper, "mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId } }", {
    input: goodAddress,
  });
  await shopper.add("PB1-5");
  await takeFlashPiece(shopper);
  const orderCode = await order(shopper, async (id) => {
    const coupon = `mutation ($id: ID!) { applyCoupon(checkoutId: $id, couponCode: "HEMAT50") { couponCode } }`;
    await ask(shopper, coupon, { id });
    await ask(shopper, "mutation ($id: ID!) { redeemPoints(checkoutId: $id, usePoint: true) { usePoint } }", { id });
    const pinProof = shop.club.prove(shopper.memberCode);
    return shopper.place(id, { usePoint: true, pinProof, keepAddress: true, paymentChannelCode: "QRIS" });
  });
  await settle(shop, orderCode);
  const invoice = { orderCode, taxCode: "0123456789012345", company: "PT Sepatu", companyAddress: "Jl. Dago 1" };
  await ask(shopper, "mutation ($input: RequestInvoiceInput!) { requestInvoice(input: $input) { success } }", {
    input: invoice,
  });
  await ask(shopper, detail, { code: orderCode });
  await ask(shopper, "{ orderList(input: {}) { dataList { orderCode } } }");
  return { shopper, orderCode };
}

/** A purchase that arrives, is reviewed, and of which a piece goes back. */
export async function memberReturns(shop: EquippedShop): Promise<void> {
  const { shopper, orderCode } = await memberBuys(shop);
  await tellParcel(shop, orderCode, "DELIVERED");
  await sendReview(shopper, orderCode);
  await approveReview(shop.platform, support, await waitingVersion(shop));
  await ask(shopper, "query ($code: String!) { orderReviews(orderCode: $code) { __typename } }", { code: orderCode });
  const returnCode = await requestedReturn(shopper, orderCode);
  await approveReturn(shop.platform, support, returnCode);
  await sendReturn(shop.platform, returnCode, { companyCode: "JNE", companyName: "JNE", expressCode: "JX998877" });
  await receiveReturn(shop.platform, warehouse, returnCode);
  while ((await shop.outbox.deliverDue()) > 0);
  const input = { orderCode, returnCode };
  await ask(shopper, "query ($input: ReturnCodeInput!) { returnDetail(input: $input) { status } }", { input });
  await ask(shopper, "{ returnList { dataList { returnCode } } }");
}
