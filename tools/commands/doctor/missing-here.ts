import { findTestServer } from "@gelora/testkit/postgresql.ts";

/** What tests are skipped on this machine and why, in a sentence for the table; empty when nothing is. */
export async function missingHere(): Promise<string> {
  if (await findTestServer()) return "";
  return "no PostgreSQL here (npm run doctor tells more): its half of the database tests and all race tests are skipped";
}
