/**
 * What staff and programs did to orders, payments, stock and people. Guarantees: an entry is
 * written in the transaction of its act, so neither exists without the other; and the database
 * itself forbids changing entries.
 */
import type { Platform } from "../../platform/platform.ts";
import type { Worker } from "../../platform/principal.ts";
import type { Act } from "./domain/acts.ts";
import { insertEntry } from "./storage/entries.ts";

export { actsOn } from "./storage/entries.ts";

/** Records an act, in the transaction that does it. */
export async function recordAct(platform: Platform, worker: Worker, act: Act): Promise<void> {
  if (!platform.database.isInTransaction()) throw new Error("an act must be recorded in its own transaction");
  await insertEntry(platform, worker, act);
}
