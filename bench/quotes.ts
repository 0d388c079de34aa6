import { rupiah } from "@gelora/money/rupiah.ts";
import { splitRupiah } from "@gelora/money/split-rupiah.ts";
import { quoteBasket } from "../apps/shop/modules/pricing/pricing.ts";
import type { BenchRow } from "./bench-row.ts";

const lines = Array.from({ length: 20 }, (_, n) => ({
  lineId: `line-${n}`,
  skuCode: `SKU-${(n * 7) % 20}`,
  quantity: (n % 5) + 1,
  listPrice: rupiah(100_000 + n * 9_999),
  sale: { price: rupiah(80_000 + n * 7_777) },
}));
const request = {
  lines,
  buyer: "visitor:bench",
  moment: new Date("2026-11-24T10:00:00Z"),
  coupons: [],
  points: 0,
  freight: rupiah(18_000),
};
const weights = lines.flatMap(({ listPrice, quantity }) => Array.from({ length: quantity }, () => listPrice));
const mostMs = 0.2;

/**
 * The cost of quoting a full basket, compared with its unavoidable part: one split of an amount
 * over the same units.
 */
export function benchQuotes(): BenchRow[] {
  const quote = cpuMsOf(() => quoteBasket(request).total);
  const split = cpuMsOf(() => splitRupiah(rupiah(1_234_567), weights).length);
  return [
    {
      name: `a quote of ${lines.length} lines, ${weights.length} units, in one process`,
      cpuMsPerRequest: quote,
      ratePerSecond: 1000 / quote,
      limitName: "splitting one amount over the same units",
      ratioToLimit: split / quote,
      target: `at most ${mostMs} ms of CPU`,
      met: quote <= mostMs,
    },
  ];
}

function cpuMsOf(work: () => number): number {
  const rounds = 5000;
  let checked = 0;
  for (let round = 0; round < rounds; round += 1) checked += work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) checked += work();
  const { user, system } = process.cpuUsage(before);
  if (checked <= 0) throw new Error("nothing was worked out");
  return (user + system) / 1000 / rounds;
}
