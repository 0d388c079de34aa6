import type { Platform } from "../../../platform/platform.ts";
import { selectLedgerFaults } from "../storage/audit.ts";

/** Logs every contradiction in the books as an error, for a person to look at. */
export async function auditLedger(platform: Platform): Promise<void> {
  for (const fault of await selectLedgerFaults(platform)) platform.log.error(fault, "the ledger contradicts itself");
}
