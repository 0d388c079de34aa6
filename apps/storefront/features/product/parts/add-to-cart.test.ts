import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellBrowserPage } from "../../../platform/browser-page.ts";
import { clientState } from "../../../platform/client-state.ts";
import { useFakeBrowser } from "../../../platform/test-browser.ts";
import { fakeShop } from "../../../platform/test-loader.ts";
import { testPage } from "../../../platform/test-settings.ts";
import type { SkuView } from "../product-model.ts";
import { addToCart } from "./add-to-cart.ts";

const sku: SkuView = {
  code: "S1",
  no: "1",
  org: "GELORA",
  colour: "Red",
  size: "42",
  sale: 1,
  list: 1,
  stock: 9,
  shipsOn: "",
  ribbon: "",
};
const cartWith = (quantity: number) => ({ cartInit: { itemList: [{ skuCode: "S1", quantity }] } });
const accepted = {
  addCart: { success: true, errorCode: null, errorMessage: null, message: null, data: [{ count: 4 }] },
};

beforeEach(() => {
  useFakeBrowser({ guestId: "guest" });
  tellBrowserPage(testPage);
});
afterEach(() => vi.unstubAllGlobals());

test("[PDP-21, OPS-41, K39] one piece is sent with product, organisation, sku and distribution type 11, and the count follows", async () => {
  const asked = fakeShop({ StorefrontCartQuantities: cartWith(1), StorefrontAddCart: accepted });
  expect(await addToCart("P1", sku)).toBeUndefined();
  expect(asked.at(-1)).toMatchObject({
    operationName: "StorefrontAddCart",
    variables: { input: { productCode: "P1", quantity: 1, orgCode: "GELORA", skuCode: "S1", distributionType: "11" } },
  });
  expect(asked.at(-1)?.headers.get("auth-token")).toBe("guest");
  expect(clientState().miniCartNum).toBe(4);
});

test("[PDP-19, PDP-20] at a limit nothing is sent", async () => {
  const asked = fakeShop({ StorefrontCartQuantities: cartWith(5), StorefrontAddCart: accepted });
  expect(await addToCart("P1", sku)).toMatchObject({ code: "sp.pdp.max_limit", details: { n: 5 } });
  expect(await addToCart("P1", { ...sku, stock: 5 })).toMatchObject({ code: "sp.pdp.min_limit", details: { n: 5 } });
  expect(asked.map(({ operationName }) => operationName)).not.toContain("StorefrontAddCart");
});

test("the shop's refusal comes back in its words", async () => {
  fakeShop({
    StorefrontCartQuantities: cartWith(0),
    StorefrontAddCart: {
      addCart: { success: false, errorCode: "X", errorMessage: "Only 1 left in stock.", message: null, data: null },
    },
  });
  expect(await addToCart("P1", sku)).toMatchObject({ message: "Only 1 left in stock." });
});
