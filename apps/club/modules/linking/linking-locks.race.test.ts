import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { openTestClubs, type TestClubs } from "../../testing/club.ts";
import { someMember } from "../../testing/some-member.ts";
import { someoneWaitsForAccount, transactionsOf } from "../../testing/wait-for-locks.ts";
import { lockAccount, seedMembers } from "../membership/membership.ts";
import { holdPasswordVersion, storePasswordHash } from "../passwords/passwords.ts";
import { linkAccount, objectTo } from "./linking.ts";
import { anyHash } from "./testing/any-hash.ts";
import { newestObjection } from "./testing/newest-objection.ts";
import { replaceLinks } from "./use-cases/link-account.ts";

describe.skipIf(!hasTestPostgres)("who links locks in the order of all others, on PostgreSQL", () => {
  let clubs: TestClubs;
  let club: Platform;
  let round = 0;
  beforeAll(async () => {
    clubs = await openTestClubs();
    ({ club } = clubs);
  });
  beforeEach(() => {
    round += 1;
  });
  afterAll(() => clubs.close());

  const newCard = async () => {
    const [memberCode, accountCode, mobile] = [`MC${round}`, `AC${round}`, `8123000${1000 + round}`];
    await seedMembers(club, [someMember({ memberCode, mobile })]);
    await storePasswordHash(club, memberCode, anyHash);
    return { memberCode, accountCode };
  };

  /** A card comes back to its former account, while its owner objects to having lost it. */
  const transactionsOfReturnAnd = async (
    objects: (from: Platform, link: Awaited<ReturnType<typeof newCard>>) => Promise<unknown>,
  ) => {
    const link = await newCard();
    await club.database.transaction(() => linkAccount(club, link));
    await club.database.transaction(() => replaceLinks(club, { ...link, accountCode: `THIEF${round}` }));
    const isLinking = Promise.withResolvers<void>();
    return clubs.twoAtOnce((one, other) =>
      transactionsOf(
        {
          from: one,
          work: async () => {
            await lockAccount(one, link.accountCode);
            isLinking.resolve();
            await someoneWaitsForAccount(club);
            await holdPasswordVersion(one, link.memberCode);
            await replaceLinks(one, link);
          },
        },
        {
          from: other,
          work: async () => {
            await isLinking.promise;
            await objects(other, link);
          },
        },
      ),
    );
  };

  test("an objection that comes while the card is linked waits for the link, and neither is begun again", async () => {
    const taken = await transactionsOfReturnAnd(async (from, { memberCode }) => {
      expect(await objectTo(from, await newestObjection(from, memberCode))).toMatchObject({ ok: true });
    });
    expect(taken).toBe(2);
  });

  test("they block each other when the objection locks the password first: the test can fail", async () => {
    const taken = await transactionsOfReturnAnd(async (from, { memberCode, accountCode }) => {
      await holdPasswordVersion(from, memberCode);
      await lockAccount(from, accountCode);
    });
    expect(taken).toBeGreaterThan(2);
  });
});
