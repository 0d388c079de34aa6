import { type GatewayCaller, gatewayCaller } from "./gateway-client.ts";

/** A guest who buys through the gateway, one function per step, in the order of a real purchase. */
export type Buyer = {
  readonly caller: GatewayCaller;
  readonly email: string;
  readonly mobile: string;
  /** Whom parcels are addressed to; Dewi Lestari, if left out. */
  readonly name?: { readonly firstName: string; readonly lastName: string };
};

export type BuyableSku = { readonly productCode: string; readonly skuCode: string; readonly orgCode: string };

export type PlacedOrder = {
  readonly success: boolean;
  readonly orderCode: string | null;
  readonly form: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
};

export const jakartaSelatan = {
  state: { code: "31", name: "DKI Jakarta" },
  city: { code: "31.74", name: "Kota Administrasi Jakarta Selatan" },
  district: { code: "31.74.01", name: "Tebet" },
  zipCode: { code: "12810", name: "12810" },
};

let count = 0;

/**
 * A visitor with their own session.
 * @param gateway for instance `http://localhost:4000/graphql`
 * @param page the storefront's origin, for a session that can be moved into a browser
 */
export async function newBuyer(gateway: string, page?: string, language = "en-US"): Promise<Buyer> {
  count += 1;
  const caller = gatewayCaller(gateway, language, page);
  const number = `${process.pid % 1000}${count}`.padStart(8, "0");
  const buyer = { caller, email: `buyer-${process.pid}-${count}@contoh.id`, mobile: `81${number}` };
  const { guestInit } = await caller.call<{ guestInit: { data: { token: string }[] } }>(
    "GuestInit",
    "mutation GuestInit { guestInit { data { token } } }",
  );
  caller.token = guestInit.data[0]?.token;
  return buyer;
}

export async function addToCart(buyer: Buyer, sku: BuyableSku, quantity = 1) {
  const { addCart } = await buyer.caller.call<{ addCart: { success: boolean; errorCode: string | null } }>(
    "AddCart",
    "mutation AddCart($input: AddCartInput!) { addCart(input: $input) { success errorCode errorMessage data { count } } }",
    { input: { ...sku, quantity, distributionType: "11" } },
  );
  return addCart;
}

export async function cartLines(buyer: Buyer): Promise<{ cartItemId: string; skuCode: string; quantity: number }[]> {
  const { cartInit } = await buyer.caller.call<{
    cartInit: { itemList: { cartItemId: string; skuCode: string; quantity: number }[] };
  }>(
    "CartInit",
    "query CartInit { cartInit(distributionType: 11) { count itemList { cartItemId skuCode quantity } } }",
  );
  return cartInit.itemList;
}

/**
 * Logs in as a guest, as checkout requires, and creates a checkout of all lines. @returns its id
 */
export async function startCheckout(buyer: Buyer): Promise<string> {
  const lines = await cartLines(buyer);
  const { guestLogin } = await buyer.caller.call<{ guestLogin: { data: { userAuthToken: string }[] } }>(
    "GuestLogin",
    "mutation GuestLogin($input: GuestLoginInput!) { guestLogin(input: $input) { success data { userAuthToken } } }",
    { input: { email: buyer.email, mobile: buyer.mobile } },
  );
  buyer.caller.token = guestLogin.data[0]?.userAuthToken;
  return createCheckout(
    buyer,
    lines.map((line) => line.cartItemId),
  );
}

/** A checkout of some lines of the cart. @returns its id */
export async function createCheckout({ caller }: Buyer, cartItemIds: readonly string[]): Promise<string> {
  const answer = await caller.call<{ createCheckout: { id: string } }>(
    "CreateCheckout",
    "mutation CreateCheckout($ids: [ID!]!) { createCheckout(cartItemIds: $ids) { id } }",
    { ids: cartItemIds },
  );
  return answer.createCheckout.id;
}

/** Turns a member's points on for a checkout. */
export async function redeemPoints({ caller }: Buyer, checkoutId: string): Promise<void> {
  const query = "mutation Redeem($id: ID!) { redeemPoints(checkoutId: $id, usePoint: true) { usePoint } }";
  await caller.call("Redeem", query, { id: checkoutId });
}

/** @returns the code of the cheapest delivery option */
export async function chooseDelivery(
  buyer: Buyer,
  checkoutId: string,
): Promise<{ code: string; logisticsCompanyCode: string }> {
  const { deliveryQuotes } = await buyer.caller.call<{
    deliveryQuotes: { code: string; logisticsCompanyCode: string; freight: number }[];
  }>(
    "DeliveryQuotes",
    `query DeliveryQuotes($id: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zip: PlaceInput!) {
      deliveryQuotes(checkoutId: $id, state: $state, city: $city, district: $district, zipCode: $zip) { code logisticsCompanyCode freight } }`,
    {
      id: checkoutId,
      state: jakartaSelatan.state,
      city: jakartaSelatan.city,
      district: jakartaSelatan.district,
      zip: jakartaSelatan.zipCode,
    },
  );
  const [cheapest] = [...deliveryQuotes].sort((one, other) => one.freight - other.freight);
  if (!cheapest) throw new Error("no way of delivery was offered");
  return cheapest;
}

/**
 * Places a checkout's order. A repeated call gets the first answer.
 * @param change fields of the order that differ
 */
export async function placeOrder(
  buyer: Buyer,
  checkoutId: string,
  delivery: { code: string; logisticsCompanyCode: string },
  paymentChannelCode: string,
  change: { readonly pinProof?: string; readonly couponCode?: string } = {},
): Promise<PlacedOrder> {
  const { tradeCreateOrderCustom } = await buyer.caller.call<{ tradeCreateOrderCustom: PlacedOrder }>(
    "TradeCreateOrderCustom",
    `mutation TradeCreateOrderCustom($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) {
      success orderCode form payReturnDesc errorCode errorMessage } }`,
    {
      order: {
        checkoutId,
        distributionType: "11",
        address: {
          recipientFirstName: buyer.name?.firstName ?? "Dewi",
          recipientLastName: buyer.name?.lastName ?? "Lestari",
          recipientMobile: buyer.mobile,
          recipientEmail: buyer.email,
          address1: "Jalan Tebet Raya 12",
          ...jakartaSelatan,
        },
        shippingMethodCode: delivery.code,
        logisticsCompanyCode: delivery.logisticsCompanyCode,
        paymentChannelCode,
        termsAccepted: true,
        dataConsent: true,
        ...change,
      },
    },
  );
  return tradeCreateOrderCustom;
}

/** The whole purchase, from a new session to the placed order. */
export async function buy(
  gateway: string,
  sku: BuyableSku,
  paymentChannelCode: string,
  quantity = 1,
): Promise<PlacedOrder & { buyer: Buyer }> {
  const buyer = await newBuyer(gateway);
  const added = await addToCart(buyer, sku, quantity);
  if (!added.success)
    return { buyer, success: false, orderCode: null, form: null, errorCode: added.errorCode, errorMessage: null };
  const checkoutId = await startCheckout(buyer);
  const delivery = await chooseDelivery(buyer, checkoutId);
  return { ...(await placeOrder(buyer, checkoutId, delivery, paymentChannelCode)), buyer };
}
