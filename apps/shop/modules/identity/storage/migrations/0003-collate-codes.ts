import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    sessions: ["account_code"],
    guest_accounts: ["account_code"],
  });
}
