import { encodeSiteKey, usualFixedKey } from "@gelora/contracts/site-key.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { endVisits } from "./use-cases/end-visits.ts";
import { enterSite, memberOfSession } from "./use-cases/enter-site.ts";

const keyQuery =
  "mutation ($page: LoyaltySitePage!) { mapClubSiteKey(input: { page: $page }) { success code message userCode token } }";

describe.each(testEngines)("the keys of the club's site, on %s", (engine) => {
  let club: TestGateway;
  let turn = 0;
  beforeAll(async () => {
    club = await openTestGateway(engine);
  });
  beforeEach(() => {
    club.platform.clock.setOffset(minutes(0));
    turn += 1;
  });
  afterAll(() => club.close());

  const newMember = async (name = "") => {
    const [memberCode, accountCode] = [`MC${turn}${name}`, `AC${turn}${name}`];
    const mobile = `81200${turn}${name.length}${"0".repeat(4)}`;
    await seedMembers(club.platform, [someMember({ memberCode, mobile })]);
    await club.platform.database.transaction(() => insertLink(club.platform, { accountCode, memberCode }));
    return { memberCode, accountCode, session: club.shop.signIn({ kind: "member", code: accountCode }) };
  };
  const ask = async (session: string, page = "PIN") => {
    const answer = await club.send(keyQuery, { variables: { page }, headers: { "auth-token": session } });
    return { key: Object(answer.data?.mapClubSiteKey), error: answer.errors?.[0]?.extensions?.code };
  };
  const keyOf = async (session: string, page = "PIN") => {
    const { userCode, token } = (await ask(session, page)).key;
    return encodeSiteKey(usualFixedKey, { userCode, token });
  };

  test("[PIN-04~] [Q33~] a key opens a session of its member, once", async () => {
    const { memberCode, session } = await newMember();
    const key = await keyOf(session);
    const opened = (await enterSite(club.platform, "pin", key)) ?? "";
    expect(await memberOfSession(club.platform, opened)).toMatchObject({ memberCode });
    expect(await enterSite(club.platform, "pin", key)).toBeUndefined();
    expect(await memberOfSession(club.platform, key)).toBeUndefined();
  });

  test("a key is of no use for another page, another member or after two minutes", async () => {
    const { session } = await newMember();
    const other = await newMember("x");
    const { token } = (await ask(session)).key;
    const turned = await encodeSiteKey(usualFixedKey, { userCode: other.memberCode, token });
    expect(await enterSite(club.platform, "pin", turned)).toBeUndefined();
    const key = await keyOf(session);
    expect(await enterSite(club.platform, "card", key)).toBeUndefined();
    const late = await keyOf(session, "CARD");
    club.platform.clock.setOffset(minutes(3));
    expect(await enterSite(club.platform, "card", late)).toBeUndefined();
    for (const nonsense of ["", "x", "x".repeat(5000)])
      expect(await enterSite(club.platform, "pin", nonsense)).toBeUndefined();
  });

  test("a session ends after twenty minutes, and with the link of its account", async () => {
    const { memberCode, accountCode, session } = await newMember();
    const first = (await enterSite(club.platform, "pin", await keyOf(session))) ?? "";
    club.platform.clock.setOffset(minutes(21));
    expect(await memberOfSession(club.platform, first)).toBeUndefined();
    const second = (await enterSite(club.platform, "pin", await keyOf(session))) ?? "";
    expect(await memberOfSession(club.platform, second)).toMatchObject({ memberCode });
    await sql`delete from account_links where account_code = ${accountCode}`.execute(club.platform.database.tables());
    expect(await memberOfSession(club.platform, second)).toBeUndefined();
  });

  test("signing out at the shop ends what was opened before, and nothing that is opened later", async () => {
    const { memberCode, accountCode, session } = await newMember();
    const other = await newMember("x");
    const shop = { kind: "program", code: "club-events" } as const;
    const first = (await enterSite(club.platform, "pin", await keyOf(session))) ?? "";
    const unused = await keyOf(session);
    const others = (await enterSite(club.platform, "pin", await keyOf(other.session))) ?? "";
    const signOut = { accountCode, signedOutAt: club.platform.clock.now().toISOString() };
    const member = { kind: "member", code: accountCode } as const;
    expect(await endVisits(club.platform, member, signOut)).toBe(notAllowed);
    expect(await memberOfSession(club.platform, first)).toMatchObject({ memberCode });
    expect(await endVisits(club.platform, shop, signOut)).toEqual({ ended: true });
    expect(await memberOfSession(club.platform, first)).toBeUndefined();
    expect(await enterSite(club.platform, "pin", unused)).toBeUndefined();
    expect(await memberOfSession(club.platform, others)).toMatchObject({ memberCode: other.memberCode });
    club.platform.clock.setOffset(minutes(1));
    const second = (await enterSite(club.platform, "pin", await keyOf(session))) ?? "";
    await endVisits(club.platform, shop, signOut);
    expect(await memberOfSession(club.platform, second)).toMatchObject({ memberCode });
  });

  test("guests, unknown callers and accounts that are not linked get no key", async () => {
    expect((await ask("nobody")).error).toBe("0002");
    expect((await ask(club.shop.signIn({ kind: "guest-account", code: "G1" }))).error).toBe("ACCOUNT_NEEDED");
    const unlinked = await ask(club.shop.signIn({ kind: "member", code: `AC${turn}-unlinked` }));
    expect(unlinked.key).toMatchObject({ success: false, code: "501", token: null });
  });

  test("of many keys in a minute the thirty-first is refused", async () => {
    const { session } = await newMember();
    for (let count = 0; count < 30; count += 1) expect((await ask(session)).key.success).toBe(true);
    expect((await ask(session)).error).toBe("TOO_MANY_REQUESTS");
  });

  test("neither a key's nor a session's token is stored as it is", async () => {
    const { memberCode, session } = await newMember();
    const { token } = (await ask(session)).key;
    const opened = (await enterSite(club.platform, "pin", await keyOf(session))) ?? "";
    const { rows } = await sql<{ stored: string }>`
      select site_keys::text || site_sessions::text as stored from site_keys join site_sessions using (member_code)
      where member_code = ${memberCode}`.execute(club.platform.database.tables());
    expect(rows[0]?.stored).toContain(memberCode);
    for (const secret of [token, opened]) expect(rows[0]?.stored).not.toContain(secret);
  });
});
