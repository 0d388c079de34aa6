import { tellChanges } from "@gelora/service-kit/tell-changes.ts";
import type { Kysely } from "kysely";

/** A promotion that is written or stopped counts in every process at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellChanges(db, "offers");
}
