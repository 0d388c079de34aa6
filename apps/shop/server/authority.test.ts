import { readSchema } from "@gelora/service-kit/schema-slices.ts";
import { buildSchema, GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placedOrder, stockBalls } from "../modules/orders/test-orders.ts";
import { modules } from "./modules.ts";
import { memberShopper } from "./test-member.ts";
import {
  field,
  goodAddress,
  goodOrder,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
} from "./test-shopper.ts";
import { signInAs } from "./test-sign-in.ts";

/** What somebody owns. */
type World = {
  readonly accountCode: string;
  readonly orderCode: string;
  readonly cartItemId: string;
  readonly checkoutId: string;
  /** A member's session on another device. */
  readonly sessionId: string;
};
type Owner = "guest A" | "member A";
type Actor = "nobody" | "visitor A" | "visitor B" | "guest B" | "member B" | Owner;
type Kind = "nobody" | "visitor" | "guest" | "member";
/** `told`, `absent`, or the code of the refusal: for each kind of caller, and for the one whose things are asked for. */
type Verdicts = Readonly<Record<Kind | "owner", string>>;
type Row = {
  readonly ask: string;
  /** What is asked for, of somebody's; absent where nothing is named. */
  readonly variables?: (world: World) => object;
  /** Who may own such a thing; all of them when left out. */
  readonly owners?: readonly Owner[];
  readonly verdicts: Verdicts;
};

const owners: readonly Owner[] = ["guest A", "member A"];
const actors: readonly Actor[] = ["nobody", "visitor A", "visitor B", "guest B", "member B", ...owners];
const kindOf: Readonly<Record<Actor, Kind>> = {
  nobody: "nobody",
  "visitor A": "visitor",
  "visitor B": "visitor",
  "guest A": "guest",
  "guest B": "guest",
  "member A": "member",
  "member B": "member",
};
const everybody = (verdict: string): Verdicts => ({
  nobody: verdict,
  visitor: verdict,
  guest: verdict,
  member: verdict,
  owner: verdict,
});
const sessions = (verdict: string) => ({ ...everybody(verdict), nobody: "0002" });
/** The owner's alone: others learn no more than if it were not there. */
const ownersAlone = (foreign: string, nobody = "0002") => ({ ...everybody(foreign), nobody, owner: "told" });
/** A guest account is no member [K04]. */
const membersAlone = (verdict: string) => ({ ...everybody("0002"), member: verdict });

const byOrder = ({ orderCode }: World) => ({ code: orderCode });
const onOrder = (name: string) =>
  `mutation ($code: String!) { ${name}(orderCommonInput: { orderCode: $code }) { success errorCode } }`;

const signUpInput =
  'input: { email: "kenari@example.com", firstName: "A", lastName: "B", birthDate: "20000305", gender: MALE, password: "eA==", rePassword: "eA==", token: "of-somebody" }';

const rows: Readonly<Record<string, Row>> = {
  "Query.userInfo": {
    ask: "query ($code: String) { userInfo(userCode: $code) { email mobile } }",
    variables: ({ accountCode }) => ({ code: accountCode }),
    verdicts: ownersAlone("absent"),
  },
  "Query.sessionList": { ask: "{ sessionList { sessionId } }", verdicts: membersAlone("told") },
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
  "Query.orderList": { ask: "{ orderList(input: {}) { dataList { orderCode } } }", verdicts: membersAlone("told") },
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
  // Whether a number or an address has an account is told to everybody, to few (abuse case AC-09); the rest belongs to who has shown the number.
  "Query.checkMobilePhoneAlreadyExist": {
    ask: '{ checkMobilePhoneAlreadyExist(input: { mobile: "7123456789" }) { success errorCode } }',
    verdicts: everybody("MOBILE_INVALID"),
  },
  "Query.checkAvailabilityEmail": {
    ask: '{ checkAvailabilityEmail(input: { email: "new@example.com" }) { success errorCode } }',
    verdicts: everybody("told"),
  },
  "Query.validateEmail": {
    ask: '{ validateEmail(input: { email: "kenari-anggota@example.com" }) { success errorCode } }',
    verdicts: everybody("told"),
  },
  "Query.validateTokenDetailRegistration": {
    ask: '{ validateTokenDetailRegistration(input: { tokenVerifyOtpPhoneNo: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Query.resendLinkEmailVerification": {
    ask: '{ resendLinkEmailVerification(input: { tokenVerifyOtpPhoneNo: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Query.getUserInfoDetail": {
    ask: "{ getUserInfoDetail { userCode } }",
    verdicts: { ...sessions("absent"), member: "told" },
  },
  "Query.querySSUserInfo": {
    ask: "query ($code: String!) { querySSUserInfo(userCode: $code) { success errorCode data { emailSubscribe } } }",
    variables: ({ accountCode }) => ({ code: accountCode }),
    owners: ["member A"],
    verdicts: { ...membersAlone("told"), owner: "told" },
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
    verdicts: membersAlone("PASSWORD_WRONG"),
  },
  "Mutation.confirmIdentity": {
    ask: 'mutation { confirmIdentity(input: { password: "eA==" }) { success errorCode } }',
    verdicts: membersAlone("PASSWORD_WRONG"),
  },
  "Mutation.speedShopRegisterSSWithVerification": {
    ask: `mutation { speedShopRegisterSSWithVerification(${signUpInput}) { success errorCode data { token } } }`,
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Mutation.speedShopRegisterSSWithVerificationNew": {
    ask: `mutation { speedShopRegisterSSWithVerificationNew(${signUpInput}) { success errorCode data { token } } }`,
    verdicts: everybody("REGISTRATION_TOKEN_EXPIRED"),
  },
  "Mutation.confirmEmailLink": {
    ask: 'mutation { confirmEmailLink(input: { token: "of-somebody" }) { success errorCode } }',
    verdicts: everybody("LINK_EXPIRED"),
  },
  "Mutation.updateMemberProfile": {
    ask: 'mutation { updateMemberProfile(input: { firstName: "Kartika" }) { success errorCode: code } }',
    verdicts: membersAlone("told"),
  },
  "Mutation.updateMemberProfileCustom": {
    ask: 'mutation { updateMemberProfileCustom(input: { whatsApp: "628111111111" }) { success errorCode: code } }',
    verdicts: membersAlone("told"),
  },
  "Mutation.synSSUserInfo": {
    ask: 'mutation ($code: String!) { synSSUserInfo(input: { userCode: $code, newsSubscribe: "0" }) { success errorCode } }',
    variables: ({ accountCode }) => ({ code: accountCode }),
    owners: ["member A"],
    verdicts: { ...membersAlone("MEMBER_NOT_FOUND"), owner: "told" },
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
    verdicts: { ...ownersAlone("CHECKOUT_NOT_FOUND"), visitor: "0002" },
  },
  "Mutation.buyAgain": {
    ask: "mutation ($code: String!) { buyAgain(orderCode: $code) { data { code } } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  "Mutation.payOrder": { ask: onOrder("payOrder"), variables: byOrder, verdicts: ownersAlone("ORDER_NOT_FOUND") },
  // The owner's order has not been cancelled, so that there is nothing to take back.
  "Mutation.undoCancelOrder": {
    ask: onOrder("undoCancelOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_CANNOT_BE_PAID" },
  },
  "Mutation.receiveOrder": {
    ask: onOrder("receiveOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.pickupOrder": {
    ask: onOrder("pickupOrder"),
    variables: byOrder,
    verdicts: { ...ownersAlone("ORDER_NOT_FOUND"), owner: "ORDER_CANNOT_BE_RECEIVED" },
  },
  "Mutation.cancelOrder": {
    ask: "mutation ($code: String!) { cancelOrder(input: { orderCode: $code }) { success errorCode } }",
    variables: byOrder,
    verdicts: ownersAlone("ORDER_NOT_FOUND"),
  },
  // What is nobody's, or another's, has ended already; that the owner's has not is looked at below.
  "Mutation.endSession": {
    ask: "mutation ($id: ID!) { endSession(sessionId: $id) { success errorCode } }",
    variables: ({ sessionId }) => ({ id: sessionId }),
    owners: ["member A"],
    verdicts: { ...membersAlone("told"), owner: "told" },
  },
  "Mutation.endOtherSessions": {
    ask: "mutation { endOtherSessions { success errorCode } }",
    verdicts: membersAlone("told"),
  },
  "Mutation.logout": { ask: "mutation { logout { success errorCode } }", verdicts: everybody("told") },
};

/** Ids that nobody has, in the spelling of those that exist. An order's code can be tried a few times only, so that each owner's tries have their own. */
const nothingBeside = (owner: Owner): World => ({ ...nothing, orderCode: `GL00000000000${owners.indexOf(owner)}` });
const nothing: World = {
  accountCode: "M019aa5a5-0000-7000-8000-000000000003",
  orderCode: "GL000000000000",
  cartItemId: "019aa5a5-0000-7000-8000-000000000000",
  checkoutId: "019aa5a5-0000-7000-8000-000000000001",
  sessionId: "019aa5a5-0000-7000-8000-000000000002",
};
const canaries = ["kenari-alamat", "kenari-tamu@example.com", "kenari-anggota@example.com", "81122334455"];

describe("who may do what at the gateway", () => {
  let shop: StockedShop;
  let shoppers: Readonly<Record<Owner, Shopper & { readonly accountCode: string; readonly orderCode: string }>>;
  let tokens: Readonly<Record<Actor, string | undefined>>;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 500);
    const visitor = async () =>
      field<{ data: { token: string }[] }>(await shop.send("mutation { guestInit { data { token } } }"), "guestInit")
        .data[0]?.token;
    shoppers = {
      "guest A": await ownerOf(await guestShopper(shop, "kenari-tamu@example.com")),
      "member A": await ownerOf(await memberShopper(shop, { email: "kenari-anggota@example.com" })),
    };
    tokens = {
      nobody: undefined,
      "visitor A": await visitor(),
      "visitor B": await visitor(),
      "guest A": shoppers["guest A"].token,
      "guest B": (await guestShopper(shop)).token,
      "member A": shoppers["member A"].token,
      "member B": (await memberShopper(shop)).token,
    };
  });
  afterAll(() => shop.close());

  /** Somebody with an order. */
  const ownerOf = async (shopper: Shopper) => {
    await shopper.add("PB1-5");
    const address = { ...goodAddress, address1: "Jl. kenari-alamat 1", recipientMobile: "081122334455" };
    const { orderCode } = await shopper.place(await shopper.checkout(), { address });
    const info = field<{ userCode: string }>(await shopper.send("{ userInfo { userCode } }"), "userInfo");
    return { ...shopper, accountCode: info.userCode, orderCode: orderCode ?? "" };
  };
  /** One order for all rows, and a cart line with its checkout where a row has used the last one up; for a member a session elsewhere as well. */
  const worldOf = async (name: Owner): Promise<World> => {
    const owner = shoppers[name];
    let [line] = await linesOf(owner);
    if (!line) {
      await owner.add("PB1-5");
      [line] = await linesOf(owner);
    }
    const sessionId = name === "member A" ? await newSession(owner) : nothing.sessionId;
    const { accountCode, orderCode } = owner;
    return { accountCode, orderCode, cartItemId: line ?? "", checkoutId: await owner.checkout(), sessionId };
  };
  const newSession = async (owner: Shopper & { readonly accountCode: string }): Promise<string> => {
    const { token } = await signInAs(shop, owner.accountCode);
    const answer = await shop.send("{ sessionList { sessionId current } }", {}, { token });
    const sessions = field<{ sessionId: string; current: boolean }[]>(answer, "sessionList");
    return sessions.find(({ current }) => current)?.sessionId ?? "";
  };
  const linesOf = async (owner: Shopper) => {
    const cart = await owner.send("{ cartInit { itemList { cartItemId } } }");
    return field<{ itemList: { cartItemId: string }[] }>(cart, "cartInit").itemList.map((item) => item.cartItemId);
  };
  const stateOf = async (name: Owner) => {
    const ask = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderStatus } cartInit { itemList { cartItemId quantity } }
      ${name === "member A" ? "sessionList { sessionId }" : ""} }`;
    return JSON.stringify(await shoppers[name].send(ask, { code: shoppers[name].orderCode }));
  };

  test("[AC-21] every query and mutation of the schema has a row here", () => {
    const schema = buildSchema(readSchema(new URL("./base.graphql", import.meta.url), modules));
    const fields = [schema.getQueryType(), schema.getMutationType()]
      .filter((type) => type instanceof GraphQLObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(fields.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test("[AC-19] somebody else's guestId brings none of their cart", async () => {
    const ask = "query ($id: String) { cartInit(guestId: $id) { itemList { skuCode } } }";
    for (const name of owners) {
      await shoppers[name].add("KR1-BLACK-42");
      for (const thief of actors.filter((actor) => actor !== name && actor !== "nobody" && actor !== "guest A")) {
        const answer = await shop.send(ask, { id: shoppers[name].token }, { token: tokens[thief] ?? "" });
        expect({ thief, taken: JSON.stringify(answer).includes("KR1-BLACK-42") }).toEqual({ thief, taken: false });
      }
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
    const { variables } = row;
    const ask = async (actor: Actor, given: object) => {
      const token = tokens[actor];
      return shop.send(row.ask, given, token ? { token } : {});
    };
    const field = name.split(".")[1] ?? "";
    if (!variables) {
      const found: Record<string, string> = {};
      for (const actor of actors) found[actor] = verdictOf(await ask(actor, {}), field);
      expect(found).toEqual(Object.fromEntries(actors.map((actor) => [actor, row.verdicts[kindOf[actor]]])));
      return;
    }
    for (const owner of row.owners ?? owners) {
      const own = variables(await worldOf(owner));
      const before = await stateOf(owner);
      const found: Record<string, string> = {};
      const others = actors.filter((actor) => actor !== owner);
      for (const actor of others) {
        const answer = await ask(actor, own);
        found[actor] = verdictOf(answer, field);
        for (const canary of canaries) expect(JSON.stringify(answer)).not.toContain(canary);
        expect({ actor, answer: await ask(actor, variables(nothingBeside(owner))) }).toEqual({ actor, answer });
      }
      expect(await stateOf(owner)).toBe(before);
      const expected = Object.fromEntries(others.map((actor) => [actor, row.verdicts[kindOf[actor]]]));
      expect({ owner, found }).toEqual({ owner, found: expected });
      expect({ owner, verdict: verdictOf(await ask(owner, own), field) }).toEqual({
        owner,
        verdict: row.verdicts.owner,
      });
    }
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
