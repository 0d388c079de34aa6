import { findTestServer } from "@gelora/testkit/postgresql.ts";

/**
 * Which tests are skipped on this machine and why, as a sentence for the table; empty when none
 * are.
 */
export async function missingHere(): Promise<string> {
  if (await findTestServer()) return "";
  return "no PostgreSQL here (npm run doctor tells more): its half of the database tests and all race tests are skipped";
}
