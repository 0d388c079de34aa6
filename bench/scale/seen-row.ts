import type { BenchRow } from "../bench-row.ts";
import type { Seen } from "./clients.ts";

/** A person would call anything slower than this slow. */
const slowMs = { purchase: 2_000, page: 1_000 } as const;

/** What clients may see of a mishap at most. */
export type Bearable = {
  readonly nothingFails?: true;
  /** The longest time without a purchase. */
  readonly longestGapMs?: number;
};

/** What clients saw of all that ended between two moments, as one row of the table. */
export function seenRow(
  name: string,
  seen: readonly Seen[],
  [from, until]: readonly [number, number],
  bearable: Bearable = {},
): BenchRow {
  const during = seen.filter(({ ended }) => ended >= from && ended < until);
  const purchases = during.filter(({ what }) => what === "purchase");
  const bought = purchases.filter(({ how }) => how === "done");
  const gap = longestGap(bought, from, until);
  const times = bought.map(({ begun, ended }) => ended - begun).toSorted((one, other) => one - other);
  return {
    name,
    ratePerSecond: bought.length / ((until - from) / 1000),
    p50Ms: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    remark: `${summaryOf("purchase", purchases)}; ${summaryOf(
      "page",
      during.filter(({ what }) => what === "page"),
    )}; longest time without a purchase ${(gap / 1000).toFixed(1)} s`,
    ...judged(bearable, during.filter(({ how }) => how === "failed").length, gap),
  };
}

/** Absent where anything is acceptable. */
function judged({ nothingFails, longestGapMs }: Bearable, failed: number, gap: number) {
  const targets = [
    ...(nothingFails ? ["nothing fails"] : []),
    ...(longestGapMs === undefined ? [] : [`purchases go on within ${longestGapMs / 1000} s`]),
  ];
  if (targets.length === 0) return {};
  return { target: targets.join(", "), met: (!nothingFails || failed === 0) && gap <= (longestGapMs ?? Infinity) };
}

function summaryOf(what: Seen["what"], of: readonly Seen[]): string {
  const count = (how: Seen["how"]) => of.filter((one) => one.how === how).length;
  const slow = of.filter(({ how, begun, ended }) => how === "done" && ended - begun > slowMs[what]).length;
  const reasons = [...Map.groupBy(of, ({ why }) => why ?? "")].filter(([why]) => why !== "");
  const why = reasons.map(([reason, those]) => `${those.length} ${reason}`).join(", ");
  const failed = `${count("failed")} failed${why === "" ? "" : ` (${why})`}`;
  return `${of.length} ${what}s: ${count("refused")} refused, ${slow} slow, ${failed}`;
}

function longestGap(bought: readonly Seen[], from: number, until: number): number {
  const moments = [from, ...bought.map(({ ended }) => ended).toSorted((one, other) => one - other), until];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment)));
}
