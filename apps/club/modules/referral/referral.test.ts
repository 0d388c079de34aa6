import { points } from "@gelora/money/points.ts";
import { days } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClub } from "../../testing/club.ts";
import { closeReturnWindows } from "../earning/testing/close-return-windows.ts";
import { purchaseEvent, reversalEvent, tellEvent } from "../earning/testing/shop-events.ts";
import { joiningRequest, type NewMember, newMember } from "../joining/testing/joining-request.ts";
import { removePoints, selectBalances, selectMovements } from "../ledger/ledger.ts";
import { expectSoundBooks } from "../ledger/testing/expect-sound-books.ts";
import { seedMembers } from "../membership/membership.ts";
import { referralCodeOf, showPendingRewards } from "./referral.ts";
import { describeReferrer } from "./use-cases/find-referrer.ts";
import { showReferral } from "./use-cases/show-referral.ts";

/** What each gets, by the rules that the migration writes. */
const reward = 2_500;
const lines = [[40_000, 40_000], [60_000]];

describe.each(testEngines)("referrals, on %s", (engine) => {
  let club: Platform;
  beforeAll(async () => {
    club = await openTestClub(engine);
  });
  afterAll(async () => {
    await expectSoundBooks(club);
    await club.database.close();
  });

  const join = (change: Parameters<typeof joiningRequest>[0] = {}) => newMember(club, change);
  const referred = async () => {
    const referrer = await join();
    const code = await referralCodeOf(club, referrer.memberCode);
    return { referrer, code, friend: await join({ referralCode: code.toLowerCase() }) };
  };
  const bought = ({ accountCode }: NewMember, orderCode: string, completedAt = new Date(Date.now() + 1000)) =>
    tellEvent(club, purchaseEvent(orderCode, lines, { accountCode, completedAt }));
  const sentBack = (orderCode: string, what = lines, cause = "all") =>
    tellEvent(club, reversalEvent(orderCode, cause, what));
  const balancesOf = ({ memberCode }: NewMember) => selectBalances(club, memberCode);
  /**
   * What referrals have moved on one of their accounts: orders earn points and a bonus of their
   * own.
   */
  const rewardsOn = async (account: "pending" | "available" | "promotion", { memberCode }: NewMember) => {
    const sum = sql<{ points: number }>`
      select coalesce(sum(points), 0)::bigint as points from point_movements join point_entries using (movement_id)
      where member_code = ${memberCode} and fact like 'referral:%' and account = ${account}`;
    return (await sum.execute(club.database.tables())).rows[0]?.points;
  };
  const rewardMails = async (...members: NewMember[]) => {
    const query = sql<{ kind: string; to: string; points: number }>`
      select payload ->> 'kind' as kind, payload ->> 'to' as to, (payload ->> 'points')::integer as points from outbox
      where payload ->> 'kind' like '%Rewarded' and payload ->> 'to' = any(${members.map(({ email }) => email)})
      order by position`;
    return (await query.execute(club.database.tables())).rows;
  };
  const promised = async (...members: NewMember[]) =>
    Promise.all(members.map((member) => rewardsOn("pending", member)));
  const rewards = async (...members: NewMember[]) =>
    Promise.all(members.map((member) => rewardsOn("available", member)));

  test("the first delivered order promises both a reward, at the cost of a promotion, and the second nobody", async () => {
    const { referrer, friend } = await referred();
    expect(await promised(referrer, friend)).toEqual([0, 0]);
    await bought(friend, `FIRST-${friend.memberCode}`);
    await bought(friend, `SECOND-${friend.memberCode}`);
    await bought(friend, `FIRST-${friend.memberCode}`);
    expect(await promised(referrer, friend)).toEqual([reward, reward]);
    expect(await balancesOf(referrer)).toMatchObject({ pending: reward, available: 0 });
    expect(await rewardsOn("promotion", referrer)).toBe(-reward);
    const [movement] = await selectMovements(club, referrer.memberCode, { before: undefined, limit: 1 });
    // The friend's order is the friend's own affair.
    expect(movement).toMatchObject({ kind: "referralEarned", orderCode: null });
  });

  test("an order that is reported again by another message is rewarded once, before and after it can be spent", async () => {
    const { referrer, friend } = await referred();
    const { accountCode } = friend;
    const order = purchaseEvent(`ANEW-${friend.memberCode}`, lines, {
      accountCode,
      completedAt: new Date(Date.now() + 1000),
    });
    const tell = async (id: string) => expect(await tellEvent(club, { ...order, id: `${order.id}:${id}` })).toBe(true);
    for (const id of ["first", "second"]) await tell(id);
    expect(await promised(referrer, friend)).toEqual([reward, reward]);
    await closeReturnWindows(club);
    await tell("third");
    await closeReturnWindows(club);
    expect([await promised(referrer, friend), await rewards(referrer, friend)]).toEqual([
      [0, 0],
      [reward, reward],
    ]);
    expect(await rewardsOn("promotion", referrer)).toBe(-reward);
    expect(await rewardMails(referrer, friend)).toHaveLength(2);
  });

  test("who joined with a code sees what is promised until their first order is delivered", async () => {
    const { referrer, friend } = await referred();
    const promisedTo = async ({ memberCode }: NewMember) => (await showReferral(club, memberCode)).promisedPoints;
    expect([await promisedTo(referrer), await promisedTo(friend)]).toEqual([0, reward]);
    await bought(friend, `PROMISED-${friend.memberCode}`);
    expect(await promisedTo(friend)).toBe(0);
    expect(await showPendingRewards(club, friend.memberCode)).toHaveLength(1);
  });

  test("nobody can spend a reward before the return window closes; then it is there once, however often that is checked", async () => {
    const { referrer, friend } = await referred();
    const { memberCode } = referrer;
    await bought(friend, `WAITS-${friend.memberCode}`);
    const use = () => removePoints(club, { memberCode, fact: `early:${memberCode}`, points: points(1) });
    expect(await use()).toBe(false);
    const [waiting] = await showPendingRewards(club, memberCode);
    expect(waiting).toEqual({ points: reward, availableAt: expect.any(Date) });
    expect(await showPendingRewards(club, friend.memberCode)).toEqual([waiting]);
    await closeReturnWindows(club);
    await closeReturnWindows(club);
    expect(await balancesOf(referrer)).toMatchObject({ pending: 0, available: reward });
    expect(await rewards(friend)).toEqual([reward]);
    expect(await balancesOf(friend)).toMatchObject({ pending: 0 });
    expect(await showPendingRewards(club, memberCode)).toEqual([]);
    expect(await use()).toBe(true);
    const kinds = (await selectMovements(club, memberCode, { before: undefined, limit: 9 })).map(({ kind }) => kind);
    expect(kinds).toEqual(["removed", "referralMatured", "referralEarned"]);
  });

  test("each gets one mail about the reward, once it can be spent", async () => {
    const { referrer, friend } = await referred();
    await bought(friend, `MAILS-${friend.memberCode}`);
    expect(await rewardMails(referrer, friend)).toEqual([]);
    await closeReturnWindows(club);
    await closeReturnWindows(club);
    expect(await rewardMails(referrer, friend)).toEqual([
      { kind: "newMemberRewarded", to: friend.email, points: reward },
      { kind: "referrerRewarded", to: referrer.email, points: reward },
    ]);
  });

  test("an order that goes back whole in its return window ends the promise, in parts or at once, and a later one makes none", async () => {
    const { referrer, friend } = await referred();
    const order = `BACK-${friend.memberCode}`;
    await bought(friend, order);
    await sentBack(order, [[40_000], []], "a shirt");
    expect(await promised(referrer, friend)).toEqual([reward, reward]);
    await sentBack(order, [[40_000], [60_000]], "the rest");
    await sentBack(order, [[40_000], [60_000]], "the rest");
    expect(await promised(referrer, friend)).toEqual([0, 0]);
    await bought(friend, `LATER-${friend.memberCode}`);
    await closeReturnWindows(club);
    expect(await rewards(referrer, friend)).toEqual([0, 0]);
    expect(await rewardsOn("promotion", referrer)).toBe(0);
  });

  test("a reward that was spent before a late return takes it back is owed", async () => {
    const { referrer, friend } = await referred();
    const order = `SPENT-${friend.memberCode}`;
    await bought(friend, order);
    await closeReturnWindows(club);
    const { memberCode } = referrer;
    await removePoints(club, { memberCode, fact: `used:${memberCode}`, points: points(1_500) });
    await sentBack(order);
    expect(await balancesOf(referrer)).toMatchObject({ pending: 0, available: 0, owed: 1_500 });
  });

  test("a referral that was rewarded before rewards waited stays rewarded, and is taken back as it was given", async () => {
    const { referrer, friend } = await referred();
    const order = `OLD-WAY-${friend.memberCode}`;
    await bought(friend, order);
    await closeReturnWindows(club);
    await sql`update referrals set matures_at = null where member_code = ${friend.memberCode}`.execute(
      club.database.tables(),
    );
    await closeReturnWindows(club);
    expect(await rewards(referrer)).toEqual([reward]);
    await sentBack(order);
    expect(await rewards(referrer, friend)).toEqual([0, 0]);
  });

  test("purchases from before the joining do not count as the first order", async () => {
    const referrer = await join();
    const request = joiningRequest({ referralCode: await referralCodeOf(club, referrer.memberCode) });
    const completedAt = new Date(Date.now() - days(2));
    const early = purchaseEvent(`OLD-${request.accountCode}`, lines, { ...request, completedAt });
    await tellEvent(club, early);
    const friend = await join(request);
    expect(await promised(referrer, friend)).toEqual([0, 0]);
    await bought(friend, `NEW-${request.accountCode}`);
    expect(await promised(referrer, friend)).toEqual([reward, reward]);
  });

  test("nobody refers themselves: the same card, and the same address in another spelling", async () => {
    const referrer = await join({ email: `sendiri-${engine}@contoh.id` });
    const code = await referralCodeOf(club, referrer.memberCode);
    const second = await join({ email: ` SENDIRI-${engine}@Contoh.id`, referralCode: code });
    await bought(second, `SELF-${second.memberCode}`);
    expect(await promised(referrer, second)).toEqual([0, 0]);
    const knows = (applicant: Parameters<typeof describeReferrer>[2]) => describeReferrer(club, code, applicant);
    expect(await knows({ accountCode: referrer.accountCode })).toMatchObject({ isApplicant: true });
    expect(await knows({ mobile: referrer.mobile })).toMatchObject({ isApplicant: true });
    expect(await knows({ email: referrer.email.toUpperCase() })).toMatchObject({ isApplicant: true });
    expect(await knows({ mobile: "81999999999", email: "lain@contoh.id" })).toMatchObject({ isApplicant: false });
  });

  test("[REF-05~] a code is found in any spelling, with the name of its member; an unknown one is not", async () => {
    const { referrer, code } = await referred();
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect(await describeReferrer(club, typed, {})).toEqual({
      firstName: "Kirana",
      lastName: "Maheswari",
      referralCode: code,
      registeredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      isApplicant: false,
    });
    expect(await describeReferrer(club, "NOBODY77", {})).toBeNull();
    expect(referrer.memberCode).not.toBe("");
  });

  test("an unknown code keeps nobody from joining, and a card from before is no new member", async () => {
    const referrer = await join();
    const code = await referralCodeOf(club, referrer.memberCode);
    const without = await join({ referralCode: "NOBODY77" });
    const old = await join();
    const again = await join({ accountCode: `AGAIN-${old.accountCode}`, referralCode: code });
    expect([without.memberCode, again.memberCode].every((memberCode) => memberCode !== "")).toBe(true);
    const card = { memberCode: `CARD-${engine}`, mobile: engine === "embedded" ? "8150000001" : "8150000002" };
    const names = { firstName: "Citra", lastName: "Lama", email: "lama@contoh.id" };
    await seedMembers(club, [{ ...card, ...names, status: "ACTIVE", emailVerified: true, phoneVerified: true }]);
    const known = await join({ mobile: card.mobile, referralCode: code });
    await bought(known, `KNOWN-${engine}`);
    expect(await promised(referrer)).toEqual([0]);
  });

  test("whatever order events come in and however often, the reward stands exactly while the first order does", async () => {
    const events = ["purchase", "a shirt", "the rest", "window"] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...events), { minLength: 1, maxLength: 9 }), async (steps) => {
        const { referrer, friend } = await referred();
        const order = `ANY-${friend.memberCode}`;
        for (const step of steps) {
          if (step === "purchase") await bought(friend, order);
          else if (step === "window") await closeReturnWindows(club);
          else if (step === "a shirt") await sentBack(order, [[40_000], []], step);
          else await sentBack(order, [[40_000], [60_000]], step);
        }
        const isGone = steps.includes("a shirt") && steps.includes("the rest");
        const stands = steps.includes("purchase") && !isGone ? reward : 0;
        const isMature = steps.lastIndexOf("window") > steps.indexOf("purchase");
        const { available, pending, owed } = await balancesOf(referrer);
        expect([available, pending, owed]).toEqual(isMature ? [stands, 0, 0] : [0, stands, 0]);
        expect(await rewardsOn(isMature ? "available" : "pending", friend)).toBe(stands);
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});
