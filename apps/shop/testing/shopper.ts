import type { TestEngine } from "@gelora/testkit/test-databases.ts";
import { importCatalogue } from "../modules/catalogue/catalogue.ts";
import { sampleCatalogue, sampleProducts } from "../modules/catalogue/testing/sample-catalogue.ts";
import { openTestProviders, type TestProviders } from "./providers.ts";
import { openTestShop, type TestShop } from "./shop.ts";

/** A shop with goods, a payment provider and a courier. */
export type StockedShop = TestShop & { readonly providers: TestProviders };

export async function openStockedShop(engine: TestEngine, environment: NodeJS.ProcessEnv = {}): Promise<StockedShop> {
  const providers = await openTestProviders();
  const shop = await openTestShop(engine, { ...providers.environment, ...environment });
  await importCatalogue(shop.platform, sampleCatalogue());
  return {
    ...shop,
    providers,
    close: async () => {
      await shop.close();
      await providers.close();
    },
  };
}

/** Changes the price of a sku of the sample catalogue; without an amount, restores it. */
export async function changePrice(shop: TestShop, skuCode: string, salePrice?: number): Promise<void> {
  await changePrices(shop, salePrice === undefined ? {} : { [skuCode]: salePrice });
}

/** Sets the prices of skus of the sample catalogue, and restores all others. */
export async function changePrices(shop: TestShop, salePrices: Readonly<Record<string, number>>): Promise<void> {
  const products = sampleProducts().map((product) => ({
    ...product,
    skus: product.skus.map((sku) => {
      const salePrice = salePrices[sku.skuCode] ?? sku.salePrice;
      return { ...sku, salePrice, listPrice: Math.max(sku.listPrice, salePrice) };
    }),
  }));
  await importCatalogue(shop.platform, sampleCatalogue(products));
}

/** A guest at the gateway, calling as a browser would. */
export type Shopper = {
  readonly token: string;
  readonly send: (query: string, variables?: object, language?: string) => ReturnType<TestShop["send"]>;
  /** Adds pieces of a sku whose code begins with its product's. */
  readonly add: (skuCode: string, quantity?: number) => Promise<CartAnswer>;
  /** Begins a checkout with everything in the cart, or with these skus of it. */
  readonly checkout: (skuCodes?: readonly string[]) => Promise<string>;
  /**
   * Places the order; the given fields override a valid form for home delivery by virtual account.
   */
  readonly place: (checkoutId: string, change?: object) => Promise<PlacedAnswer>;
};

export type CartAnswer = {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly data: readonly { readonly count: number }[];
};

export type PlacedAnswer = {
  readonly success: boolean;
  readonly form: string | null;
  readonly orderCode: string | null;
  readonly payReturnDesc: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly errorDetails: unknown;
  readonly failures: readonly { readonly errorCode: string; readonly errorDetails: unknown }[] | null;
};

export const goodAddress = {
  recipientFirstName: "Sari",
  recipientLastName: "Wulandari",
  recipientMobile: "0812-3456-7890",
  address1: "Jl. Merdeka Barat No. 1",
  state: { code: "31" },
  city: { code: "31.71" },
  district: { code: "31.71.01" },
  zipCode: { code: "10110" },
};

export const goodOrder = {
  distributionType: "11",
  address: goodAddress,
  shippingMethodCode: "jne-reg",
  paymentChannelCode: "BCA_VA",
  termsAccepted: true,
  dataConsent: true,
};

/** A browser that has given an email and a mobile to check out. */
export async function guestShopper(shop: TestShop, email = "sari@example.com"): Promise<Shopper> {
  const visitor = await shop.send("mutation { guestInit { data { token } } }");
  const guestToken = field<{ data: { token: string }[] }>(visitor, "guestInit").data[0]?.token ?? "";
  const login = await shop.send(
    `mutation ($email: String!) { guestLogin(input: { email: $email, mobile: "81234567890" }) { data { userAuthToken } } }`,
    { email },
    { token: guestToken },
  );
  const token = field<{ data: { userAuthToken: string }[] }>(login, "guestLogin").data[0]?.userAuthToken ?? "";
  return shopperWith(shop, token);
}

export function shopperWith(shop: TestShop, token: string): Shopper {
  const send: Shopper["send"] = (query, variables, language) =>
    shop.send(query, variables, { token, ...(language ? { language } : {}) });
  return {
    token,
    send,
    add: async (skuCode, quantity = 1) =>
      field<CartAnswer>(
        await send(
          `mutation ($input: AddCartInput!) { addCart(input: $input) { success errorCode errorMessage data { count } } }`,
          { input: { productCode: skuCode.split("-")[0], skuCode, orgCode: "GELORA", quantity } },
        ),
        "addCart",
      ),
    checkout: async (skuCodes) => {
      const cart = field<{ itemList: { cartItemId: string; skuCode: string }[] }>(
        await send("{ cartInit { itemList { cartItemId skuCode } } }"),
        "cartInit",
      );
      const chosen = cart.itemList.filter((line) => skuCodes === undefined || skuCodes.includes(line.skuCode));
      const answer = await send("mutation ($ids: [ID!]!) { createCheckout(cartItemIds: $ids) { id } }", {
        ids: chosen.map((line) => line.cartItemId),
      });
      return field<{ id: string }>(answer, "createCheckout").id;
    },
    place: async (checkoutId, change = {}) =>
      field<PlacedAnswer>(
        await send(
          `mutation ($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) { success form orderCode payReturnDesc errorCode errorMessage errorDetails failures { errorCode errorMessage errorDetails } } }`,
          { order: { ...goodOrder, checkoutId, ...change } },
        ),
        "tradeCreateOrderCustom",
      ),
  };
}

/** A field of the answer; when there are errors instead, the test fails with them. */
export function field<Value>(answer: Awaited<ReturnType<TestShop["send"]>>, name: string): Value {
  if (answer.errors) throw new Error(answer.errors.map((error) => JSON.stringify(error)).join("; "));
  return answer.data[name] as Value;
}
