import { sessionLookupAnswer, sessionLookupPath } from "@gelora/contracts/session-lookup.ts";
import { signAssertion } from "@gelora/service-kit/assertion.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, guestShopper } from "../../testing/shopper.ts";
import { signInAs } from "../../testing/sign-in.ts";
import { endMemberSessions } from "./identity.ts";

const gateway = { kind: "program", code: "club-gateway" };
const page = { origin: "http://localhost:3000" };

describe("whose session the club's gateway has before it", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
  });
  afterAll(() => shop.close());

  const headersFor = (body: string, principal: object = gateway, issuer = "club", audience = "shop") =>
    signAssertion(
      { method: "POST", path: sessionLookupPath, body },
      { issuer, audience, principal: { ...gateway, ...principal } },
      "gelora-local-service-secret",
      shop.platform.clock.now(),
    );
  const knock = (body: string, headers: Readonly<Record<string, string>>) =>
    shop.server.inject({
      method: "POST",
      url: sessionLookupPath,
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });
  const ask = async (question: object) => {
    const body = JSON.stringify(question);
    const answer = await knock(body, headersFor(body));
    return answer.statusCode === 200 ? sessionLookupAnswer.parse(answer.json()).principal : answer.statusCode;
  };
  const valueOf = (cookie: string | undefined) => cookie?.slice("gelora=".length) ?? "";

  test("[AC-15~] a browser's token opens its member's session with its cookie, and nothing without", async () => {
    const { token, cookie } = await signInAs(shop, "M-door-1", {}, page);
    const other = await signInAs(shop, "M-door-2", {}, page);
    const companion = valueOf(cookie);
    const member = { kind: "member", code: "M-door-1" };
    expect(await ask({ token, companion, fromBrowser: true })).toEqual(member);
    expect(await ask({ token, fromBrowser: true })).toBeNull();
    expect(await ask({ token, fromBrowser: false })).toBeNull();
    expect(await ask({ token, companion: valueOf(other.cookie), fromBrowser: true })).toBeNull();
    await endMemberSessions(shop.platform, "M-door-1");
    expect(await ask({ token, companion, fromBrowser: true })).toBeNull();
  });

  test("[AC-15~] a client that is no browser needs no cookie, and its token cannot be planted in one", async () => {
    const { token, cookie } = await signInAs(shop, "M-door-3");
    expect(cookie).toBeUndefined();
    expect(await ask({ token, fromBrowser: false })).toEqual({ kind: "member", code: "M-door-3" });
    expect(await ask({ token, fromBrowser: true })).toBeNull();
  });

  test("a visitor's answer contains no key, and a guest's the account's code", async () => {
    const visit = await shop.send("mutation { guestInit { data { token visitorUniqueKey } } }");
    const [visitor] = field<{ data: { token: string; visitorUniqueKey: string }[] }>(visit, "guestInit").data;
    expect(await ask({ token: visitor?.token, fromBrowser: false })).toEqual({ kind: "visitor", code: "" });
    const guest = await guestShopper(shop);
    const { userCode } = field<{ userCode: string }>(await guest.send("{ userInfo { userCode } }"), "userInfo");
    expect(await ask({ token: guest.token, fromBrowser: false })).toEqual({ kind: "guest-account", code: userCode });
    expect(await ask({ token: "x".repeat(43), fromBrowser: false })).toBeNull();
  });

  test("[AC-25~] nobody but the club's gateway is answered, and each question once", async () => {
    const { token } = await signInAs(shop, "M-door-4");
    const body = JSON.stringify({ token, fromBrowser: false });
    const refused = [
      {},
      headersFor(body, { kind: "member", code: "M-door-4" }),
      headersFor(body, { code: "club-events" }),
      headersFor(body, gateway, "shop"),
      headersFor(body, gateway, "club", "club"),
      headersFor(`${body} `),
    ];
    for (const headers of refused) expect((await knock(body, headers)).statusCode).toBe(401);
    const once = headersFor(body);
    expect((await knock(body, once)).statusCode).toBe(200);
    expect((await knock(body, once)).statusCode).toBe(401);
  });

  test.each([
    ["no token", { fromBrowser: true }],
    ["an endless token", { token: "x".repeat(201), fromBrowser: true }],
    ["a token that is a list", { token: ["x"], fromBrowser: true }],
    ["nothing about the browser", { token: "x".repeat(43) }],
    ["a null byte, which finds nothing", { token: "\u0000", fromBrowser: false }],
  ])("%s is answered clearly", async (_case, question) => {
    expect([400, null]).toContain(await ask(question));
  });
});
