import type { AddressInfo } from "node:net";
import { type GatewayCaller, GatewayError, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { signInAs } from "../../testing/sign-in.ts";

const page = "http://localhost:3000";
const initQuery = "mutation Init { guestInit { data { token visitorUniqueKey } } }";
const loginQuery =
  'mutation Login { guestLogin(input: { email: "sari@example.com", mobile: "81234567890" }) { data { userAuthToken } } }';
const addQuery =
  'mutation Add { addCart(input: { productCode: "PB1", skuCode: "PB1-5", orgCode: "GELORA", quantity: 2 }) { success } }';
const cartQuery = "query Cart($guestId: String) { cartInit(guestId: $guestId) { count } }";

type Data<Name extends string, Item> = Record<Name, { data: readonly Item[] }>;

describe("the value in a browser's cookie that a session is bound to, over HTTP", () => {
  let shop: StockedShop;
  let secure: StockedShop;
  let gateway: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    secure = await openStockedShop("embedded", { SHOP_URL: "https://shop.gelora.example" });
    await shop.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = shop.server.server.address() as AddressInfo;
    gateway = `http://127.0.0.1:${port}/graphql`;
  });
  afterAll(() => Promise.all([shop.close(), secure.close()]));

  const newMember = () => {
    count += 1;
    return `M-companion-${count}`;
  };
  /** A guest session of a browser, or of a client that is not one. */
  const guest = async (origin?: string): Promise<GatewayCaller> => {
    const caller = gatewayCaller(gateway, "en-US", origin);
    caller.token = (
      await caller.call<Data<"guestInit", { token: string }>>("Init", initQuery)
    ).guestInit.data[0]?.token;
    return caller;
  };
  const browser = () => guest(page);
  /** A caller with this token and cookie, as a browser or not. */
  const caller = (token?: string, cookie?: string, origin?: string): GatewayCaller =>
    Object.assign(gatewayCaller(gateway, "en-US", origin), { token, cookie });
  const signIn = async (
    who: GatewayCaller,
    memberCode = newMember(),
    headers: Record<string, string> = { origin: page },
  ) => Object.assign(who, await signInAs(shop, memberCode, who, headers));
  const cart = async (who: GatewayCaller, guestId?: string) =>
    (await who.call<{ cartInit: { count: number } }>("Cart", cartQuery, { guestId })).cartInit.count;
  const refusal = (who: GatewayCaller) =>
    cart(who).then(
      () => "accepted",
      (error: unknown) => (error instanceof GatewayError ? error.code : String(error)),
    );
  const setCookies = async (at: StockedShop, query: string, headers: Record<string, string> = {}) => {
    const answer = await at.server.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
    return { cookies: [answer.headers["set-cookie"] ?? []].flat(), body: answer.body };
  };

  test("[SES-04] a browser gets it with its first session: out of the reach of scripts, of other sites and of other paths, as long as the session", async () => {
    const { cookies, body } = await setCookies(shop, initQuery, { origin: page });
    expect(cookies).toEqual([
      expect.stringMatching(/^gelora=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(body).not.toContain(/=([\w-]{43})/.exec(cookies[0] ?? "")?.[1] ?? "=");
    const overHttps = await setCookies(secure, initQuery, { origin: page });
    expect(overHttps.cookies).toEqual([
      expect.stringMatching(/^__Host-gelora=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect((await setCookies(shop, initQuery)).cookies).toEqual([]);
  });

  test("over https a cookie without the prefix, which a neighbouring host could plant, counts for nothing", async () => {
    const { cookies, body } = await setCookies(secure, initQuery, { origin: page });
    const token = JSON.parse(body).data.guestInit.data[0].token;
    const value = /=([\w-]{43})/.exec(cookies[0] ?? "")?.[1] ?? "";
    const ask = async (cookie: string) => {
      const headers = { origin: page, "auth-token": token, cookie };
      const answer = await secure.server.inject({
        method: "POST",
        url: "/graphql",
        headers,
        payload: { query: "{ cartInit { count } }" },
      });
      return answer.json().errors?.[0]?.extensions.code ?? "accepted";
    };
    expect(await ask(`gelora=${value}`)).toBe("0002");
    expect(await ask(`a=b; __Host-gelora=${value}; c=d`)).toBe("accepted");
  });

  test("[SES-06~] a token that was copied out of a browser is refused everywhere else, whatever is sent with it", async () => {
    const [victim, thief] = [await browser(), await browser()];
    expect(await refusal(victim)).toBe("accepted");
    const foreign = [
      undefined,
      thief.cookie,
      `${victim.cookie}x`,
      victim.cookie?.replace("gelora", "gelora2"),
      "gelora=",
      "gelora",
    ];
    for (const cookie of foreign)
      for (const origin of [undefined, page])
        expect({ cookie, origin, code: await refusal(caller(victim.token, cookie, origin)) }).toEqual({
          cookie,
          origin,
          code: "0002",
        });
    expect(await refusal(victim)).toBe("accepted");
  });

  test("[SES-06~] and so is a member's, and the list of their sessions with it", async () => {
    const member = await signIn(await browser());
    expect(await refusal(member)).toBe("accepted");
    const thief = caller(member.token, (await browser()).cookie, page);
    expect(await refusal(thief)).toBe("0002");
    await expect(thief.call("List", "query List { sessionList { sessionId } }")).rejects.toMatchObject({
      code: "0002",
    });
    await thief.call("Out", "mutation Out { logout { success } }");
    expect(await refusal(member)).toBe("accepted");
  });

  test("[AC-15, AC-19] a session that no browser began works for its client without a cookie, and not in a browser: nobody plants one there", async () => {
    const client = await guest();
    expect(client.cookie).toBeUndefined();
    expect(await refusal(client)).toBe("accepted");
    const victim = await browser();
    for (const cookie of [undefined, victim.cookie])
      expect(await refusal(caller(client.token, cookie, page))).toBe("0002");
    const member = await signIn(await guest(), newMember(), {});
    expect([member.cookie, await refusal(member)]).toEqual([undefined, "accepted"]);
  });

  test("[AC-15] a sign-in changes both values: what was known before it opens nothing of the member's", async () => {
    const who = await browser();
    const [guestToken, oldCookie] = [who.token, who.cookie];
    await signIn(who);
    expect(who.cookie).not.toBe(oldCookie);
    expect(who.token).not.toBe(guestToken);
    expect(await refusal(who)).toBe("accepted");
    expect(await refusal(caller(who.token, oldCookie, page))).toBe("0002");
    expect(await refusal(caller(guestToken, oldCookie, page))).toBe("0002");
    // The guest's session continues under the new value until its cart is merged.
    expect(await refusal(caller(guestToken, who.cookie, page))).toBe("accepted");
  });

  test("further guest sessions of a browser keep its value, so that none of them is lost", async () => {
    const who = await browser();
    const [first, cookie] = [who.token, who.cookie];
    const { guestLogin } = await who.call<Data<"guestLogin", { userAuthToken: string }>>("Login", loginQuery);
    const account = caller(guestLogin.data[0]?.userAuthToken, cookie, page);
    expect(who.cookie).toBe(cookie);
    await who.call("Init", initQuery);
    expect(who.cookie).toBe(cookie);
    expect([await refusal(caller(first, cookie, page)), await refusal(account)]).toEqual(["accepted", "accepted"]);
  });

  test("a value that we did not make is not taken over", async () => {
    for (const cookie of ["gelora=planted", `gelora=${"a".repeat(44)}`, "gelora=; gelora=b"]) {
      const { cookies } = await setCookies(shop, initQuery, { origin: page, cookie });
      expect(cookies[0]).toMatch(/^gelora=[\w-]{43};/);
    }
  });

  test("[GAP-01, AC-15] a member's log-out ends the session and takes the cookie; a guest account's leaves the browser's guest and cart", async () => {
    const member = await signIn(await browser());
    const { token, cookie } = member;
    await member.call("Out", "mutation Out { logout { success } }");
    expect(member.cookie).toBeUndefined();
    expect(await refusal(caller(token, cookie, page))).toBe("0002");

    const who = await browser();
    const guestToken = who.token;
    await who.call("Add", addQuery);
    const { guestLogin } = await who.call<Data<"guestLogin", { userAuthToken: string }>>("Login", loginQuery);
    who.token = guestLogin.data[0]?.userAuthToken;
    await who.call("Out", "mutation Out { logout { success } }");
    expect(await refusal(who)).toBe("0002");
    who.token = guestToken;
    expect(await cart(who)).toBe(2);
  });

  test("[AC-19, LGN-06, I-16] a member takes the cart of the browser they have signed in on, once, and its guest session ends; no other's", async () => {
    const [mine, theirs] = [await browser(), await browser()];
    for (const who of [mine, theirs]) await who.call("Add", addQuery);
    const [myGuest, theirGuest] = [mine.token, theirs.token];
    await signIn(mine);
    expect(await cart(mine, theirGuest)).toBe(0);
    expect(await cart(mine, "' or 1=1 --")).toBe(0);
    expect(await cart(theirs)).toBe(2);
    expect(await cart(mine, myGuest)).toBe(2);
    expect(await refusal(caller(myGuest, mine.cookie, page))).toBe("0002");
    expect(await cart(mine, myGuest)).toBe(2);
    expect(await cart(theirs)).toBe(2);
  });

  test("[AC-19] neither a guest account's, nor another member's, nor a guest's of an earlier member is taken", async () => {
    const other = await signIn(await browser());
    await other.call("Add", addQuery);
    const mine = await browser();
    const before = mine.token;
    await mine.call("Add", addQuery);
    await signIn(mine);
    await signIn(mine);
    for (const guestId of [other.token, before]) expect(await cart(mine, guestId)).toBe(0);
    expect(await cart(other)).toBe(2);
  });

  test("[AC-19] a client that is no browser merges as one does: the cart of the session that it signed in with", async () => {
    const client = await guest();
    await client.call("Add", addQuery);
    const guestToken = client.token;
    await signIn(client, newMember(), {});
    expect(await cart(client, guestToken)).toBe(2);
  });

  test("what the database keeps of it is a digest", async () => {
    const who = await browser();
    const tables = shop.platform.database.tables<{ sessions: { companion_digest: string | null } }>();
    const rows = await tables.selectFrom("sessions").select("companion_digest").execute();
    const kept = rows.map((row) => row.companion_digest);
    expect(kept.some((digest) => digest !== null)).toBe(true);
    expect(kept).not.toContain(who.cookie?.split("=")[1]);
  });
});
