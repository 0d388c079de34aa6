import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Database } from "./database.ts";

/**
 * A transaction that ends in an outcome: a failure rolls everything back, a success commits.
 * Inside a running transaction it joins it, and the outer `decide` rolls back, so the caller must
 * return the failure.
 */
export async function decide<Value>(database: Database, work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  if (database.isInTransaction()) return work();
  try {
    return await database.transaction(async () => {
      const outcome = await work();
      if (!outcome.ok) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.outcome;
    throw error;
  }
}

/** Carries a failure out of the transaction, which rolls back on anything thrown. */
class Undo extends Error {
  readonly outcome: { readonly ok: false } & Extract<Outcome<never>, { ok: false }>;
  constructor(outcome: Extract<Outcome<never>, { ok: false }>) {
    super("undone");
    this.outcome = outcome;
  }
}
