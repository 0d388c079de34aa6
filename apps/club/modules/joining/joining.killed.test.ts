import { setTimeout as wait } from "node:timers/promises";
import { clubJoiningPath } from "@gelora/contracts/club-joining.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { ClubProcess } from "../../testing/club-process.ts";
import { openClubToKill } from "../../testing/club-to-kill.ts";
import { joiningProgram, joiningRequest } from "./testing/joining-request.ts";

describe.skipIf(!hasTestPostgres)("a club that is killed while shoppers join, on PostgreSQL", () => {
  const club = openClubToKill();

  const countOf = async (what: string): Promise<number | undefined> => {
    const rows = sql<{ n: number }>`select count(*)::integer as n from ${sql.table(what)}`;
    return (await rows.execute(club.platform.database.tables())).rows[0]?.n;
  };

  test("each has one card, one link, one password and one code when all have been taken", async () => {
    const requests = Array.from({ length: 80 }, () => joiningRequest());
    let program: ClubProcess = await club.start();
    let [taken, lost] = [0, 0];
    const joinAll = Promise.all(
      requests.map(async (request) => {
        while (!(await program.tell(clubJoiningPath, joiningProgram, request))) {
          lost += 1;
          await wait(20);
        }
        taken += 1;
      }),
    );
    for (let kill = 0; kill < 2; kill += 1) {
      const enough = taken + 5;
      while (taken < enough) await wait(1);
      await program.kill();
      program = await club.start();
    }
    await joinAll;
    await program.kill();
    expect(lost).toBeGreaterThan(0);
    for (const table of ["members", "account_links", "passwords", "referral_codes", "joinings", "offer_choices"])
      expect([table, await countOf(table)]).toEqual([table, requests.length]);
  }, 120_000);
});
