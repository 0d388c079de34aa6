import { expect, test } from "vitest";
import { showTier } from "../../apps/club/modules/earning/earning.ts";
import { selectBalances, selectExpiries, selectMovements } from "../../apps/club/modules/ledger/ledger.ts";
import { expectSoundBooks } from "../../apps/club/modules/ledger/testing/expect-sound-books.ts";
import { seedMembers } from "../../apps/club/modules/membership/membership.ts";
import { openTestClub } from "../../apps/club/testing/club.ts";
import { seedClubPoints } from "./seed-club-points.ts";
import { seededClubMembers } from "./seeded-people.ts";

const movementsOf = (platform: Parameters<typeof selectMovements>[0], memberCode: string) =>
  selectMovements(platform, memberCode, { before: undefined, limit: 100 });

test("seeded members have tiers, pending points and points that expire, by a year of movements, made once", async () => {
  const platform = await openTestClub("embedded");
  await seedMembers(platform, seededClubMembers);
  const lengths: number[] = [];
  for (const _time of ["first", "again"]) {
    await seedClubPoints(platform);
    for (const [memberCode, tier, kinds] of [
      ["MC-0004", "GOLD", ["earned", "matured", "takenBack", "added"]],
      ["MC-0005", "SILVER", ["earned", "matured", "forgone", "added"]],
    ] as const) {
      expect(await showTier(platform, memberCode)).toMatchObject({ tier: { code: tier } });
      expect((await selectBalances(platform, memberCode)).pending).toBeGreaterThan(0);
      expect((await selectExpiries(platform, memberCode)).length).toBeGreaterThan(2);
      const movements = await movementsOf(platform, memberCode);
      expect(movements.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
      const moments = movements.map(({ happenedAt }) => happenedAt.getTime());
      expect(moments).toEqual(moments.toSorted((one, other) => other - one));
      lengths.push(movements.length);
    }
  }
  expect(lengths.slice(2)).toEqual(lengths.slice(0, 2));
  expect(await selectBalances(platform, "MC-0001")).toEqual({ pending: 0, available: 25_000, held: 0, owed: 0 });
  await expectSoundBooks(platform);
  await platform.database.close();
});
