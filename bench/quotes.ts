import { rupiah } from "@gelora/money/rupiah.ts";
import { splitRupiah } from "@gelora/money/split-rupiah.ts";
import { quoteBasket } from "../apps/shop/modules/pricing/pricing.ts";
import { evaluateOffers, offerRule, readyOffer } from "../apps/shop/modules/promotions/offers.ts";
import type { BenchRow } from "./bench-row.ts";

const lines = Array.from({ length: 20 }, (_, n) => ({
  lineId: `line-${n}`,
  skuCode: `SKU-${(n * 7) % 20}`,
  productCode: `P-${n % 12}`,
  brandCode: `B-${n % 5}`,
  categoryCodes: [`C-${n % 6}`, `C-${n % 3}0`, "C"],
  takenUnder: null,
  quantity: (n % 5) + 1,
  listPrice: rupiah(100_000 + n * 9_999),
  sale: { price: rupiah(80_000 + n * 7_777) },
}));
const request = {
  lines,
  buyer: "visitor:bench",
  moment: new Date("2026-11-24T10:00:00Z"),
  offers: {
    promotions: [],
    coupon: undefined,
    shopper: { isMember: true, tierCode: undefined, hasOrdered: true },
    distributionType: "11" as const,
    uses: new Map(),
  },
  points: 0,
  freight: rupiah(18_000),
};
const weights = lines.flatMap(({ listPrice, quantity }) => Array.from({ length: quantity }, () => listPrice));
const mostMs = 0.2;

/** Fifty live promotions of the usual kinds, about goods that are in the basket and others. */
const promotions = Array.from({ length: 50 }, (_, n) => {
  const goods = [{ categories: [`C-${n % 9}`] }, { brands: [`B-${n % 8}`] }, { skus: [`SKU-${n}`] }, {}][n % 4] ?? {};
  const graded = { goods, amountByQty: n % 2 === 0, levels: [{ from: (n % 7) * 2, reward: 5 + (n % 10) }] };
  const rewards = [
    { kind: "DISCOUNT", ...graded, rewardByPercentage: true },
    { kind: "BUY_GET", goods, buy: 2, get: 1 },
    { kind: "FIXED_PRICE", goods, price: 90_000 },
    { kind: "FREE_DELIVERY", ...graded, rewardByPercentage: true },
    {
      kind: "PWP",
      goods,
      amountByQty: true,
      levels: [{ from: 2, reward: 1 }],
      giveaways: [{ skuCode: "SKU-3", price: 1 }],
    },
  ];
  const rule = offerRule.parse({ reward: rewards[n % 5], stacking: n % 3 === 0 ? "WITH_OTHERS" : "ALONE" });
  const name = { "en-US": "Bench", "id-ID": "Bench" };
  return readyOffer({ code: `BENCH-${n}`, name, begins: new Date(0), priority: n % 4, rule });
});
const offered = {
  ...request.offers,
  moment: request.moment,
  freight: request.freight,
  lines: lines.map((line) => ({
    ...line,
    price: line.sale.price,
    left: Array.from({ length: line.quantity }, () => line.sale.price),
    isReduced: true,
  })),
};
const mostMsOfOffers = 0.3;

/**
 * The cost of quoting a full basket, compared with its unavoidable part: one split of an amount
 * over the same units.
 */
export function benchQuotes(): BenchRow[] {
  const quote = cpuMsOf(() => quoteBasket(request).total);
  const split = cpuMsOf(() => splitRupiah(rupiah(1_234_567), weights).length);
  const offers = cpuMsOf(() => evaluateOffers(promotions, undefined, offered).verdicts.length);
  return [
    {
      name: `${promotions.length} promotions on ${lines.length} lines, in one process`,
      cpuMsPerRequest: offers,
      ratePerSecond: 1000 / offers,
      limitName: "splitting one amount over the same units",
      ratioToLimit: split / offers,
      target: `at most ${mostMsOfOffers} ms of CPU`,
      met: offers <= mostMsOfOffers,
    },
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
