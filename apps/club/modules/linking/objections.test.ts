import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { shopProgram } from "../earning/testing/shop-events.ts";
import { newMember } from "../joining/testing/joining-request.ts";
import { insertLink, linkOfMember, seedMembers } from "../membership/membership.ts";
import { storePasswordHash } from "../passwords/passwords.ts";
import { announceLink, foresee, linkAccount, objectTo } from "./linking.ts";
import { deleteOldChanges } from "./storage/link-changes.ts";
import { isLocked } from "./storage/link-locks.ts";
import { anyHash } from "./testing/any-hash.ts";
import { newestObjection } from "./testing/newest-objection.ts";
import { forgetAccount } from "./use-cases/forget-account.ts";
import { removeLink, replaceLinks } from "./use-cases/link-account.ts";

describe.each(testEngines)("objecting to a change of a card's link, on %s", (engine) => {
  let club: Platform;
  let turn = 0;
  let card: string;
  let account: string;
  beforeAll(async () => {
    club = await openTestClub(engine);
  });
  beforeEach(async () => {
    club.clock.setOffset(days(0));
    card = await newCard();
    account = `AC${turn}`;
  });
  afterAll(() => club.database.close());

  const newCard = async () => {
    turn += 1;
    const memberCode = `MC${turn}`;
    const mobile = `8120000${1000 + turn}`;
    await seedMembers(club, [someMember({ memberCode, mobile })]);
    await storePasswordHash(club, memberCode, anyHash);
    return memberCode;
  };
  const link = (accountCode = account, memberCode = card) =>
    club.database.transaction(() => linkAccount(club, { accountCode, memberCode }));
  const move = (accountCode: string, memberCode = card) =>
    club.database.transaction(() => replaceLinks(club, { accountCode, memberCode }));
  const unlink = () => club.database.transaction(() => removeLink(club, account));
  const accountOf = async (memberCode = card) => (await linkOfMember(club, memberCode))?.accountCode;
  /** Presses, and expects the words before the press to promise what came of it. */
  const object = async (memberCode = card) => {
    const token = await newestObjection(club, memberCode);
    const promised = await foresee(club, token);
    const came = await objectTo(club, token);
    expect(came).toMatchObject({ ok: true, value: promised });
    return came;
  };
  const reportedTo = async (accountCode: string) => {
    const { rows } = await sql<{ member: string | null }>`
      select payload->>'memberCode' as member from outbox
      where topic = 'linking.report' and payload->>'accountCode' = ${accountCode}
      order by (payload->>'version')::int desc limit 1`.execute(club.database.tables());
    return rows[0]?.member;
  };

  test("a link is removed, and the card is locked until its password is another", async () => {
    await link();
    expect(await object()).toEqual({ ok: true, value: { kind: "linked", ending: "unlinked", isLocked: true } });
    expect(await accountOf()).toBeUndefined();
    expect(await isLocked(club, card, 1)).toBe(true);
    await storePasswordHash(club, card, anyHash);
    expect(await isLocked(club, card, 2)).toBe(false);
  });

  test("a card that was moved goes back to its account, and the shop is notified of both", async () => {
    await link("HOME");
    club.clock.setOffset(days(2));
    await move(account);
    expect(await object()).toEqual({ ok: true, value: { kind: "switched", ending: "back", isLocked: true } });
    expect(await accountOf()).toBe("HOME");
    const { rows } = await sql<{ account: string; member: string | null }>`
      select distinct on (1) payload->>'accountCode' as account, payload->>'memberCode' as member from outbox
      where topic = 'linking.report' and payload->>'accountCode' in ('HOME', ${account})
      order by 1, (payload->>'version')::int desc`.execute(club.database.tables());
    expect(rows.toSorted((one, other) => (one.account < other.account ? -1 : 1))).toEqual([
      { account, member: null },
      { account: "HOME", member: card },
    ]);
  });

  test("a card that was unlinked is linked again, even when someone has linked it elsewhere since", async () => {
    await link();
    club.clock.setOffset(days(2));
    await unlink();
    const token = await newestObjection(club, card);
    await link(`THIEF${turn}`);
    expect(await objectTo(club, token)).toEqual({
      ok: true,
      value: { kind: "unlinked", ending: "back", isLocked: true },
    });
    expect(await accountOf()).toBe(account);
  });

  /** As joining does it: anyone who joins has proven the card's number. */
  const joinWith = (accountCode = account) =>
    club.database.transaction(async () => {
      expect(await insertLink(club, { accountCode, memberCode: card })).toBe(true);
      await announceLink(club, { accountCode, memberCode: card }, { isQuiet: true, isProven: true });
    });
  const returned = { ending: "back", isLocked: true };

  test("a link of the same day that was made by proving the number comes back after its unlinking, and the shop is notified", async () => {
    await joinWith();
    await unlink();
    expect(await reportedTo(account)).toBeNull();
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ...returned } });
    expect(await accountOf()).toBe(account);
    expect(await reportedTo(account)).toBe(card);
    expect(await isLocked(club, card, 1)).toBe(true);
    // The person in the account unlinks it again: what an objection brought back is brought back
    // again.
    await unlink();
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ...returned } });
    expect(await accountOf()).toBe(account);
  });

  test("after a switch of the same day, and after an unlinking of what it was switched to, it comes back too", async () => {
    await joinWith();
    await move(`THIEF${turn}`);
    expect(await object()).toEqual({ ok: true, value: { kind: "switched", ...returned } });
    expect(await accountOf()).toBe(account);
    await move(`OTHER${turn}`);
    await club.database.transaction(() => removeLink(club, `OTHER${turn}`));
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ...returned } });
    expect(await accountOf()).toBe(account);
    expect(await reportedTo(`OTHER${turn}`)).toBeNull();
  });

  test("it does not come back to an account that has another card, and that is what is promised and said", async () => {
    await joinWith();
    await unlink();
    const other = await newCard();
    await link(account, other);
    const mine = `MC${turn - 1}`;
    const value = { kind: "unlinked", ending: "accountTaken", isLocked: true };
    expect(await object(mine)).toEqual({ ok: true, value });
    expect([await accountOf(mine), await accountOf(other)]).toEqual([undefined, account]);
  });

  test("the end of an attacker's link of the same day does not bring the attacker back", async () => {
    await link();
    await unlink();
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ending: "unsure", isLocked: true } });
    expect(await accountOf()).toBeUndefined();
    expect(await isLocked(club, card, 1)).toBe(true);
  });

  test("an account that has another card by now keeps it; the card that cannot go back is linked to none", async () => {
    await link();
    club.clock.setOffset(days(2));
    const other = await newCard();
    await move(account, other);
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ending: "accountTaken", isLocked: true } });
    expect([await accountOf(), await accountOf(other)]).toEqual([undefined, account]);
  });

  test("an account that was erased at the shop gets no card back, and its owner joins again with a new password", async () => {
    await link();
    club.clock.setOffset(days(2));
    await forgetAccount(club, shopProgram, { accountCode: account, erasedAt: club.clock.now().toISOString() });
    expect(await object()).toEqual({ ok: true, value: { kind: "unlinked", ending: "unsure", isLocked: true } });
    expect(await accountOf()).toBeUndefined();
    expect([await link(), await move(account)]).toEqual([undefined, undefined]);
    await storePasswordHash(club, card, anyHash);
    const anew = await newMember(club, { mobile: `8120000${1000 + turn}`, accountCode: `ANEW${turn}` });
    expect(anew.memberCode).toBe(card);
    expect(await accountOf()).toBe(`ANEW${turn}`);
  });

  test("neither order of objecting to an attacker's link and its end brings the attacker back", async () => {
    for (const isLinkFirst of [true, false]) {
      card = await newCard();
      account = `THIEF${turn}`;
      await link();
      const linkToken = await newestObjection(club, card);
      await unlink();
      const tokens = [linkToken, await newestObjection(club, card)];
      for (const token of isLinkFirst ? tokens : tokens.toReversed())
        expect(await objectTo(club, token)).toMatchObject({ ok: true });
      expect(await accountOf()).toBeUndefined();
    }
  });

  test("an objection to the last of many moves goes back to the link before them, and notifies the owner", async () => {
    await link("KEPT");
    club.clock.setOffset(days(2));
    for (const thief of ["A", "B", "A", "B"]) await move(`${thief}${turn}`);
    expect(await object()).toEqual({ ok: true, value: { kind: "switched", ending: "back", isLocked: true } });
    expect(await accountOf()).toBe("KEPT");
    const { rows } = await sql<{ kind: string; isRestored: boolean }>`
      select payload->>'kind' as kind, (payload->>'isRestored')::boolean as "isRestored" from outbox where topic = 'linking.notice'
      and payload->>'memberCode' = ${card} order by position desc limit 1`.execute(club.database.tables());
    expect(rows).toEqual([{ kind: "linked", isRestored: true }]);
    expect(await object()).toEqual({ ok: true, value: { kind: "linked", ending: "unlinked", isLocked: true } });
    expect(await accountOf()).toBeUndefined();
  });

  test("a second objection to what is undone does not lock the new password", async () => {
    await link();
    const linkToken = await newestObjection(club, card);
    await unlink();
    const unlinkToken = await newestObjection(club, card);
    await objectTo(club, linkToken);
    await storePasswordHash(club, card, anyHash);
    const second = { kind: "unlinked", ending: "unsure", isLocked: false };
    expect(await foresee(club, unlinkToken)).toEqual({ ending: "unsure", isLocked: false });
    expect(await objectTo(club, unlinkToken)).toEqual({ ok: true, value: second });
    expect(await isLocked(club, card, 2)).toBe(false);
  });

  test("a secret works once, and so do those of one change together", async () => {
    await link();
    const [mail, sms] = [await newestObjection(club, card), await newestObjection(club, card, "sms")];
    expect(await objectTo(club, sms)).toMatchObject({ ok: true });
    await link(`AGAIN${turn}`);
    for (const token of [sms, mail, "x".repeat(43), ""])
      expect(await objectTo(club, token)).toMatchObject({ failure: { code: "LINK_EXPIRED" } });
    expect(await accountOf()).toBe(`AGAIN${turn}`);
  });

  test("a secret is good for two weeks", async () => {
    await link();
    const token = await newestObjection(club, card);
    club.clock.setOffset(days(15));
    expect(await objectTo(club, token)).toMatchObject({ failure: { code: "LINK_EXPIRED" } });
    // Other tests have moved the clock before.
    club.clock.setOffset(days(30));
    await deleteOldChanges(club);
    expect((await sql`select 1 from link_objections`.execute(club.database.tables())).rows).toEqual([]);
    expect(await accountOf()).toBe(account);
  });

  test("anyone who presses every link of theirs, in any order, does not end at the account that they objected to", async () => {
    const orders = [
      [2, 1, 0],
      [0, 1, 2],
      [1, 2, 0],
      [1, 0, 2],
    ];
    for (const order of orders) {
      const [memberCode, stranger] = [await newCard(), `STRANGER${turn}`];
      const tokens: string[] = [];
      const changed = async (change: Promise<unknown>) => {
        expect(await change).toBeDefined();
        tokens.push(await newestObjection(club, memberCode));
      };
      await changed(link(stranger, memberCode));
      await changed(club.database.transaction(() => removeLink(club, stranger)));
      await changed(move(stranger, memberCode));
      for (const place of order) await objectTo(club, tokens[place] ?? "");
      expect(await accountOf(memberCode)).toBeUndefined();
    }
  });
});
