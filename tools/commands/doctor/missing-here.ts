import { findTestServer } from "@gelora/testkit/postgresql.ts";
import { findTestRedis } from "@gelora/testkit/redis.ts";

/**
 * Which tests are skipped on this machine and why, as a sentence for the table; empty when none
 * are.
 */
export async function missingHere(): Promise<string> {
  const postgresql = (await findTestServer())
    ? []
    : ["no PostgreSQL here (npm run doctor tells more): its half of the database tests and all race tests are skipped"];
  const redis = (await findTestRedis()) ? [] : ["no Redis here: the tests of shared counts are skipped"];
  return [...postgresql, ...redis].join("; ");
}
