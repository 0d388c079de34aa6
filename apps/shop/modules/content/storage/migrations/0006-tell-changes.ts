import { tellChanges } from "@gelora/service-kit/tell-changes.ts";
import type { Kysely } from "kysely";

/** A published page shows in every process at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellChanges(db, "content_pages");
}
