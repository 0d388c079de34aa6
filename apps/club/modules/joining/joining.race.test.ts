import type { ClubJoining } from "@gelora/contracts/club-joining.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { notAllowed } from "@gelora/service-kit/service-door.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import { isRejected } from "@gelora/testkit/is-rejected.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { closeDueWindows } from "../earning/testing/close-return-windows.ts";
import { purchaseEvent, reversalEvent, tellEvent } from "../earning/testing/shop-events.ts";
import { selectBalances } from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { unlink } from "../linking/testing/unlink.ts";
import { findMembers, linkOfMember, memberOfAccount } from "../membership/membership.ts";
import { checkPassword, setPassword } from "../passwords/passwords.ts";
import { referralCodeOf } from "../referral/referral.ts";
import { insertJoining, selectJoining } from "./storage/joinings.ts";
import { joiningProgram, joiningRequest } from "./testing/joining-request.ts";
import { joinClub } from "./use-cases/join-club.ts";

describe.skipIf(!hasTestPostgres)("joining under contention, from four pools of connections on PostgreSQL", () => {
  let clubs: TestClubs;
  let club: Platform;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  afterAll(async () => {
    await expectSoundBooks(club);
    await clubs.close();
  });

  const join = (request: ClubJoining) => async (from: Platform) => {
    const answer = await joinClub(from, joiningProgram, request);
    if (answer === notAllowed) throw new Error("the shop may ask");
    return answer;
  };
  const cardsWith = async (mobile: string) => {
    const found = sql<{ n: number }>`select count(*)::integer as n from members where mobile = ${mobile}`;
    return (await found.execute(club.database.tables())).rows[0]?.n;
  };
  const passwordVersion = async (memberCode: string) => {
    const found = sql<{ version: number }>`select version from passwords where member_code = ${memberCode}`;
    return (await found.execute(club.database.tables())).rows[0]?.version;
  };

  test("one request that arrives eight times makes one card and one link, and is answered alike", async () => {
    for (let round = 0; round < 15; round += 1) {
      const request = joiningRequest();
      const answers = await clubs.atOnce(8, join(request));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await cardsWith(request.mobile)).toBe(1);
      const [answer] = answers;
      expect(answer).toEqual({ outcome: "joined", memberCode: await memberOfAccount(club, request.accountCode) });
    }
  });

  test("without holding the account a repeated request fails: the test can fail", async () => {
    let failed = 0;
    for (let round = 0; round < 15; round += 1) {
      const request = joiningRequest();
      // As joining does, but holding nothing.
      const joinUnheld = (from: Platform) =>
        from.database.transaction(async () => {
          if (await selectJoining(from, request)) return;
          await insertJoining(from, request, { outcome: "linked-elsewhere" });
        });
      failed += (await clubs.atOnce(8, (from) => isRejected(joinUnheld(from)))).filter(Boolean).length;
    }
    expect(failed).toBeGreaterThan(0);
  });

  test("a password of the form and others that are set at once: one of them is the card's, whole", async () => {
    const hashes = await Promise.all(["Lari-Pagi7", "Sore-Hari8"].map((password) => slowHash(password)));
    for (let round = 0; round < 10; round += 1) {
      const first = joiningRequest();
      await join(first)(club);
      const memberCode = (await memberOfAccount(club, first.accountCode)) ?? "";
      await unlink(club, first.accountCode);
      const [owner] = await findMembers(club, [memberCode]);
      if (!owner) throw new Error("the card is there");
      const forms = hashes.map((passwordHash) => join(joiningRequest({ mobile: first.mobile, passwordHash })));
      const answers = await clubs.eachAtOnce<unknown>([...forms, (from) => setPassword(from, owner, "Layar-Pagi7")]);
      expect(answers.filter((answer) => (answer as { outcome?: string }).outcome === "joined")).toHaveLength(1);
      const known = ["Lari-Pagi7", "Sore-Hari8", "Layar-Pagi7"].map((password) =>
        checkPassword(club, { ...owner, password, session: undefined, source: `10.0.0.${round}` }),
      );
      expect((await Promise.all(known)).filter((checked) => checked.ok && checked.value)).toHaveLength(1);
      // The first one, that of the one form that got the card, and the site's.
      expect(await passwordVersion(memberCode)).toBe(3);
    }
  });

  test("four accounts that bring one number at once: one gets the card, the others are refused", async () => {
    for (let round = 0; round < 15; round += 1) {
      const first = joiningRequest();
      const others = Array.from({ length: 3 }, () => joiningRequest({ mobile: first.mobile }));
      const answers = await clubs.eachAtOnce([first, ...others].map(join));
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
        "joined",
        ...Array.from({ length: 3 }, () => "linked-elsewhere"),
      ]);
      expect(await cardsWith(first.mobile)).toBe(1);
    }
  });

  test("four numbers that one account brings at once: it has one card", async () => {
    for (let round = 0; round < 15; round += 1) {
      const first = joiningRequest();
      const { accountCode } = first;
      const requests = [first, ...Array.from({ length: 3 }, () => joiningRequest({ accountCode }))];
      const answers = await clubs.eachAtOnce(requests.map(join));
      const codes = new Set(answers.map((answer) => (answer.outcome === "joined" ? answer.memberCode : "")));
      expect([...codes]).toEqual([await memberOfAccount(club, accountCode)]);
      const cards = await Promise.all(requests.map(({ mobile }) => cardsWith(mobile)));
      expect(cards.toSorted()).toEqual([0, 0, 0, 1]);
    }
  });

  test("a member's code is one code, however many ask for it first", async () => {
    for (let round = 0; round < 15; round += 1) {
      const memberCode = `NOBODY-${round}`;
      const codes = await clubs.atOnce(8, (from) => referralCodeOf(from, memberCode));
      expect(new Set(codes).size).toBe(1);
    }
  });

  const referred = async () => {
    const referrer = await join(joiningRequest())(club);
    if (referrer.outcome !== "joined") throw new Error("it is a new number");
    const request = joiningRequest({ referralCode: await referralCodeOf(club, referrer.memberCode) });
    const friend = await join(request)(club);
    if (friend.outcome !== "joined") throw new Error("it is a new number");
    return { accountCode: request.accountCode, referrer: referrer.memberCode, friend: friend.memberCode };
  };
  const lines = [[40_000]];
  const bought = (orderCode: string, accountCode: string) => (from: Platform) =>
    tellEvent(from, purchaseEvent(orderCode, lines, { accountCode, completedAt: new Date(Date.now() + 1000) }));

  const rewardsOf = async (memberCode: string) => {
    const { available, pending } = await selectBalances(club, memberCode);
    return { available, pending };
  };

  test("[REF-01~] four first orders at once promise a reward once, and their returns end the promise once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { accountCode, referrer, friend } = await referred();
      const orders = [1, 2, 3, 4].map((number) => `REFERRED-${round}-${number}`);
      await clubs.eachAtOnce(orders.map((order) => bought(order, accountCode)));
      expect(await rewardsOf(referrer)).toEqual({ available: 0, pending: 2_500 });
      const returns = orders.map((order) => (from: Platform) => tellEvent(from, reversalEvent(order, "all", lines)));
      await clubs.eachAtOnce([...returns, ...returns.toReversed()]);
      expect(await rewardsOf(referrer)).toEqual({ available: 0, pending: 0 });
      expect(await rewardsOf(friend)).toEqual({ available: 0, pending: 0 });
      expect((await linkOfMember(club, friend))?.accountCode).toBe(accountCode);
    }
  });

  test("return windows that close in four programs at once, as half of the orders go back, reward each referral once", async () => {
    const referrals = await Promise.all(Array.from({ length: 10 }, referred));
    const orders = referrals.map(({ friend }) => `CLOSING-${friend}`);
    for (const [index, order] of orders.entries()) await bought(order, referrals[index]?.accountCode ?? "")(club);
    clubs.setOffset(days(15));
    const returned = orders.filter((_, index) => index % 2 === 0);
    const returns = returned.map((order) => (from: Platform) => tellEvent(from, reversalEvent(order, "all", lines)));
    await clubs.eachAtOnce<unknown>([...Array.from({ length: 4 }, () => closeDueWindows), ...returns]);
    clubs.setOffset(days(0));
    for (const [index, { referrer }] of referrals.entries())
      expect(await rewardsOf(referrer)).toEqual({ available: index % 2 === 0 ? 0 : 2_500, pending: 0 });
  });

  test("without the row's lock two first orders are both the first: the test can fail", async () => {
    let doubled = 0;
    for (let round = 0; round < 20 && doubled === 0; round += 1) {
      const { friend } = await referred();
      // As settling does, but reads the state without holding the row.
      const isFirst = (from: Platform) =>
        from.database.transaction(async () => {
          const waiting = sql<{ n: number }>`
            select count(*)::integer as n from referrals where member_code = ${friend} and state = 'waiting'`;
          const found = (await waiting.execute(from.database.tables())).rows[0]?.n === 1;
          await sql`update referrals set state = 'pending', order_code = 'X', matures_at = now() where member_code = ${friend}`.execute(
            from.database.tables(),
          );
          return found;
        });
      const firsts = await clubs.atOnce(4, isFirst);
      if (firsts.filter(Boolean).length > 1) doubled += 1;
    }
    expect(doubled).toBeGreaterThan(0);
  });
});
