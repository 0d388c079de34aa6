import { tellChanges } from "@gelora/service-kit/tell-changes.ts";
import type { Kysely } from "kysely";

/** A changed price, product or frame shows in every process at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellChanges(db, "catalogue_state");
}
