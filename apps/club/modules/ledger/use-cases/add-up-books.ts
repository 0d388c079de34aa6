import type { Platform } from "../../../platform/platform.ts";
import type { LedgerDiscrepancy } from "../domain/ledger-discrepancy.ts";
import { type Account, clubAccounts, memberAccounts } from "../domain/movement.ts";
import { selectAccountTotals, selectLedgerDiscrepancies } from "../storage/audit.ts";

export type BooksAddedUp = {
  /** Every account of the chart; together they are zero. */
  readonly accounts: readonly { readonly account: Account; readonly points: number }[];
  readonly sum: number;
  /** Empty when all is well. */
  readonly contradictions: readonly LedgerDiscrepancy[];
};

/** Adds up the whole ledger from its entries and audits it, for a person who asks at any moment. */
export async function addUpBooks(platform: Platform): Promise<BooksAddedUp> {
  const totals = await selectAccountTotals(platform);
  const accounts = [...memberAccounts, ...clubAccounts].map((account) => ({
    account,
    points: totals.get(account) ?? 0,
  }));
  return {
    accounts,
    sum: [...totals.values()].reduce((sum, points) => sum + points, 0),
    contradictions: await selectLedgerDiscrepancies(platform),
  };
}
