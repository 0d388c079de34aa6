import { days, minutes } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "../../platform/session.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field } from "../../testing/shopper.ts";
import { signInAs } from "../../testing/sign-in.ts";
import { identityModule } from "./identity.module.ts";
import { endMemberSessions, findSession, isProven, proveIdentity } from "./identity.ts";
import { mostMemberSessions } from "./session-lives.ts";
import { deleteExpiredSessions } from "./storage/end-sessions.ts";

type Listed = { sessionId: string; device: string; since: string; lastSeen: string; current: boolean };
type Envelope = { success: boolean; errorCode: string | null };

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

describe.each(testEngines)("members' sessions, on the %s database", (engine) => {
  let shop: TestShop;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.platform.clock.setOffset(days(0)));
  afterAll(() => shop.close());

  const newMember = () => {
    count += 1;
    return `M-${engine}-${count}`;
  };
  const enter = async (memberCode: string, headers: Record<string, string> = {}) =>
    (await signInAs(shop, memberCode, {}, headers)).token;
  const guest = async () =>
    field<{ data: { token: string }[] }>(await shop.send("mutation { guestInit { data { token } } }"), "guestInit")
      .data[0]?.token ?? "";
  const guestAccount = async (token: string) =>
    field<{ data: { userAuthToken: string }[] }>(
      await shop.send(
        'mutation { guestLogin(input: { email: "sari@example.com", mobile: "81234567890" }) { data { userAuthToken } } }',
        {},
        { token },
      ),
      "guestLogin",
    ).data[0]?.userAuthToken ?? "";
  const list = async (token: string) =>
    field<Listed[]>(
      await shop.send("{ sessionList { sessionId device since lastSeen current } }", {}, { token }),
      "sessionList",
    );
  const end = async (token: string, sessionId: string) =>
    field<Envelope>(
      await shop.send(
        "mutation ($id: ID!) { endSession(sessionId: $id) { success errorCode } }",
        { id: sessionId },
        { token },
      ),
      "endSession",
    );
  const lives = async (token: string) =>
    (await findSession(shop.platform, { token, companion: undefined, fromBrowser: false })) !== undefined;
  const sessionOf = async (token: string): Promise<Session> =>
    (await findSession(shop.platform, { token, companion: undefined, fromBrowser: false })) ??
    expect.fail("no session");

  test("[SES-20~] who has signed in is a member: their sessions are listed with device and moments, their own marked, nobody else's", async () => {
    const member = newMember();
    const phone = await enter(member, { "user-agent": chrome });
    shop.platform.clock.setOffset(minutes(10));
    const desk = await enter(member);
    await enter(newMember());
    const sessions = await list(desk);
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: "", current: true },
      { device: "Chrome · Android", current: false },
    ]);
    for (const { since, lastSeen } of sessions)
      for (const moment of [since, lastSeen]) expect(moment).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
    expect((await list(phone)).map(({ current }) => current)).toEqual([true, false]);
  });

  test("[SES-20~, K04] visitors and guest accounts have no list and end nothing: they are asked to log in, and keep their session", async () => {
    const visitor = await guest();
    for (const token of [visitor, await guestAccount(visitor)]) {
      for (const query of [
        "{ sessionList { sessionId } }",
        'mutation { endSession(sessionId: "x") { success } }',
        "mutation { endOtherSessions { success } }",
      ]) {
        const { errors } = await shop.send(query, {}, { token });
        expect(errors?.[0]?.extensions).toEqual({ code: "ACCOUNT_NEEDED", details: {} });
      }
      expect(await lives(token)).toBe(true);
    }
  });

  test("[AC-15] a sign-in gives a new token and ends the account that was signed in there; the guest stays until the cart is merged", async () => {
    const visitor = await guest();
    const account = await guestAccount(visitor);
    const first = await signInAs(shop, newMember(), { token: account });
    expect([visitor, account]).not.toContain(first.token);
    expect([await lives(account), await lives(visitor), await lives(first.token)]).toEqual([false, true, true]);
    expect(first.visitorKey).toBe((await sessionOf(visitor)).visitorKey);
    const second = await signInAs(shop, newMember(), { token: first.token });
    expect([await lives(first.token), await lives(second.token)]).toEqual([false, true]);
    expect(second.visitorKey).not.toBe(first.visitorKey);
  });

  test("a member ends one of their sessions; another's, an unknown and an odd id are answered alike and end nothing (AC-21)", async () => {
    const member = newMember();
    const [here, there] = [await enter(member), await enter(member)];
    const stranger = await enter(newMember());
    const strangers = (await list(stranger))[0]?.sessionId ?? "";
    for (const id of [strangers, "019aa5a5-0000-7000-8000-000000000000", "' or 1=1 --", ""])
      expect(await end(here, id)).toEqual({ success: true, errorCode: null });
    expect([await lives(here), await lives(there), await lives(stranger)]).toEqual([true, true, true]);
    const other = (await list(here)).find(({ current }) => !current)?.sessionId ?? "";
    await end(here, other);
    expect([await lives(here), await lives(there)]).toEqual([true, false]);
    await end(here, (await list(here))[0]?.sessionId ?? "");
    expect(await lives(here)).toBe(false);
  });

  test("a member ends all sessions but the one that asks", async () => {
    const member = newMember();
    const [here, ...others] = [await enter(member), await enter(member), await enter(member)];
    const stranger = await enter(newMember());
    await shop.send("mutation { endOtherSessions { success } }", {}, { token: here });
    expect(await Promise.all([here, ...others, stranger].map(lives))).toEqual([true, false, false, true]);
  });

  test("the club is notified of a member who leaves, in whichever way, and never of a guest", async () => {
    const noticesAbout = async (memberCode: string) => {
      const { rows } = await sql`select 1 from outbox where message_key = ${`club-sign-out:${memberCode}`}`.execute(
        shop.platform.database.tables(),
      );
      return rows.length;
    };
    const member = newMember();
    const [first, second, third] = [await enter(member), await enter(member), await enter(member)];
    await shop.send("mutation { logout { success } }", {}, { token: first });
    expect(await noticesAbout(member)).toBe(1);
    await shop.send("mutation { logout { success } }", {}, { token: first });
    expect(await noticesAbout(member)).toBe(1);
    await end(second, (await list(second)).find(({ current }) => !current)?.sessionId ?? "");
    expect([await lives(third), await noticesAbout(member)]).toEqual([false, 2]);
    await endMemberSessions(shop.platform, member);
    expect(await noticesAbout(member)).toBe(3);
    const before = await sql`select 1 from outbox`.execute(shop.platform.database.tables());
    await shop.send("mutation { logout { success } }", {}, { token: await guestAccount(await guest()) });
    expect((await sql`select 1 from outbox`.execute(shop.platform.database.tables())).rows).toHaveLength(
      before.rows.length,
    );
  });

  test("[AC-15, I-21] ending all of a member's sessions joins the caller's transaction: undone, they live", async () => {
    const member = newMember();
    const token = await enter(member);
    const undone = shop.platform.database.transaction(async () => {
      await endMemberSessions(shop.platform, member);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await lives(token)).toBe(true);
    await endMemberSessions(shop.platform, member);
    expect(await lives(token)).toBe(false);
  });

  test("a sign-in that is undone leaves no session behind", async () => {
    let token = "";
    const undone = shop.platform.database.transaction(async () => {
      token = await enter(newMember());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await lives(token)).toBe(false);
  });

  test("a member's session ends 30 days after its last use, and 60 days after its beginning whatever happens; tidying takes no living one", async () => {
    const [used, idle] = [await enter(newMember()), await enter(newMember())];
    shop.platform.clock.setOffset(days(29));
    await deleteExpiredSessions(shop.platform);
    expect(await lives(used)).toBe(true);
    shop.platform.clock.setOffset(days(31));
    expect([await lives(used), await lives(idle)]).toEqual([true, false]);
    shop.platform.clock.setOffset(days(59.9));
    expect(await lives(used)).toBe(true);
    await deleteExpiredSessions(shop.platform);
    expect(await lives(used)).toBe(true);
    shop.platform.clock.setOffset(days(60.1));
    expect(await lives(used)).toBe(false);
    await deleteExpiredSessions(shop.platform);
    const rows = await shop.platform.database
      .tables<{ sessions: { session_id: string } }>()
      .selectFrom("sessions")
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  test("a guest's address and number are stored until their last session has ended, and then deleted", async () => {
    const tidy = async () => {
      for (const task of identityModule.recurringTasks?.(shop.platform) ?? []) await task.run();
    };
    const kept = async () => {
      const tables = shop.platform.database.tables<{ guest_accounts: { email: string } }>();
      return (await tables.selectFrom("guest_accounts").select("email").execute()).length;
    };
    const account = async (token: string) =>
      field(await shop.send("{ userInfo { email } }", {}, { token }), "userInfo");
    shop.platform.clock.setOffset(days(70));
    await tidy();
    expect(await kept()).toBe(0);
    shop.platform.clock.setOffset(days(0));
    const [stays, leaves] = [await guestAccount(await guest()), await guestAccount(await guest())];
    await tidy();
    expect(await kept()).toBe(2);
    await shop.send("mutation { logout { success } }", {}, { token: leaves });
    shop.platform.clock.setOffset(days(59.9));
    await tidy();
    expect(await kept()).toBe(1);
    expect(await account(stays)).toEqual({ email: "sari@example.com" });
    shop.platform.clock.setOffset(days(60.1));
    await tidy();
    expect(await kept()).toBe(0);
  });

  test("looking around writes nothing: the last use is noted every five minutes", async () => {
    const token = await enter(newMember());
    const lastSeen = async () => {
      const { sessionId } = await sessionOf(token);
      const tables = shop.platform.database.tables<{ sessions: { session_id: string; last_seen_at: Date } }>();
      const row = await tables
        .selectFrom("sessions")
        .select("last_seen_at")
        .where("session_id", "=", sessionId)
        .executeTakeFirst();
      return row?.last_seen_at.getTime() ?? 0;
    };
    const begun = await lastSeen();
    shop.platform.clock.setOffset(minutes(4));
    expect(await lastSeen()).toBe(begun);
    shop.platform.clock.setOffset(minutes(6));
    await lives(token);
    expect((await lastSeen()) - begun).toBeGreaterThanOrEqual(minutes(5.9));
  });

  test("a sign-in is proof for 15 minutes, in its own session alone, and can be renewed", async () => {
    const member = newMember();
    const session = await sessionOf(await enter(member));
    const proven = () => isProven(shop.platform, session);
    expect(await proven()).toBe(true);
    shop.platform.clock.setOffset(minutes(15.1));
    expect(await proven()).toBe(false);
    const other = await sessionOf(await enter(member));
    expect([await proven(), await isProven(shop.platform, other)]).toEqual([false, true]);
    await proveIdentity(shop.platform, session);
    expect(await proven()).toBe(true);
    const visitor = await sessionOf(await guest());
    await proveIdentity(shop.platform, visitor);
    expect(await isProven(shop.platform, visitor)).toBe(false);
  });

  test("a member has a limited number of sessions: the one used longest ago ends", async () => {
    const member = newMember();
    const tokens: string[] = [];
    for (let index = 0; index <= mostMemberSessions; index += 1) tokens.push(await enter(member));
    expect(await lives(tokens[0] ?? "")).toBe(false);
    expect(await lives(tokens[1] ?? "")).toBe(true);
    expect(await list(tokens.at(-1) ?? "")).toHaveLength(mostMemberSessions);
  });
});
