import { encodePassword } from "@gelora/person/encoded-password.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { findMembers, insertLink, type Member, seedMembers } from "../membership/membership.ts";
import { setPassword } from "../passwords/passwords.ts";
import { upsertLock } from "./storage/link-locks.ts";

const password = "Lari-Pagi7";
const fields = `success code userCode email firstName lastName mobile orgCode userType passwordSet userAuthToken tenantCode
  message visitorUniqueKey waitSeconds`;

describe.each(testEngines)("signing in with a card, on %s", (engine) => {
  let club: TestGateway;
  let turn = 0;
  let card: Member;
  beforeAll(async () => {
    club = await openTestGateway(engine);
  });
  beforeEach(async () => {
    card = await newCard("ACTIVE");
  });
  afterAll(() => club.close());

  const newCard = async (status: Member["status"]) => {
    turn += 1;
    const [memberCode, mobile] = [`MC${turn}`, `8120000${1000 + turn}`];
    await seedMembers(club.platform, [someMember({ memberCode, mobile, status })]);
    const [member] = await findMembers(club.platform, [memberCode]);
    if (!member) throw new Error("seeded");
    await setPassword(club.platform, member, password);
    return member;
  };
  const link = (accountCode: string) =>
    club.platform.database.transaction(() => insertLink(club.platform, { accountCode, memberCode: card.memberCode }));
  const logIn = async (typed = password, headers: Readonly<Record<string, string>> = {}, mobile = card.mobile) => {
    const query = `query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { ${fields} } }`;
    const variables = { input: { mobile, password: encodePassword(typed) } };
    const answer = await club.send(query, { variables, headers });
    expect(answer.errors).toBeUndefined();
    return answer.data?.mapClubLoginN as Readonly<Record<string, unknown>>;
  };

  test("[LOC-07~] refusals are in the language that the caller asks for", async () => {
    const { mobile } = card;
    const refusalsIn = async (language: string) => {
      const input = { mobile, password: "no base64 of a text" };
      const query = "query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { message } }";
      const [refused, ended] = [
        await club.send(query, { variables: { input }, headers: { language } }),
        await club.send("{ mapClubPoints { success } }", { headers: { language } }),
      ];
      return [refused.data?.mapClubLoginN, ended.errors?.[0]?.message];
    };
    expect(await refusalsIn("id-ID")).toEqual([
      { message: "Ada isian yang belum benar. Periksa lagi, lalu coba sekali lagi." },
      "Sesimu sudah berakhir.",
    ]);
    expect(await refusalsIn("en-US")).toEqual([
      { message: "A password must be the base64 of its UTF-8 text." },
      "Your session has ended.",
    ]);
  });

  test("[LGN-13] [LGN-14] [OPS-25] [SES-16~] a linked card signs in to its account, as a member or as a guest card", async () => {
    await link(`AC${turn}`);
    expect(await logIn()).toEqual({
      success: true,
      code: null,
      userCode: `AC${turn}`,
      email: null,
      firstName: "Dewi",
      lastName: "K",
      mobile: null,
      orgCode: "mapclub",
      userType: "MEMBER",
      passwordSet: true,
      userAuthToken: "s".repeat(43),
      tenantCode: "gelora-id",
      message: null,
      visitorUniqueKey: "v".repeat(43),
      waitSeconds: null,
    });
    expect(club.shop.logins.at(-1)).toMatchObject({ accountCode: `AC${turn}`, fromBrowser: false });
    card = await newCard("GUEST");
    await link(`AC${turn}`);
    expect(await logIn()).toMatchObject({ success: true, userType: "GUEST" });
  });

  test("[AC-15~] a browser gets the session's cookie, and the shop what the guest had", async () => {
    await link(`AC${turn}`);
    const guest = club.shop.signIn({ kind: "visitor", code: "" }, "c".repeat(43));
    const page = { origin: "http://localhost:3000", cookie: `gelora=${"c".repeat(43)}`, "user-agent": "Firefox" };
    const answer = await club.server.inject({
      method: "POST",
      url: "/loyalty/graphql",
      headers: { ...page, "auth-token": guest },
      payload: {
        query: "query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { success } }",
        variables: { input: { mobile: card.mobile, password: encodePassword(password) } },
      },
    });
    expect(answer.json()).toEqual({ data: { mapClubLoginN: { success: true } } });
    expect(answer.headers["set-cookie"]).toBe(`gelora=${"n".repeat(43)}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`);
    expect(club.shop.logins.at(-1)).toMatchObject({
      fromBrowser: true,
      userAgent: "Firefox",
      credentials: { token: guest, companion: "c".repeat(43), fromBrowser: true },
    });
  });

  test("[LGN-15~] [LGN-16~] only who knows the password learns that a card is not linked; everything else is one answer", async () => {
    expect(await logIn()).toMatchObject({ success: false, code: "501", userAuthToken: null });
    const wrong = await logIn("Lari-Pagi8");
    expect(wrong).toMatchObject({ success: false, code: "510", userAuthToken: null, firstName: null });
    expect(await logIn(password, {}, "8999999999")).toEqual(wrong);
    card = await newCard("INACTIVE");
    expect(await logIn()).toEqual(wrong);
  });

  test("[LGN-16~] a locked card, a number that is none and a shop that is down are codes, not errors", async () => {
    expect(await logIn(password, {}, "12")).toMatchObject({ success: false, code: expect.stringMatching(/^MOBILE_/) });
    await link(`AC${turn}`);
    await upsertLock(club.platform, card.memberCode, 1);
    expect(await logIn()).toMatchObject({ success: false, code: "LINK_LOCKED" });
  });

  test("anyone who guesses too often learns how long to wait, with the correct password too", async () => {
    await link(`AC${turn}`);
    for (let count = 0; count < 10; count += 1) expect(await logIn("Lari-Pagi8")).toMatchObject({ code: "510" });
    const waiting = await logIn();
    expect(waiting).toMatchObject({ success: false, code: "CARD_WAIT", userAuthToken: null });
    expect(waiting.waitSeconds).toBeGreaterThan(0);
    expect(waiting.waitSeconds).toBeLessThanOrEqual(30);
  });
});

test("[LGN-16~] a shop that is down is a code, and no session", async () => {
  const club = await openTestGateway("embedded");
  await seedMembers(club.platform, [someMember({ memberCode: "MC1", mobile: "8120000001" })]);
  const [member] = await findMembers(club.platform, ["MC1"]);
  if (!member) throw new Error("seeded");
  await setPassword(club.platform, member, password);
  await club.platform.database.transaction(() => insertLink(club.platform, { accountCode: "AC1", memberCode: "MC1" }));
  club.shop.fail();
  const query = `query ($input: LoyaltyCredentialsInput!) { mapClubLoginN(input: $input) { success code userAuthToken } }`;
  const variables = { input: { mobile: "8120000001", password: encodePassword(password) } };
  expect((await club.send(query, { variables })).data).toEqual({
    mapClubLoginN: { success: false, code: "UNKNOWN_ERROR", userAuthToken: null },
  });
  await club.close();
});
