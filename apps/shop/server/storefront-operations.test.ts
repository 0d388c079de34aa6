import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { days } from "@gelora/service-kit/durations.ts";
import { wordedMessage } from "@gelora/service-kit/graphql-wording.ts";
import type * as graphql from "graphql";
import type { ExecutionResult } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPages } from "../modules/content/content.ts";
import { newPage } from "../modules/content/testing/pages.ts";
import { placedOrder, stockBalls, tellParcel, tellPayment } from "../modules/orders/testing/orders.ts";
import { makePreview } from "../modules/previews/previews.ts";
import { memberShopper } from "../testing/member.ts";
import { goodAddress, openStockedShop, type Shopper, type StockedShop } from "../testing/shopper.ts";
import { contextReader } from "./context-reader.ts";
import { modules } from "./modules.ts";
import { asksOnly, previewedFields } from "./preview-questions.ts";

// The gateway's own copy of the library: another copy would not recognise its schema.
const { execute, parse }: typeof graphql = createRequire(import.meta.url)("graphql");

/**
 * Every document that the storefront sends, by operation name. Read as text: the shop imports
 * nothing from the storefront.
 */
const generated = await readFile(
  new URL("../../storefront/platform/gateway/generated/graphql.ts", import.meta.url),
  "utf8",
);
const operations = [...generated.matchAll(/new TypedDocumentString\(`\s*((query|mutation) (\w+)[\s\S]*?)`/g)].map(
  ([, document = "", kind = "", name = ""]) => ({ document, kind, name }),
);

const signUp = {
  email: "sari@example.com",
  firstName: "Sari",
  lastName: "Wulandari",
  gender: "FEMALE",
  password: "",
  rePassword: "",
  token: "none",
};

/** Input that is rejected in the same way each time: invalid codes, tokens and passwords. */
const identityInputs: Readonly<Record<string, object>> = {
  checkMobilePhoneAlreadyExist: { input: { mobile: "7" } },
  checkMobilePhoneAlreadyExistInMapclub: { input: { mobile: "7" } },
  validateReferralCode: { input: { referralCode: "none" } },
  sendOtpToMember: { input: { mobile: "7", channel: "SMS" } },
  verifyOtpMember: { input: { mobile: "81234567890", verificationCode: "1234" } },
  checkAvailabilityEmail: { input: { email: "no" } },
  memberEmailVerification: { input: { tokenCheckAvailabilityEmail: "none" } },
  verifyOtpEmail: {
    input: { tokenCheckAvailabilityEmail: "none", email: "sari@example.com", verificationCode: "1234" },
  },
  validateTokenDetailRegistration: { input: { tokenVerifyOtpPhoneNo: "none" } },
  resendLinkEmailVerification: { input: { tokenVerifyOtpPhoneNo: "none" } },
  confirmEmailLink: { input: { token: "none" } },
  speedShopRegisterSSWithVerificationNew: { input: { ...signUp, birthDate: "20000305" } },
  registerMapclub: { input: { ...signUp, birthDate: "05/03/2000" } },
  login: { input: { account: "", password: "" } },
  requestPasswordReset: { input: { email: "no" } },
  resetPassword: { input: { token: "none", password: "", rePassword: "" } },
  startGoogleLogin: { input: {} },
  finishGoogleLogin: { input: { state: "none", code: "none" } },
  loginByThirdPartyMc: {
    input: { thirdId: "1", thirdChannel: "google", thirdToken: "none", pageType: "login" },
  },
  updateMemberProfile: { input: { firstName: "" } },
  updateMemberProfileCustom: { input: { whatsApp: "none" } },
  confirmIdentity: { input: { password: "" } },
  changePassword: { input: { oldPassword: "", password: "", rePassword: "" } },
  requestPasswordReset_account: { input: { email: "no" } },
  endSession: { sessionId: "none" },
};

/** What a delivered order lets one return; mutations refer to returns that do not exist. */
const returnInputs = (orderCode: string): Readonly<Record<string, object>> => {
  const unknown = { orderCode: "NONE", returnCode: "RT000000000000" };
  const products = [{ orderItemCode: "NONE-1", count: 1, reasonCode: "DAMAGED" }];
  const bankAccount = { bankCode: "014", accountNumber: "1234567890", accountName: "Sari" };
  const refunded = [{ orderItemCode: `${orderCode}-1`, count: 1, reasonCode: "DAMAGED" }];
  return {
    StorefrontReturnOptions: { input: { orderCode, products: [] } },
    returnPreview: { input: { orderCode, products: refunded } },
    returnDetail: { input: unknown },
    startReturnPicture: { input: { orderCode: "NONE" } },
    returnPicture: { input: { ...unknown, pictureCode: "none" } },
    returnList: { pageNum: 1 },
    supportHours: {},
    startTicketPicture: {},
    sendTicket: { input: { name: "Sari", email: "no", topic: "OTHER", text: "Hello there" } },
    productReviews: { input: { productCode: "KR1" }, pageSize: 10 },
    productQuestions: { productCode: "KR1", pageSize: 10 },
    askQuestion: { input: { productCode: "NONE", text: "Do they run small?" } },
    orderReviews: { orderCode },
    startReviewPicture: { orderCode: "NONE" },
    writeReview: { input: { orderCode: "NONE", orderItemCode: "NONE-1", stars: 5, text: "Good shoes." } },
    returnOrder: { input: { orderCode: "NONE", products } },
    cancelReturnOrder: { input: unknown },
    fullLogisticsInfo: { input: { returnCode: unknown.returnCode, companyCode: "JNE", expressCode: "JX123456" } },
    saveReturnBankAccount: { input: { ...unknown, bankAccount } },
    nameRefundAccount: { input: { orderCode, bankAccount } },
  };
};

/** Operations of the account pages, sent with a member's token. */
const membersOperations =
  /^(getUserInfoDetail|updateMember|confirmIdentity|changePassword|requestPasswordReset_account|querySSUserInfo|synSSUserInfo|sessionList|end|addressList|saveAddress|deleteAddress|accountErasure|accountData|accountOverview|requestErasure|withdrawErasure|wishlist|\w+Wishlist|mySizes|rememberSizes|forgetSizes|remind|flashReminderList|withdrawFlashReminder|withdrawReminder|askQuestion)/;

function inIndonesian(error: { message: string; extensions: { code: string; details: object } }) {
  const { code, details } = error.extensions;
  return { ...error, message: wordedMessage({ message: error.message, code, details }, "id-ID") };
}

const merchant = { kind: "staff", staffCode: "wayan", roles: ["merchandising"] } as const;

/** A preview has no session. */
const sessionEnded = "0002";

const shownInPreviews = previewedFields(modules);

describe("what the storefront asks", () => {
  let shop: StockedShop;
  let shopper: Shopper;
  let member: Awaited<ReturnType<typeof memberShopper>>;
  let orderCode: string;
  let checkoutId: string;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 50);
    await addPages(shop.platform, [newPage("/disclaimer"), newPage("/information/care")]);
    ({ shopper, orderCode } = await placedOrder(shop));
    await tellPayment(shop, orderCode, "PAID");
    await tellParcel(shop, orderCode, "PICKED_UP");
    await tellParcel(shop, orderCode, "DELIVERED");
    await shopper.add("KR1-BLACK-42");
    checkoutId = await shopper.checkout();
    member = await memberShopper(shop);
  });
  afterAll(() => shop.close());

  /**
   * Valid input for each variable, by operation name; mutations refer to things that do not exist.
   */
  const inputs: () => Readonly<Record<string, object>> = () => ({
    searchSuggestions: { keyword: "ball" },
    updateCartItem: { input: { cartItemId: "0", quantity: 2 } },
    removeCartItem: { cartItemId: "0" },
    addCart_putBack: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA" } },
    createCheckout: { cartItemIds: ["0"] },
    checkoutInit: { id: checkoutId },
    orderOfCheckout: { id: checkoutId },
    placeList: { parentCode: "31" },
    deliveryQuotes: {
      checkoutId,
      state: goodAddress.state,
      city: goodAddress.city,
      district: goodAddress.district,
      zipCode: goodAddress.zipCode,
    },
    redeemPoints: { checkoutId: "none", usePoint: false },
    chooseDistributionType: { checkoutId: "none", distributionType: "21" },
    tradeCreateOrderCustom: { order: { checkoutId: "none", termsAccepted: true, dataConsent: true } },
    StorefrontArticle: { id: "care", page: { pageUrl: "/information/care", deviceType: "pc" } },
    relatedArticles: { id: "care" },
    blogList: { input: { navigationCode: "Blog", status: "1", locale: "en-US" } },
    blogList_feed: { locale: "en-US", pageNum: 1 },
    rememberSizes: { input: { sizes: [{ kind: "SHOES", sizeCode: "EU-42" }] } },
    forgetSizes: { input: { kinds: ["SHOES"] } },
    productInit_sizes: { input: { productCode: "KR1" } },
    productCards_shelf: { productCodes: ["KR1", "NONE"] },
    productCards_seen: { productCodes: ["KR1", "NONE"] },
    getSizeGuideDetail_charts: { categoryCode: "runningshoes", brandCode: "KILAT" },
    getSizeGuideDetail: { categoryCode: "runningshoes", brandCode: "KILAT" },
    getPageByUrl: { input: { pageUrl: "/disclaimer", deviceType: "h5" } },
    catalogProductSearchInit_alternatives: { input: { categoryCode: "footwear", filters: [], pageSize: 4 } },
    catalogProductSearchInit_rail: { input: { pageSize: 4 } },
    catalogProductSearchInit: { input: { categoryCode: "footwear", sort: "price-up" }, whole: true },
    getCustomOrderDetail: { orderCode },
    trackOrder: { input: { orderCode, email: "sari@example.com" } },
    payOrder: { orderCode: "NONE" },
    cancelOrder: { input: { orderCode: "NONE" } },
    undoCancelOrder: { orderCode: "NONE" },
    receiveOrder: { orderCode: "NONE" },
    pickupOrder: { orderCode: "NONE" },
    buyAgain: { orderCode: "NONE" },
    countPurchase: { orderCode: "NONE", visit: { clientId: "1.2", sessionId: "3", userAgent: "" } },
    ssQueryPaymentChannelList: { input: { orderAmount: 500_000, supportCod: 1 } },
    paymentInstruction: { orderCode },
    payOrder_again: { input: { orderCode: "NONE" } },
    payTrackedOrder: { input: { orderCode: "NONE", email: "sari@example.com" } },
    StorefrontPayStatus: { orderCode },
    productInit: { input: { productCode: "KR1", skuCode: "KR1-BLACK-42" } },
    getCustomOrderDetail_invoice: { orderCode },
    getCustomOrderDetail_invoicePdf: { orderCode },
    requestInvoice: { input: { orderCode: "NONE", taxCode: "", company: "", companyAddress: "" } },
    addressList: { addressKind: "BILLING" },
    saveAddress: { input: { ...goodAddress, address1: "" } },
    deleteAddress: { addressId: "none" },
    createSubscribeNotificationSS: { input: { email: "no", sourceType: "Web" } },
    newsletterChoices: { token: "none" },
    confirmNewsletter: { input: { token: "none" } },
    changeNewsletter: { input: { token: "none", subscribed: false } },
    getPageByUrl_newsletter: { pageUrl: "/disclaimer", deviceType: "pc" },
    wishlist: { pageInput: { pageNum: 1, pageSize: 20 } },
    addWishlist: { input: { productCode: "NONE" } },
    removeWishlist: { input: { productCode: "NONE" } },
    mergeWishlist: { input: { productCodes: ["NONE"] } },
    remindWhenAvailable: { input: { productCode: "NONE", skuCode: "NONE-1" } },
    leaveFlashLine: { activityCode: "NONE" },
    remindOfFlashSale: { activityCode: "NONE" },
    withdrawFlashReminder: { activityCode: "NONE" },
    withdrawReminder: { input: { productCode: "NONE", skuCode: "NONE-1" } },
    addCart_wishlist: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA" } },
    queryCatalogProductsByPromotion: { activityCode: "NONE" },
    removeCartItem_gift: { cartItemId: "0" },
    addCart_promotion: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA", activityCode: "NONE" } },
    applyCoupon: { checkoutId: "none", couponCode: "NONE" },
    couponList: { pageInput: { pageNum: 1, pageSize: 20 } },
    productCards: { productCodes: ["KR1", "NONE"] },
    addCart: { input: { productCode: "NONE", skuCode: "NONE-1", orgCode: "GELORA" } },
    storeList_pickUp: { skuCode: "PB1-5" },
    guestLogin: { input: { email: "no", mobile: "81234567890" } },
    getPageByUrl_text: { pageUrl: "/disclaimer", deviceType: "pc" },
    sitemapProducts: { after: null, limit: 10 },
    StorefrontOrders: { input: {}, isMember: false },
    cartInit_merge: { guestId: "none" },
    ...returnInputs(orderCode),
    ...identityInputs,
    querySSUserInfo: { userCode: member.memberCode },
    synSSUserInfo: { input: { userCode: member.memberCode, emailSubscribe: "0" } },
    synSSUserInfo_signUp: { input: { userCode: member.memberCode, emailSubscribe: "0" } },
  });

  test("there are as many as the storefront has", () => {
    expect(operations.length).toBe(generated.match(/new TypedDocumentString\(`\s*(query|mutation) /g)?.length);
    expect(operations.length).toBeGreaterThan(30);
  });

  test.each(operations)(
    "[OPS-54] [OPS-56] $name is answered with the fields of our schema, the same by the compiled executor and the plain one",
    async ({ document, kind, name }) => {
      const variables = inputs()[name] ?? {};
      const { token } = membersOperations.test(name) ? member : shopper;
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
      // The first answer is the plain executor's, the following ones are compiled.
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
      const { data, errors } = JSON.parse(JSON.stringify(plain));
      // The gateway words errors after they were executed.
      const expected = { data, ...(errors ? { errors: errors.map(inIndonesian) } : {}) };
      for (const answer of answers) expect(comparable(answer)).toEqual(comparable(expected));
    },
  );

  test.each(operations.filter(({ kind }) => kind === "query"))(
    "$name is answered in a preview too where it shows goods and pages, and refused otherwise",
    async ({ document, name }) => {
      const made = await makePreview(shop.platform, merchant, {
        moment: new Date(Date.now() + days(30)),
        validHours: 1,
      });
      if (typeof made === "string") throw new Error(made);
      const key = new URL(made.link).searchParams.get("key") ?? "";
      const answer = await shop.server.inject({
        method: "POST",
        url: "/graphql",
        headers: { "preview-token": key, language: "id-ID" },
        payload: { query: document, operationName: name, variables: inputs()[name] ?? {} },
      });
      const isShown = asksOnly({ query: document }, shownInPreviews);
      expect(answer.statusCode).toBe(isShown ? 200 : 403);
      if (!isShown) return;
      const { errors = [] } = answer.json<{ errors?: { extensions?: { code: string } }[] }>();
      expect(errors.map(({ extensions }) => extensions?.code).filter((code) => code !== sessionEnded)).toEqual([]);
    },
  );
});

/**
 * Times, secrets that are new each time, and a drawing with its time in it differ between equal
 * answers.
 */
function comparable({ data, errors }: ExecutionResult): unknown {
  const moving =
    /"(timestamp|serverTime|takenOutAt|expiryDate|token|guestId|visitorUniqueKey|invoicePdf|pictureCode|ticket)":"[^"]*"/g;
  return {
    data: JSON.parse(JSON.stringify(data ?? null).replace(moving, '"$1":"moving"')),
    errors: errors?.map(({ message, path, extensions }) => ({ message, path, extensions })),
  };
}
