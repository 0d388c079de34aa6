import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubsForAll } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { someoneWaitsForAccount, transactionsOf } from "../../testing/wait-for-locks.ts";
import { insertLink, lockAccount, seedMembers } from "../membership/membership.ts";
import { claimPurchases } from "./earning.ts";
import { lockEarning } from "./storage/earnings.ts";
import { claimEvent, purchaseEvent, reversalEvent, shopProgram } from "./testing/shop-events.ts";
import { takeInShopEvent } from "./use-cases/take-in-shop-event.ts";

describe.skipIf(!hasTestPostgres)("whose order earns is locked before the order, on PostgreSQL", () => {
  const clubs = openTestClubsForAll();
  let round = 0;

  const newCard = async () => {
    round += 1;
    const [memberCode, accountCode, mobile] = [`MC${round}`, `AC${round}`, `8123000${1000 + round}`];
    await seedMembers(clubs.club, [someMember({ memberCode, mobile })]);
    return { memberCode, accountCode };
  };

  /**
   * An account is linked and claims its purchase, while something else happens to that purchase.
   */
  const transactionsOfLinkAnd = async (
    happens: (from: Platform, accountCode: string, order: string) => Promise<unknown>,
    { isGuests = false } = {},
  ) => {
    const link = await newCard();
    const order = `LOCKS-${round}`;
    const accountCode = isGuests ? null : link.accountCode;
    const bought = purchaseEvent(order, [[40_000]], { accountCode, completedAt: new Date() });
    await takeInShopEvent(clubs.club, shopProgram, bought);
    if (isGuests) await takeInShopEvent(clubs.club, shopProgram, claimEvent(order, link.accountCode));
    const isLinking = Promise.withResolvers<void>();
    return clubs.twoAtOnce((one, other) =>
      transactionsOf(
        {
          from: one,
          work: async () => {
            await insertLink(one, link);
            isLinking.resolve();
            await someoneWaitsForAccount(clubs.club);
            await claimPurchases(one, link.accountCode);
          },
        },
        {
          from: other,
          work: async () => {
            await isLinking.promise;
            await happens(other, link.accountCode, order);
          },
        },
      ),
    );
  };

  test.each([
    ["its account", false],
    ["the account that claimed it from a guest", true],
  ])(
    "a return that arrives while %s is linked waits for the link, and neither is begun again",
    async (_who, isGuests) => {
      const taken = await transactionsOfLinkAnd(
        (from, _account, order) => takeInShopEvent(from, shopProgram, reversalEvent(order, "a", [[40_000]])),
        { isGuests },
      );
      expect(taken).toBe(2);
    },
  );

  test("they block each other when the return locks its order first: the test can fail", async () => {
    const taken = await transactionsOfLinkAnd(async (from, account, order) => {
      await lockEarning(from, order);
      await lockAccount(from, account);
    });
    expect(taken).toBeGreaterThan(2);
  });
});
