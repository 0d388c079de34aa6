import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type * as graphql from "graphql";
import type { ExecutionResult } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedContent } from "../modules/content/content.ts";
import { placedOrder, stockBalls, tellParcel, tellPayment } from "../modules/orders/test-orders.ts";
import { contextReader } from "./context-reader.ts";
import { memberShopper } from "./test-member.ts";
import { goodAddress, openStockedShop, type Shopper, type StockedShop } from "./test-shopper.ts";

// The gateway's own copy of the library: another one would not know its schema.
const { execute, parse }: typeof graphql = createRequire(import.meta.url)("graphql");

/** Every document that the storefront sends, by its operation's name. Read as text: the shop imports nothing of the storefront. */
const generated = await readFile(new URL("../../storefront/platform/generated/graphql.ts", import.meta.url), "utf8");
const operations = [...generated.matchAll(/new TypedDocumentString\(`\s*((query|mutation) (\w+)[\s\S]*?)`/g)].map(
  ([, document = "", kind = "", name = ""]) => ({ document, kind, name }),
);

/** Input that is refused in the same way each time: codes, tokens and passwords that are none. */
const identityInputs: Readonly<Record<string, object>> = {
  StorefrontCheckNumber: { input: { mobile: "7" } },
  StorefrontSendCode: { input: { mobile: "7", channel: "SMS" } },
  StorefrontVerifyCode: { input: { mobile: "81234567890", verificationCode: "1234" } },
  StorefrontEmailAvailability: { input: { email: "no" } },
  StorefrontSendEmailCode: { input: { tokenCheckAvailabilityEmail: "none" } },
  StorefrontVerifyEmailCode: {
    input: { tokenCheckAvailabilityEmail: "none", email: "sari@example.com", verificationCode: "1234" },
  },
  StorefrontMemberRecord: { input: { tokenVerifyOtpPhoneNo: "none" } },
  StorefrontResendEmailLink: { input: { tokenVerifyOtpPhoneNo: "none" } },
  StorefrontConfirmEmailLink: { input: { token: "none" } },
  StorefrontSignUp: {
    input: {
      email: "sari@example.com",
      firstName: "Sari",
      lastName: "Wulandari",
      birthDate: "20000305",
      gender: "FEMALE",
      password: "",
      rePassword: "",
      token: "none",
    },
  },
  StorefrontLogin: { input: { account: "", password: "" } },
  StorefrontRequestPasswordReset: { input: { email: "no" } },
  StorefrontResetPassword: { input: { token: "none", password: "", rePassword: "" } },
  StorefrontStartGoogleLogin: { input: {} },
  StorefrontFinishGoogleLogin: { input: { state: "none", code: "none" } },
  StorefrontLoginByThirdParty: {
    input: { thirdId: "1", thirdChannel: "google", thirdToken: "none", pageType: "login" },
  },
  AccountUpdateProfile: { input: { firstName: "" } },
  AccountUpdateProfileCustom: { input: { whatsApp: "none" } },
  AccountConfirmIdentity: { input: { password: "" } },
  AccountChangePassword: { input: { oldPassword: "", password: "", rePassword: "" } },
  AccountPasswordLink: { input: { email: "no" } },
  AccountEndSession: { sessionId: "none" },
};

describe("what the storefront asks", () => {
  let shop: StockedShop;
  let shopper: Shopper;
  let member: Awaited<ReturnType<typeof memberShopper>>;
  let orderCode: string;
  let checkoutId: string;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 50);
    await seedContent(shop.platform);
    ({ shopper, orderCode } = await placedOrder(shop));
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "PICKED_UP");
    await shopper.add("KR1-BLACK-42");
    checkoutId = await shopper.checkout();
    member = await memberShopper(shop);
  });
  afterAll(() => shop.close());

  /** Good input for each variable, by the operation's name; those that change something name what does not exist. */
  const inputs: () => Readonly<Record<string, object>> = () => ({
    StorefrontSuggestions: { keyword: "ball" },
    CartUpdateItem: { input: { cartItemId: "0", quantity: 2 } },
    CartRemoveItem: { cartItemId: "0" },
    CartPutBack: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA" } },
    CartCreateCheckout: { cartItemIds: ["0"] },
    StorefrontCheckout: { id: checkoutId },
    StorefrontPlaces: { parentCode: "31" },
    StorefrontDeliveryQuotes: {
      checkoutId,
      state: goodAddress.state,
      city: goodAddress.city,
      district: goodAddress.district,
      zipCode: goodAddress.zipCode,
    },
    StorefrontPlaceOrder: { order: { checkoutId: "none", termsAccepted: true, dataConsent: true } },
    StorefrontLandingPage: { input: { pageUrl: "/disclaimer", deviceType: "h5" } },
    StorefrontRail: { input: { pageSize: 4 } },
    StorefrontListing: { input: { categoryCode: "footwear", sort: "price-up" }, whole: true },
    StorefrontOrderDetail: { orderCode },
    StorefrontTrackOrder: { input: { orderCode, email: "sari@example.com" } },
    StorefrontPayOrder: { orderCode: "NONE" },
    StorefrontCancelOrder: { input: { orderCode: "NONE" } },
    StorefrontUndoCancelOrder: { orderCode: "NONE" },
    StorefrontReceiveOrder: { orderCode: "NONE" },
    StorefrontPickupOrder: { orderCode: "NONE" },
    StorefrontBuyAgain: { orderCode: "NONE" },
    StorefrontPaymentChannels: { input: { orderAmount: 500_000, supportCod: 1 } },
    StorefrontPaymentInstruction: { orderCode },
    StorefrontPayAgain: { input: { orderCode: "NONE" } },
    StorefrontPayStatus: { orderCode },
    StorefrontProduct: { input: { productCode: "KR1", skuCode: "KR1-BLACK-42" } },
    StorefrontAddCart: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA" } },
    StorefrontPickUpStores: { skuCode: "PB1-5" },
    StorefrontGuestLogin: { input: { email: "no", mobile: "81234567890" } },
    StorefrontContentText: { pageUrl: "/disclaimer", deviceType: "pc" },
    StorefrontSitemap: { after: null, limit: 10 },
    StorefrontOrders: { input: {}, isMember: false },
    StorefrontMergeCart: { guestId: "none" },
    ...identityInputs,
    AccountPreferences: { userCode: member.memberCode },
    AccountKeepPreferences: { input: { userCode: member.memberCode, emailSubscribe: "0" } },
    StorefrontSynchronise: { input: { userCode: member.memberCode, emailSubscribe: "0" } },
  });

  test("there are as many as the storefront has", () => {
    expect(operations.length).toBe(generated.match(/new TypedDocumentString\(`\s*(query|mutation) /g)?.length);
    expect(operations.length).toBeGreaterThan(30);
  });

  test.each(operations)(
    "$name: the compiled executor tells what the plain one tells",
    async ({ document, kind, name }) => {
      const variables = inputs()[name] ?? {};
      // The account pages are a member's.
      const { token } = /^Account|^StorefrontSynchronise$/.test(name) ? member : shopper;
      const headers = { "auth-token": token, language: "id-ID" };
      const ask = async (): Promise<ExecutionResult> => {
        const answer = await shop.server.inject({
          method: "POST",
          url: "/graphql",
          headers,
          payload: { query: document, operationName: name, variables },
        });
        expect({ status: answer.statusCode, body: answer.statusCode === 200 ? "" : answer.body }).toEqual({
          status: 200,
          body: "",
        });
        return answer.json();
      };
      // The first answer is the plain executor's, what follows is compiled.
      const answers = [await ask(), await ask(), await ask()];
      const plain = await execute({
        schema: shop.server.graphql.schema,
        document: parse(document),
        variableValues: { ...variables },
        operationName: name,
        contextValue: await contextReader(shop.platform)(
          Object.assign(Object.create(null), { headers, ip: "127.0.0.1" }),
          Object.assign(Object.create(null), { header: () => undefined }),
        ),
      });
      if (kind === "query") expect(answers[0]).toEqual({ data: expect.any(Object) });
      for (const answer of answers) expect(comparable(answer)).toEqual(comparable(JSON.parse(JSON.stringify(plain))));
    },
  );
});

/** Moments, and the secrets that are new each time, differ between two answers that say the same. */
function comparable({ data, errors }: ExecutionResult): unknown {
  const moving = /"(timestamp|expiryDate|token|guestId|visitorUniqueKey)":"[^"]*"/g;
  return {
    data: JSON.parse(JSON.stringify(data ?? null).replace(moving, '"$1":"moving"')),
    errors: errors?.map(({ message, path, extensions }) => ({ message, path, extensions })),
  };
}
