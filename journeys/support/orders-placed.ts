import {
  addToCart,
  type BuyableSku,
  type Buyer,
  cartLines,
  chooseDelivery,
  createCheckout,
  newBuyer,
  placeOrder,
  startCheckout,
} from "@gelora/testkit/buyer.ts";
import { sentAtOnce } from "@gelora/testkit/skus-in-stock.ts";
import { expect } from "vitest";
import { z } from "zod";
import type { Gelora } from "./gelora.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Shopper } from "./shopper.ts";

/** A guest whose orders were placed through the gateway, for journeys that begin after buying. */
export type GuestWithOrders = {
  readonly buyer: Buyer;
  /** Newest last. */
  readonly orderCodes: readonly string[];
  /** Gives a shopper's browser the session that placed the orders. */
  moveInto(shopper: Shopper): Promise<void>;
};

const listing = z.object({
  catalogProductSearchInit: z.object({
    dataList: z.array(
      z.object({
        productCode: z.string(),
        skuList: z.array(
          z.object({
            skuCode: z.string(),
            orgCode: z.string(),
            channelSale: z.object({ qty: z.number(), soldQty: z.number() }),
          }),
        ),
      }),
    ),
  }),
});

/**
 * @param cancelled how many of the orders are cancelled at once, before the one that stays open
 * @param pieces of each order, all of one sku
 * @param channel how the orders are to be paid
 */
export async function guestWithOrders(
  gelora: Gelora,
  cancelled: number,
  pieces = 1,
  channel = "BCA_VA",
): Promise<GuestWithOrders> {
  const buyer = await newBuyer(`${gelora.shop}/graphql`, gelora.storefront);
  const sku = await skuInStock(buyer);
  const orderCodes: string[] = [];
  for (let turn = 0; turn <= cancelled; turn += 1) {
    const orderCode = await order(buyer, sku, { pieces, channel });
    orderCodes.push(orderCode);
    if (turn < cancelled) await cancel(buyer, orderCode);
  }
  return {
    buyer,
    orderCodes,
    moveInto: async (shopper) => {
      const { token = "", cookie = "" } = buyer.caller;
      const ofShop = cookie.split("; ").map((pair) => pair.split("="));
      await shopper.context.addCookies([
        { name: "token", value: token, url: gelora.storefront },
        { name: "userInfo", value: encodeURIComponent('{"isGuest":true}'), url: gelora.storefront },
        ...ofShop.map(([name = "", value = ""]) => ({ name, value, url: gelora.shop, httpOnly: true })),
      ]);
    },
  };
}

/**
 * Places a member's order of pieces of one sku, paid by QRIS.
 * @param sku any in stock, if left out
 * @returns its code
 */
export async function memberOrders(buyer: Buyer, pieces = 1, sku?: BuyableSku): Promise<string> {
  await addToCart(buyer, sku ?? (await skuInStock(buyer)), pieces);
  const lines = await cartLines(buyer);
  const checkoutId = await createCheckout(
    buyer,
    lines.map(({ cartItemId }) => cartItemId),
  );
  const placed = await placeOrder(buyer, checkoutId, await chooseDelivery(buyer, checkoutId), "QRIS");
  if (!placed.orderCode) throw new Error(`No order was placed: ${placed.errorCode}`);
  return placed.orderCode;
}

/** Pays for an order and has its parcel delivered. */
export async function deliver(sandbox: Sandbox, orderCode: string): Promise<void> {
  await sandbox.payment(orderCode, "settle");
  await sandbox.pickUp(orderCode);
  await sandbox.parcel(orderCode, "transit");
  await sandbox.parcel(orderCode, "deliver");
}

/** Asks to return a piece of a delivered order. @returns the code of the return */
export async function returnPiece({ caller }: Buyer, orderCode: string): Promise<string> {
  const input = {
    orderCode,
    products: [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "WRONG_SIZE" }],
    bankAccount: { bankCode: "014", accountNumber: "1234567890", accountName: "Sari Wulandari" },
  };
  const query =
    "mutation ReturnOrder($input: ReturnOrderInput!) { returnOrder(input: $input) { data { returnCode } } }";
  let code: string | undefined;
  // The courier's word may take a moment to reach the shop.
  await expect
    .poll(async () => {
      const { returnOrder } = await caller.call<{ returnOrder: { data: { returnCode: string }[] } }>(
        "ReturnOrder",
        query,
        { input },
      );
      code = returnOrder.data[0]?.returnCode;
      return code;
    })
    .toBeDefined();
  return code ?? "";
}

type Wish = { readonly pieces: number; readonly channel: string };

async function order(buyer: Buyer, sku: BuyableSku, { pieces, channel }: Wish): Promise<string> {
  await addToCart(buyer, sku, pieces);
  const checkoutId = await startCheckout(buyer);
  const placed = await placeOrder(buyer, checkoutId, await chooseDelivery(buyer, checkoutId), channel);
  if (!placed.orderCode) throw new Error(`No order was placed: ${placed.errorCode}`);
  return placed.orderCode;
}

async function cancel(buyer: Buyer, orderCode: string): Promise<void> {
  await buyer.caller.call(
    "Cancel",
    "mutation Cancel($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }",
    { input: { orderCode, reasonCode: "CHANGED_MIND" } },
  );
}

async function skuInStock(buyer: Buyer): Promise<BuyableSku> {
  const answer = await buyer.caller.call<unknown>(
    "Listing",
    `query Listing($input: CatalogProductSearchInput!) {
      catalogProductSearchInit(input: $input) { dataList { productCode skuList { skuCode orgCode channelSale { qty soldQty } } } } }`,
    { input: { filters: [sentAtOnce], pageSize: 50, pageNum: 1 } },
  );
  for (const { productCode, skuList } of listing.parse(answer).catalogProductSearchInit.dataList) {
    const sku = skuList.find(({ channelSale }) => channelSale.qty - channelSale.soldQty > 20);
    if (sku) return { productCode, skuCode: sku.skuCode, orgCode: sku.orgCode };
  }
  throw new Error("Nothing is in stock.");
}
