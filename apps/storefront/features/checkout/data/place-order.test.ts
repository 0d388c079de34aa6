import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserWithShop } from "../../../testing/calls.ts";
import { type Order, placeOrder } from "./place-order.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const order: Order = { checkoutId: "c-1", termsAccepted: true, dataConsent: true, usePoint: true, pinProof: "proof" };

/** What becomes of an order that the shop refuses with this code. */
async function refusedWith(errorCode: string, errorDetails: object = {}) {
  browserWithShop({ tradeCreateOrderCustom: { tradeCreateOrderCustom: { success: false, errorCode, errorDetails } } });
  const placing = placeOrder(order, undefined);
  await vi.runAllTimersAsync();
  return placing;
}

test("[PIN-01~] an order whose proof is spent or too old lacks the PIN", async () => {
  expect(await refusedWith("PIN_NEEDED")).toEqual({ result: "lacking", lacking: "pin" });
});

test("an order while the club is down lacks the club", async () => {
  expect(await refusedWith("POINTS_UNAVAILABLE")).toEqual({ result: "lacking", lacking: "club" });
});

test.each(["NOT_ENOUGH_POINTS", "POINTS_NOT_LINKED", "CHECKOUT_CHANGED", "SOLD_OUT", "CHECKOUT_NOT_FOUND"])(
  "%s means that the checkout is not as shown",
  async (code) => {
    expect(await refusedWith(code)).toMatchObject({ result: "changed", failure: { code } });
  },
);

test("[CHK-15~] a number that the club does not know is reported by its code and number", async () => {
  expect(await refusedWith("LOYALTY_ACCOUNT_NOT_FOUND", { mobile: "8120000009" })).toMatchObject({
    result: "refused",
    failure: { code: "LOYALTY_ACCOUNT_NOT_FOUND", details: { mobile: "8120000009" } },
  });
});

const placed = { success: true, orderCode: "GL1", form: "https://wallet.example/pay", payReturnDesc: null };

/** Where an order leads that the shop has placed. */
async function leadsTo(isPlacedBefore: boolean, form = placed.form) {
  browserWithShop({
    tradeCreateOrderCustom: { tradeCreateOrderCustom: { ...placed, form, isPlacedBefore } },
    orderOfCheckout: { orderOfCheckout: { orderCode: "GL1", page: "/payment?order=GL1" } },
    countPurchase: { countPurchase: { success: true } },
  });
  const placing = placeOrder(order, undefined);
  await vi.runAllTimersAsync();
  const result = await placing;
  if (result.result !== "placed") throw new Error(result.result);
  const pages: string[] = [];
  result.follow((page) => pages.push(page));
  return { pages, isPlacedBefore: result.isPlacedBefore };
}

test("an order that another tab has placed leads to our page of it, not to the provider with its choices", async () => {
  expect(await leadsTo(true)).toEqual({ pages: ["/payment?order=GL1"], isPlacedBefore: true });
});

test("an order placed by this press leads where its payment does", async () => {
  expect(await leadsTo(false, "/payment?order=GL1&va=1")).toEqual({
    pages: ["/payment?order=GL1&va=1"],
    isPlacedBefore: false,
  });
});
