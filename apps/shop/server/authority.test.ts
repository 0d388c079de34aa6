import { readSchema } from "@gelora/service-kit/schema-slices.ts";
import { buildSchema, GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placedOrder, stockBalls } from "../modules/orders/test-orders.ts";
import { modules } from "./modules.ts";
import {
  field,
  goodAddress,
  goodOrder,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
  shopperWith,
} from "./test-shopper.ts";

/** What somebody owns: guest account A, in a browser of their own. */
type World = { readonly orderCode: string; readonly cartItemId: string; readonly checkoutId: string };
type Actor = "nobody" | "visitor A" | "visitor B" | "guest A" | "guest B";
type Row = {
  readonly ask: string;
  readonly variables?: (world: World) => object;
  /** `told`, `absent`, or the code of the refusal. */
  readonly verdicts: Readonly<Record<Actor, string>>;
};

const actors: readonly Actor[] = ["nobody", "visitor A", "visitor B", "guest B", "guest A"];
const everybody = (verdict: string): Row["verdicts"] => ({
  nobody: verdict,
  "visitor A": verdict,
  "visitor B": verdict,
  "guest A": verdict,
  "guest B": verdict,
});
const sessions = (verdict: string) => ({ ...everybody(verdict), nobody: "0002" });
/** The owner's alone: others learn no more than if it were not there. */
const ownersAlone = (foreign: string, nobody = "0002") => ({ ...everybody(foreign), nobody, "guest A": "told" });

const byOrder = ({ orderCode }: World) => ({ code: orderCode });
const onOrder = (name: string) =>
  `mutation ($code: String!) { ${name}(orderCommonInput: { orderCode: $code }) { success errorCode } }`;

const rows: Readonly<Record<string, Row>> = {
  "Query.userInfo": {
    ask: '{ userInfo(userCode: "G-of-somebody") { email mobile } }',
    verdicts: sessions("absent"),
  },
  "Query.placeList": { ask: "{ placeList { name } }", verdicts: everybody("told") },
  "Query.storeList": { ask: "{ storeList { totalCount } }", verdicts: everybody("told") },
  "Query.homeInit": { ask: "{ homeInit { siteInfo { siteCode } } }", verdicts: everybody("told") },
  "Query.getPageByUrl": {
    ask: '{ getPageByUrl(getPageByUrlInput: { pageUrl: "/nowhere", deviceType: "pc", preview: true }) { pageUrl } }',
    verdicts: everybody("absent"),
  },
  "Query.productInit": {
    ask: '{ productInit(input: { productCode: "KR1", skuCode: "KR1-BLACK-42" }) { productCode } }',
    verdicts: everybody("told"),
  },
  "Query.sitemapProducts": { ask: "{ sitemapProducts { productCode } }", verdicts: everybody("told") },
  "Query.searchSuggestions": {
    ask: '{ searchSuggestions(keyword: "ball") { keywords } }',
    verdicts: everybody("told"),
  },
  "Query.catalogProductSearchInit": {
    ask: "{ catalogProductSearchInit(input: {}) { pageInfo { totalCount } } }",
    verdicts: everybody("told"),
  },
  "Query.ssQueryPaymentChannelList": {
    ask: "{ ssQueryPaymentChannelList(input: { orderAmount: 100000, supportCod: 1 }) { code } }",
    verdicts: everybody("told"),
  },
  "Query.cardTokenSettings": { ask: "{ cardTokenSettings { clientKey } }", verdicts: everybody("told") },
  "Query.cancelReasons": { ask: "{ cancelReasons { code } }", verdicts: everybody("told") },
  "Query.miniCartNumber": { ask: "{ miniCartNumber { count } }", verdicts: everybody("told") },
  "Query.cartInit": { ask: "{ cartInit { itemList { cartItemId } } }", verdicts: sessions("told") },
  "Query.checkoutInit": {
    ask: "query ($id: ID!) { checkoutInit(id: $id) { id } }",
    variables: ({ checkoutId }) => ({ id: checkoutId }),
    verdicts: ownersAlone("absent"),
  },
  "Query.deliveryQuotes": {
    ask: "query ($id: ID!, $state: PlaceInput!, $city: PlaceInput!, $district: PlaceInput!, $zipCode: PlaceInput!) { deliveryQuotes(checkoutId: $id, state: $state, city: $city, district: $district, zipCode: $zipCode) { code } }",
    variables: ({ checkoutId }) => ({
      id: checkoutId,
      state: goodAddress.state,
      city: goodAddress.city,
      district: goodAddress.district,
      zipCode: goodAddress.zipCode,
    }),
    verdicts: ownersAlone("CHECKOUT_NOT_FOUND"),
  },
  "Query.paymentInstruction": {
    ask: "query ($code: String!) { paymentInstruction(orderCode: $code) { vaNumber amount } }",
    variables: byOrder,
    verdicts: ownersAlone("absent"),
  },
  "Query.getCustomOrderDetail": {
    ask: "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderCode orderReceiveOut { mobile } } }",
    variables: byOrder,
    verdicts: ownersAlone("absent"),
  },
  // A guest account is no member [K04].
  "Query.orderList": { ask: "{ orderList(input: {}) { dataList { orderCode } } }", verdicts: everybody("0002") },
  "Query.guestOrderList": {
    ask: "{ guestOrderList(input: {}) { dataList { orderCode } } }",
    verdicts: sessions("told"),
  },
  "Query.trackOrder": {
    ask: 'query ($code: String!) { trackOrder(input: { orderCode: $code, email: "guess@example.com", mobile: "81111111111" }) { orderCode } }',
    variables: byOrder,
    verdicts: everybody("absent"),
  },
  // Codes belong to the flow that asked for them, whoever is in it: nobody else's code is there (abuse case AC-04).
  "Query.sendOtpToMember": {
    ask: '{ sendOtpToMember(input: { mobile: "7123456789", channel: SMS }) { success errorCode } }',
    verdicts: everybody("MOBILE_INVALID"),
  },
  "Query.verifyOtpMember": {
    ask: '{ verifyOtpMember(input: { mobile: "81122334455", verificationCode: "1234" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  "Query.memberEmailVerification": {
    ask: '{ memberEmailVerification(input: { tokenCheckAvailabilityEmail: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  "Query.verifyOtpEmail": {
    ask: '{ verifyOtpEmail(input: { tokenCheckAvailabilityEmail: "of-somebody", email: "kenari@example.com", verificationCode: "1234" }) { success errorCode } }',
    verdicts: everybody("CODE_EXPIRED"),
  },
  "Mutation.guestInit": { ask: "mutation { guestInit { success } }", verdicts: everybody("told") },
  "Mutation.guestLogin": {
    ask: 'mutation { guestLogin(input: { email: "sari@example.com", mobile: "81234567890" }) { success data { userCode } } }',
    verdicts: everybody("told"),
  },
  // Who knows the password or has the link, whoever they are here.
  "Mutation.login": {
    ask: 'mutation { login(input: { account: "kenari@example.com", password: "a3VjaW5nLVRlcmJhbmc3" }) { success errorCode } }',
    verdicts: everybody("LOGIN_FAILED"),
  },
  "Mutation.requestPasswordReset": {
    ask: 'mutation { requestPasswordReset(input: { email: "kenari" }) { success errorCode } }',
    verdicts: everybody("EMAIL_INVALID"),
  },
  "Mutation.resetPassword": {
    ask: 'mutation { resetPassword(input: { token: "of-somebody", password: "c2FwaS1CZXJsYXJpOA==", rePassword: "c2FwaS1CZXJsYXJpOA==" }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Mutation.changePassword": {
    ask: 'mutation { changePassword(input: { oldPassword: "eA==", password: "c2FwaS1CZXJsYXJpOA==", rePassword: "c2FwaS1CZXJsYXJpOA==" }) { success errorCode } }',
    verdicts: everybody("0002"),
  },
  "Mutation.confirmIdentity": {
    ask: 'mutation { confirmIdentity(input: { password: "eA==" }) { success errorCode } }',
    verdicts: everybody("0002"),
  },
  "Query.socialSettings": { ask: "{ socialSettings { facebookVersion } }", verdicts: everybody("told") },
  // Who somebody is, the providers say; none of them answers here.
  "Query.loginByThirdPartyMc": {
    ask: '{ loginByThirdPartyMc(input: { thirdId: "1", thirdChannel: google, thirdToken: "made-up", pageType: "login" }) { success errorCode: code userAuthToken } }',
    verdicts: everybody("SOCIAL_FAILED"),
  },
  "Mutation.startGoogleLogin": {
    ask: "mutation { startGoogleLogin(input: {}) { success errorCode data { address } } }",
    verdicts: everybody("SOCIAL_FAILED"),
  },
  "Mutation.finishGoogleLogin": {
    ask: 'mutation { finishGoogleLogin(input: { state: "made-up", code: "made-up" }) { success errorCode data { thirdToken } } }',
    verdicts: everybody("SOCIAL_FAILED"),
  },
  "Mutation.addCart": {
    ask: 'mutation { addCart(input: { productCode: "PB1", skuCode: "PB1-5", orgCode: "GELORA" }) { success errorCode } }',
    verdicts: sessions("told"),
  },
  "Mutation.updateCartItem": {
    ask: "mutation ($id: ID!) { updateCartItem(input: { cartItemId: $id, quantity: 2 }) { success errorCode } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: ownersAlone("CART_ITEM_NOT_FOUND"),
  },
  // Removing what is not there is done already; that the owner still has theirs is looked at below.
  "Mutation.removeCartItem": {
    ask: "mutation ($id: ID!) { removeCartItem(cartItemId: $id) { success errorCode } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: sessions("told"),
  },
  "Mutation.createCheckout": {
    ask: "mutation ($id: ID!) { createCheckout(cartItemIds: [$id]) { id } }",
    variables: ({ cartItemId }) => ({ id: cartItemId }),
    verdicts: ownersAlone("CART_EMPTY"),
  },
  "Mutation.tradeCreateOrderCustom": {
    ask: "mutation ($order: TradeOrderInput!) { tradeCreateOrderCustom(order: $order) { success errorCode } }",
    variables: ({ checkoutId }) => ({ order: { ...goodOrder, checkoutId } }),
    verdicts: { ...ownersAlone("CHECKOUT_NOT_FOUND"), "visitor A": "0002", "visitor B": "0002" },
  },
  "Mutation.buyAgain": {
    ask: "mutation ($code: String!) { buyAgain(orderCode: $code) { data { code } } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.payOrder": { ask: onOrder("payOrder"), variables: byOrder, verdicts: ownersAlone("ORDER_NOT_FOUND") },
  "Mutation.receiveOrder": {
    ask: onOrder("receiveOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), "guest A": "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.pickupOrder": {
    ask: onOrder("pickupOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), "guest A": "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.cancelOrder": {
    ask: "mutation ($code: String!) { cancelOrder(input: { orderCode: $code }) { success errorCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.logout": { ask: "mutation { logout { success errorCode } }", verdicts: everybody("told") },
};

/** Ids that nobody has, in the spelling of those that exist. */
const nothing: World = {
  orderCode: "GL000000000000",
  cartItemId: "019aa5a5-0000-7000-8000-000000000000",
  checkoutId: "019aa5a5-0000-7000-8000-000000000001",
};
const canaries = ["kenari-alamat", "kenari@example.com", "81122334455"];

describe("who may do what at the gateway", () => {
  let shop: StockedShop;
  let owner: Shopper;
  let orderCode: string;
  let tokens: Readonly<Record<Actor, string | undefined>>;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 500);
    owner = await guestShopper(shop, "kenari@example.com");
    await owner.add("PB1-5");
    const address = { ...goodAddress, address1: "Jl. kenari-alamat 1", recipientMobile: "081122334455" };
    orderCode = (await owner.place(await owner.checkout(), { address })).orderCode ?? "";
    const visitor = async () =>
      field<{ data: { token: string }[] }>(await shop.send("mutation { guestInit { data { token } } }"), "guestInit")
        .data[0]?.token;
    tokens = {
      nobody: undefined,
      "visitor A": await visitor(),
      "visitor B": await visitor(),
      "guest A": owner.token,
      "guest B": (await guestShopper(shop)).token,
    };
  });
  afterAll(() => shop.close());

  /** One order for all rows, and a cart line with its checkout where a row has used the last one up. */
  const world = async (): Promise<World> => {
    let [line] = await ownersLines();
    if (!line) {
      await owner.add("PB1-5");
      [line] = await ownersLines();
    }
    return { orderCode, cartItemId: line ?? "", checkoutId: await owner.checkout() };
  };
  const ownersLines = async () => {
    const cart = await owner.send("{ cartInit { itemList { cartItemId } } }");
    return field<{ itemList: { cartItemId: string }[] }>(cart, "cartInit").itemList.map((item) => item.cartItemId);
  };
  const ownersState = async () => {
    const ask =
      "query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderStatus } cartInit { itemList { cartItemId quantity } } }";
    return JSON.stringify(await owner.send(ask, { code: orderCode }));
  };

  test("[AC-21] every query and mutation of the schema has a row here", () => {
    const schema = buildSchema(readSchema(new URL("./base.graphql", import.meta.url), modules));
    const fields = [schema.getQueryType(), schema.getMutationType()]
      .filter((type) => type instanceof GraphQLObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(fields.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test("[AC-19] somebody else's guestId brings none of their cart", async () => {
    const thief = await guestShopper(shop);
    await owner.add("KR1-BLACK-42");
    for (const who of [thief, shopperWith(shop, tokens["visitor B"] ?? "")]) {
      const answer = await who.send("query ($id: String) { cartInit(guestId: $id) { itemList { skuCode } } }", {
        id: owner.token,
      });
      expect(JSON.stringify(answer)).not.toContain("KR1-BLACK-42");
    }
  });

  test("[AC-23] an order cannot be found by trying: tries by code run out, and the right contact then gets no more", async () => {
    const { orderCode: tried } = await placedOrder(shop);
    const ask =
      "query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderCode orderReceiveOut { address } } }";
    const codes: unknown[] = [];
    for (let index = 0; index < 12; index += 1) {
      const spelling = index % 2 === 0 ? tried : ` ${tried.toLowerCase()} `;
      const answer = await shop.send(ask, {
        input: { orderCode: spelling, mobile: `811223344${String(index).padStart(2, "0")}` },
      });
      codes.push(answer.errors?.[0]?.extensions?.code ?? "absent");
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "absent"));
    expect(codes.slice(10)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    const right = await shop.send(ask, { input: { orderCode: tried, email: "sari@example.com" } });
    expect(right.errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
  });

  // Logging out ends the actors' sessions: its row, and with it these, come last.
  test.each(Object.entries(rows))("[AC-21, AC-22] %s: who may, and what is foreign is absent", async (name, row) => {
    const own = row.variables ? await world() : nothing;
    const before = await ownersState();
    const found: Record<string, string> = {};
    for (const actor of actors) {
      const token = tokens[actor];
      if (actor === "guest A") expect(await ownersState()).toBe(before);
      const send = (variables: object) => shop.send(row.ask, variables, token ? { token } : {});
      const answer = await send(row.variables?.(own) ?? {});
      found[actor] = verdictOf(answer, name.split(".")[1] ?? "");
      if (actor === "guest A") continue;
      for (const canary of canaries) expect(JSON.stringify(answer)).not.toContain(canary);
      if (row.variables) expect({ actor, answer: await send(row.variables(nothing)) }).toEqual({ actor, answer });
    }
    expect(found).toEqual(row.verdicts);
  });
});

function verdictOf(answer: Awaited<ReturnType<Shopper["send"]>>, name: string): string {
  const error = answer.errors?.[0];
  if (error) return String(error.extensions?.code ?? error.message);
  const value = answer.data[name];
  if (value === null) return "absent";
  // buyAgain alone tells by data.code [K15].
  if (name === "buyAgain")
    return JSON.stringify(value).includes('"success"')
      ? "told"
      : JSON.stringify(value).replace(/.*"code":"(\w+)".*/, "$1");
  const refused = typeof value === "object" && value !== null && "success" in value && value.success === false;
  return refused && "errorCode" in value ? String(value.errorCode) : "told";
}
