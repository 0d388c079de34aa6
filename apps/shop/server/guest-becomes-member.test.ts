import type { AddressInfo } from "node:net";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { type GatewayCaller, GatewayError, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testMember } from "../modules/sign-in/testing/member.ts";
import { applicant } from "../testing/member.ts";
import { field, openStockedShop, type StockedShop, shopperWith } from "../testing/shopper.ts";

type Envelope<Name extends string, Item> = Record<Name, { success: boolean; errorCode: string | null; data: Item[] }>;

const cartQuery = "query Cart($guestId: String) { cartInit(guestId: $guestId) { count } }";
const addQuery =
  'mutation Add { addCart(input: { productCode: "PB1", skuCode: "PB1-5", orgCode: "GELORA", quantity: 3 }) { success } }';

describe("a guest becomes a member", () => {
  let shop: StockedShop;
  let gateway: string;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await shop.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = shop.server.server.address() as AddressInfo;
    gateway = `http://127.0.0.1:${port}/graphql`;
  });
  afterAll(() => shop.close());

  const browser = () => gatewayCaller(gateway, "id-ID", "http://localhost:3000");
  const cart = async (who: GatewayCaller, guestId?: string) =>
    (await who.call<{ cartInit: { count: number } }>("Cart", cartQuery, { guestId })).cartInit.count;
  const logIn = async (who: GatewayCaller, account: string, password: string) =>
    (
      await who.call<Envelope<"login", { userAuthToken: string; isGuest: boolean }>>(
        "Login",
        "mutation Login($input: LoginInput!) { login(input: $input) { success errorCode data { userAuthToken isGuest } } }",
        { input: { account, password: encodePassword(password) } },
      )
    ).login;

  test("[SES-12, SES-17, LGN-06, AC-15] by their password, in a browser: the cart comes along, the old values open nothing, and the token nothing without the cookie", async () => {
    const member = await testMember(shop);
    const who = browser();
    const init = "mutation Init { guestInit { success errorCode data { token } } }";
    const guestToken = (await who.call<Envelope<"guestInit", { token: string }>>("Init", init)).guestInit.data[0]
      ?.token;
    who.token = guestToken;
    await who.call("Add", addQuery);
    const guestCookie = who.cookie;
    expect(await logIn(who, member.email, "wrong-Terbang7")).toMatchObject({
      success: false,
      errorCode: "LOGIN_FAILED",
    });
    expect(who.cookie).toBe(guestCookie);

    const [account] = (await logIn(who, member.email, member.password)).data;
    expect(account).toMatchObject({ isGuest: false });
    who.token = account?.userAuthToken;
    expect(await cart(who, guestToken)).toBe(3);
    const foreign = [
      Object.assign(browser(), { token: who.token }),
      Object.assign(browser(), { token: who.token, cookie: guestCookie }),
      Object.assign(gatewayCaller(gateway), { token: who.token }),
      Object.assign(browser(), { token: guestToken, cookie: who.cookie }),
    ];
    for (const other of foreign) await expect(cart(other)).rejects.toBeInstanceOf(GatewayError);
    expect(await cart(who)).toBe(3);

    await who.call("Out", "mutation Out { logout { success } }");
    await expect(cart(who)).rejects.toMatchObject({ code: "0002" });
  });

  test("[SES-12, SES-17] by signing up: the new member is signed in and their cart comes along", async () => {
    const guest = await applicant(shop);
    await guest.add("PB1-5", 2);
    const signedUp = await guest.signUp();
    expect(signedUp).toMatchObject({ success: true });
    const member = shopperWith(shop, signedUp.data[0]?.token ?? "");
    const merged = await member.send(cartQuery, { guestId: guest.token });
    expect(field(merged, "cartInit")).toEqual({ count: 2 });
    expect(field(await member.send("{ userInfo { isGuest } }"), "userInfo")).toEqual({ isGuest: false });
    expect((await guest.send(cartQuery)).errors?.[0]?.extensions?.code).toBe("0002");
  });
});
