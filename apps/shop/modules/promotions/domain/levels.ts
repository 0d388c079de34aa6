import type { Level } from "./offer-rule.ts";
import type { Progress, Reason } from "./verdict.ts";

/** Where a measure stands among levels, which begin higher and higher. */
export function progressOf(levels: readonly Level[], measured: number): Progress {
  const level = levels.findLast(({ from }) => from <= measured);
  const next = levels.find(({ from }) => from > measured);
  return { measured, level, next, missing: next ? next.from - measured : 0 };
}

/** What is missing until a level. */
export function missingReason({ missing }: Progress, amountByQty: boolean): Reason {
  return amountByQty ? { code: "MISSING_PIECES", n: missing } : { code: "MISSING_AMOUNT", amount: missing };
}
