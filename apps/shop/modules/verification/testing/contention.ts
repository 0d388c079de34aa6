import type { Outcome } from "@gelora/outcomes/outcome.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { VerificationTables } from "../storage/verification-tables.ts";

/** Starts this many at once, spread over the shops. */
export function atOnce<Value>(
  shops: readonly Platform[],
  count: number,
  one: (shop: Platform, index: number) => Promise<Value>,
): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => one(turnOf(shops, index), index)));
}

export function turnOf(shops: readonly Platform[], index: number): Platform {
  const shop = shops[index % shops.length];
  if (!shop) throw new Error("no process");
  return shop;
}

/** How often each result came: `ok`, or the failure's code. */
export function tally(outcomes: readonly Outcome<unknown>[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name = outcome.ok ? "ok" : outcome.failure.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The money spent on codes, a row per day. */
export function spending(platform: Platform): Promise<readonly object[]> {
  return platform.database
    .tables<VerificationTables>()
    .selectFrom("verification_days")
    .select(["spent", "sent", "entered"])
    .execute();
}
