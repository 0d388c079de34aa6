import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    payments: ["order_code", "channel_code"],
    payment_attempts: ["order_code", "channel_code"],
  });
}
