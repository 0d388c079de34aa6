import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellBrowserPage } from "../../../platform/page/browser-page.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { useFakeBrowser } from "../../../testing/browser.ts";
import { fakeShop } from "../../../testing/loader.ts";
import { testPage } from "../../../testing/settings.ts";
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
  remind: false,
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
  const asked = fakeShop({ cartInit: cartWith(1), addCart: accepted });
  expect(await addToCart("P1", sku)).toBeUndefined();
  expect(asked.at(-1)).toMatchObject({
    operationName: "addCart",
    variables: { input: { productCode: "P1", quantity: 1, orgCode: "GELORA", skuCode: "S1", distributionType: "11" } },
  });
  expect(asked.at(-1)?.headers.get("auth-token")).toBe("guest");
  expect(clientState().miniCartNum).toBe(4);
});

test("[PDP-19, PDP-20] at a limit nothing is sent", async () => {
  const asked = fakeShop({ cartInit: cartWith(5), addCart: accepted });
  expect(await addToCart("P1", sku)).toMatchObject({ code: "sp.pdp.max_limit", details: { n: 5 } });
  expect(await addToCart("P1", { ...sku, stock: 5 })).toMatchObject({ code: "sp.pdp.min_limit", details: { n: 5 } });
  expect(asked.map(({ operationName }) => operationName)).not.toContain("addCart");
});

test("the shop's refusal comes back with its code and details, for the page to word", async () => {
  fakeShop({
    cartInit: cartWith(0),
    addCart: {
      addCart: {
        success: false,
        errorCode: "sp.pdp.min_limit",
        errorMessage: "Only 1 left in stock.",
        errorDetails: { n: 1 },
        message: null,
        data: null,
      },
    },
  });
  expect(await addToCart("P1", sku)).toMatchObject({
    code: "sp.pdp.min_limit",
    message: "Only 1 left in stock.",
    details: { n: 1 },
  });
});

test("who waits for a piece of a flash sale asks with the campaign and the ticket, and nothing else again", async () => {
  const asked = fakeShop({ addCart: accepted });
  expect(await addToCart("P1", { ...sku, flash: { code: "SALE", left: 1, most: 1 } }, "1.2.x")).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ variables: { input: { activityCode: "SALE", ticket: "1.2.x" } } });
});
