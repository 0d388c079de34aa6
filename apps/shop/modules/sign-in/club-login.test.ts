import { clubLoginAnswer, clubLoginPath } from "@gelora/contracts/club-login.ts";
import { clubGatewayProgram } from "@gelora/contracts/session-lookup.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knock } from "../../testing/knock.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { findSession } from "../identity/identity.ts";
import { importMembers } from "../members/member-import.ts";
import { testMember } from "./testing/member.ts";

describe.each(testEngines)("a session that the club has opened for a card, on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const open = async (question: object) => {
    const message = { fromBrowser: false, userAgent: "curl/8", ...question };
    const { body } = await knock(shop, { path: clubLoginPath, program: clubGatewayProgram, message });
    return clubLoginAnswer.parse(body);
  };

  test("[LGN-13~] [LGN-14~] opens the linked account's session, with what the client stores", async () => {
    const member = await testMember(shop, { firstName: "Dewi", lastName: "Lestari" });
    const answer = await open({ accountCode: member.memberCode });
    expect(answer).toEqual({
      ok: true,
      token: expect.stringMatching(/^[\w-]{43}$/),
      visitorUniqueKey: expect.any(String),
      companion: null,
      userCode: member.memberCode,
      email: member.email,
      mobile: member.mobile,
      firstName: "Dewi",
      lastName: "Lestari",
      tenantCode: "gelora-id",
    });
    const token = answer.ok ? answer.token : "";
    const info = await shop.send("{ userInfo { userCode isGuest } }", {}, { token });
    expect(info.data.userInfo).toEqual({ userCode: member.memberCode, isGuest: false });
  });

  test("[AC-15~] in a browser it is bound to a new cookie, and the guest keeps the cart's key", async () => {
    const member = await testMember(shop);
    const page = { origin: "http://localhost:3000", "content-type": "application/json" };
    const begun = await shop.server.inject({
      method: "POST",
      url: "/graphql",
      headers: page,
      payload: { query: "mutation { guestInit { data { token visitorUniqueKey } } }" },
    });
    const [guest] = field<{ data: { token: string; visitorUniqueKey: string }[] }>(begun.json(), "guestInit").data;
    const companion = String(begun.headers["set-cookie"]).slice("gelora=".length).split(";")[0] ?? "";
    const credentials = { token: guest?.token, companion, fromBrowser: true };
    const userAgent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
    const answer = await open({ accountCode: member.memberCode, fromBrowser: true, userAgent, credentials });
    if (!answer.ok || !answer.companion) throw new Error("a browser's session has a cookie");
    expect(answer.visitorUniqueKey).toBe(guest?.visitorUniqueKey);
    expect(answer.companion.value).not.toBe(companion);
    const { token } = answer;
    const use = (value: string) => findSession(shop.platform, { token, companion: value, fromBrowser: true });
    expect(await use(answer.companion.value)).toMatchObject({ kind: "member", accountCode: member.memberCode });
    expect(await use(companion)).toBeUndefined();
  });

  test("opens nothing for an account that is unknown or not active", async () => {
    const inactive = { memberCode: "INACTIVE", firstName: "A", lastName: "B", language: "id-ID" } as const;
    await importMembers(shop.platform, [
      { ...inactive, status: "inactive", emailVerified: false, mobileVerified: false },
    ]);
    for (const accountCode of ["INACTIVE", "NOBODY"]) expect(await open({ accountCode })).toEqual({ ok: false });
  });

  test("[AC-25~] only the club's gateway is answered", async () => {
    const member = await testMember(shop);
    const message = { accountCode: member.memberCode, fromBrowser: false, userAgent: "" };
    const call = { path: clubLoginPath, program: clubGatewayProgram, message };
    for (const instead of [{ issuer: "shop" }, { audience: "club" }, { kind: "member" }])
      expect((await knock(shop, { ...call, instead })).status).toBe(401);
    expect((await knock(shop, { ...call, program: "club-links" })).status).toBe(401);
    for (const odd of [{}, { ...message, accountCode: "" }, { ...message, fromBrowser: "yes" }])
      expect((await knock(shop, { ...call, message: odd })).status).toBe(400);
  });
});
