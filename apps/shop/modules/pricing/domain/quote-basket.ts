import { addRupiah, noRupiah, type Rupiah, rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import { splitRupiah } from "@gelora/money/split-rupiah.ts";
import { pointsSource } from "./points-source.ts";
import type { Adjustment, BasketLine, LineAdjustment, Quote, QuotedLine, QuoteRequest } from "./quote.ts";
import { salePriceSource } from "./sale-price-source.ts";
import type { OpenLine, PriceSource, Proposal } from "./source.ts";

/** In the order of application: promotions and coupons come between the two [Q72]. */
const priceSources: readonly PriceSource[] = [salePriceSource, pointsSource];

type Working = {
  readonly lines: readonly (OpenLine & { readonly adjustments: readonly LineAdjustment[] })[];
  readonly freight: { readonly left: Rupiah; readonly adjustments: readonly Adjustment[] };
};

/**
 * The price of a basket at a moment. Lines are returned in their original order, which affects
 * nothing; no unit or freight costs less than zero; and the parts add up to the total [CHK-10,
 * I-17].
 */
export function quoteBasket(request: QuoteRequest, sources: readonly PriceSource[] = priceSources): Quote {
  const { buyer, moment, coupons, points } = request;
  const known = new Set<string>();
  let working = begin(request);
  for (const { source, propose } of sources) {
    const { lines, freight } = working;
    const answer = propose({ buyer, moment, coupons, points, lines, freightLeft: freight.left });
    for (const code of answer.knownCodes) known.add(code);
    for (const proposal of answer.proposals) working = takeOff(working, { ...proposal, source });
  }
  const quoted = new Map(working.lines.map((line) => [line.lineId, quotedLine(line)]));
  const lines = request.lines.flatMap(({ lineId }) => quoted.get(lineId) ?? []);
  const { left, adjustments } = working.freight;
  return {
    lines,
    freight: { fullAmount: request.freight, adjustments, amount: left },
    refusedCodes: coupons.filter((code) => !known.has(code)).map((code) => ({ code, reason: "UNKNOWN_CODE" })),
    total: addRupiah(...lines.map((line) => line.amount), left),
  };
}

function begin({ lines, freight }: QuoteRequest): Working {
  if (new Set(lines.map((line) => line.lineId)).size < lines.length) throw new Error("two lines have the same id");
  const open = lines.toSorted(byGoods).map((line) => ({
    ...line,
    left: Array.from({ length: line.quantity }, () => line.listPrice),
    adjustments: [],
  }));
  return { lines: open, freight: { left: freight, adjustments: [] } };
}

function byGoods(one: BasketLine, other: BasketLine): number {
  if (one.skuCode !== other.skuCode) return one.skuCode < other.skuCode ? -1 : 1;
  return one.lineId < other.lineId ? -1 : 1;
}

type SourcedProposal = Proposal & Pick<Adjustment, "source">;

function takeOff(working: Working, proposal: SourcedProposal): Working {
  if (proposal.amount < 0) throw new RangeError(`${proposal.source} ${proposal.code} would make something dearer`);
  return proposal.off === "freight"
    ? { ...working, freight: takeOffFreight(working.freight, proposal) }
    : { ...working, lines: takeOffLines(working.lines, proposal, proposal.off.lineIds) };
}

function takeOffFreight(
  freight: Working["freight"],
  { off: _off, ...adjustment }: SourcedProposal,
): Working["freight"] {
  const amount = rupiah(Math.min(adjustment.amount, freight.left));
  if (amount === 0) return freight;
  return { left: rupiah(freight.left - amount), adjustments: [...freight.adjustments, { ...adjustment, amount }] };
}

/** Weighted by what each unit still costs, so no unit's part exceeds its price. */
function takeOffLines(
  lines: Working["lines"],
  { off: _off, ...adjustment }: SourcedProposal,
  lineIds: readonly string[],
): Working["lines"] {
  const meant = new Set(lineIds);
  const weights = lines.flatMap((line) => (meant.has(line.lineId) ? line.left : []));
  const amount = rupiah(Math.min(adjustment.amount, addRupiah(...weights)));
  if (amount === 0) return lines;
  const parts = splitRupiah(amount, weights);
  return lines.map((line) => {
    if (!meant.has(line.lineId)) return line;
    const units = parts.splice(0, line.quantity);
    const part = addRupiah(...units);
    if (part === 0) return line;
    return {
      ...line,
      left: line.left.map((left, unit) => rupiah(left - (units[unit] ?? 0))),
      adjustments: [...line.adjustments, { ...adjustment, amount: part, units }],
    };
  });
}

function quotedLine({ left, adjustments, ...line }: Working["lines"][number]): QuotedLine {
  const sale = adjustments.find(({ source }) => source === "SALE_PRICE")?.units[0] ?? noRupiah;
  const price = rupiah(line.listPrice - sale);
  const goodsAmount = timesRupiah(price, line.quantity);
  return { ...line, price, goodsAmount, adjustments, units: left, amount: addRupiah(...left) };
}
