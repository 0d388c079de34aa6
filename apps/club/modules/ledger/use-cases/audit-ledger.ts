import type { Platform } from "../../../platform/platform.ts";
import { selectLedgerDiscrepancies } from "../storage/audit.ts";

/** Logs every contradiction in the books as an error, for a person to look at. */
export async function auditLedger(platform: Platform): Promise<void> {
  for (const discrepancy of await selectLedgerDiscrepancies(platform))
    platform.log.error(discrepancy, "the ledger contradicts itself");
}
