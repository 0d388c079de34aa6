import { setTimeout as wait } from "node:timers/promises";
import { clubJoiningPath } from "@gelora/contracts/club-joining.ts";
import { openDatabase } from "@gelora/service-kit/database.ts";
import { buildService } from "@gelora/service-kit/service.ts";
import { createServerDatabase, findTestServer } from "@gelora/testkit/postgresql.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readClubConfiguration } from "../../platform/configuration.ts";
import type { Platform } from "../../platform/platform.ts";
import { modules } from "../../server/modules.ts";
import { type ClubProcess, startClubProcess } from "../../testing/club-process.ts";
import { joiningProgram, joiningRequest } from "./testing/joining-request.ts";

describe.skipIf(!hasTestPostgres)("a club that is killed while shoppers join, on PostgreSQL", () => {
  let platform: Platform;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const server = await findTestServer();
    if (!server) throw new Error("there is one");
    ({ url, drop } = await createServerDatabase(server));
    const database = await openDatabase({ url, poolSize: 2 });
    ({ platform } = await buildService("club", readClubConfiguration({ LOG_LEVEL: "silent" }), database, modules));
  });
  afterAll(async () => {
    await platform.database.close();
    await drop();
  });

  const countOf = async (what: string): Promise<number | undefined> => {
    const rows = sql<{ n: number }>`select count(*)::integer as n from ${sql.table(what)}`;
    return (await rows.execute(platform.database.tables())).rows[0]?.n;
  };

  test("each has one card, one link, one password and one code when all have been taken", async () => {
    const requests = Array.from({ length: 80 }, () => joiningRequest());
    let club: ClubProcess = await startClubProcess(url);
    let [taken, lost] = [0, 0];
    const joinAll = Promise.all(
      requests.map(async (request) => {
        while (!(await club.tell(clubJoiningPath, joiningProgram, request))) {
          lost += 1;
          await wait(20);
        }
        taken += 1;
      }),
    );
    for (let kill = 0; kill < 2; kill += 1) {
      const enough = taken + 5;
      while (taken < enough) await wait(1);
      await club.kill();
      club = await startClubProcess(url);
    }
    await joinAll;
    await club.kill();
    expect(lost).toBeGreaterThan(0);
    for (const table of ["members", "account_links", "passwords", "referral_codes", "joinings", "offer_choices"])
      expect([table, await countOf(table)]).toEqual([table, requests.length]);
  }, 120_000);
});
