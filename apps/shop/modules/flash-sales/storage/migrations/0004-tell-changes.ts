import { tellChanges } from "@gelora/service-kit/tell-changes.ts";
import type { Kysely } from "kysely";

/** A campaign that is written or changed shows in every process at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellChanges(db, "flash_campaigns");
}
