import type { Platform } from "../../../platform/platform.ts";
import { selectLedgerDiscrepancies } from "../storage/audit.ts";

/**
 * Logs every contradiction in the books as an error, for a person to investigate.
 * @throws Error after the last one, so that the recurring task fails and its alarm is raised
 */
export async function auditLedger(platform: Platform): Promise<void> {
  const discrepancies = await selectLedgerDiscrepancies(platform);
  for (const discrepancy of discrepancies) platform.log.error(discrepancy, "the ledger contradicts itself");
  if (discrepancies.length > 0) throw new Error(`the ledger contradicts itself in ${discrepancies.length} places`);
}
