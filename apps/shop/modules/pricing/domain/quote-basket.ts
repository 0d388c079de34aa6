import { addRupiah, noRupiah, type Rupiah, rupiah, timesRupiah } from "@gelora/money/rupiah.ts";
import { splitRupiah } from "@gelora/money/split-rupiah.ts";
import { givenOff } from "./given-off.ts";
import { offerSources } from "./offer-sources.ts";
import { pointsSource } from "./points-source.ts";
import type { Adjustment, BasketLine, LineAdjustment, Quote, QuotedLine, QuoteRequest } from "./quote.ts";
import { salePriceSource } from "./sale-price-source.ts";
import type { OpenLine, PriceSource, Proposal } from "./source.ts";

type Working = {
  readonly lines: readonly (OpenLine & { readonly adjustments: readonly LineAdjustment[] })[];
  readonly freight: { readonly left: Rupiah; readonly adjustments: readonly Adjustment[] };
};

/**
 * The price of a basket at a moment. Lines are returned in their original order, which affects
 * nothing; no unit or freight costs less than zero; and the parts add up to the total [CHK-10,
 * I-17].
 */
export function quoteBasket(request: QuoteRequest, sources?: readonly PriceSource[]): Quote {
  const offers = offerSources(request);
  const { buyer, moment, points } = request;
  let working = begin(request);
  // In the order of application [Q72].
  for (const { source, propose } of sources ?? [salePriceSource, ...offers.sources, pointsSource]) {
    const { lines, freight } = working;
    const proposals = propose({ buyer, moment, points, lines, freightLeft: freight.left });
    for (const proposal of proposals) working = takeOff(working, { ...proposal, source });
  }
  const quoted = new Map(working.lines.map((line) => [line.lineId, quotedLine(line)]));
  const lines = request.lines.flatMap(({ lineId }) => quoted.get(lineId) ?? []);
  const { left, adjustments } = working.freight;
  return {
    lines,
    freight: { fullAmount: request.freight, adjustments, amount: left },
    verdicts: offers.verdicts(),
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
type Labelled = Omit<Adjustment, "amount">;

function takeOff(working: Working, proposal: SourcedProposal): Working {
  const { source, code, explanation } = proposal;
  const label = { source, code, explanation };
  if (!("amount" in proposal)) return { ...working, lines: takeOffUnits(working.lines, label, proposal.off.units) };
  const { amount, off } = proposal;
  if (amount < 0) throw new RangeError(`${source} ${code} would make something dearer`);
  return off === "freight"
    ? { ...working, freight: takeOffFreight(working.freight, label, amount) }
    : { ...working, lines: takeOffLines(working.lines, label, amount, off.lineIds) };
}

function takeOffFreight(freight: Working["freight"], label: Labelled, wanted: Rupiah): Working["freight"] {
  const amount = rupiah(Math.min(wanted, freight.left));
  if (amount === 0) return freight;
  return { left: rupiah(freight.left - amount), adjustments: [...freight.adjustments, { ...label, amount }] };
}

/** Weighted by what each unit still costs, so no unit's part exceeds its price. */
function takeOffLines(
  lines: Working["lines"],
  label: Labelled,
  wanted: Rupiah,
  lineIds: readonly string[],
): Working["lines"] {
  const meant = new Set(lineIds);
  const weights = lines.flatMap((line) => (meant.has(line.lineId) ? line.left : []));
  const amount = rupiah(Math.min(wanted, addRupiah(...weights)));
  if (amount === 0) return lines;
  const parts = splitRupiah(amount, weights);
  const units = new Map(
    lines.flatMap(({ lineId, quantity }) => (meant.has(lineId) ? [[lineId, parts.splice(0, quantity)] as const] : [])),
  );
  return takeOffUnits(lines, label, units);
}

function takeOffUnits(
  lines: Working["lines"],
  label: Labelled,
  units: ReadonlyMap<string, readonly Rupiah[]>,
): Working["lines"] {
  return lines.map((line) => {
    const parts = units.get(line.lineId);
    if (!parts) return line;
    const capped = line.left.map((left, unit) => rupiah(Math.min(left, parts[unit] ?? 0)));
    if (capped.some((part) => part < 0))
      throw new RangeError(`${label.source} ${label.code} would make something dearer`);
    const amount = addRupiah(...capped);
    if (amount === 0) return line;
    return {
      ...line,
      left: line.left.map((left, unit) => rupiah(left - (capped[unit] ?? 0))),
      adjustments: [...line.adjustments, { ...label, amount, units: capped }],
    };
  });
}

function quotedLine({ left, adjustments, ...line }: Working["lines"][number]): QuotedLine {
  const sale = adjustments.find(({ source }) => source === "SALE_PRICE")?.units[0] ?? noRupiah;
  const price = rupiah(line.listPrice - sale);
  const given = addRupiah(...givenOff({ quantity: line.quantity, adjustments }));
  const goodsAmount = rupiah(timesRupiah(price, line.quantity) - given);
  return { ...line, price, goodsAmount, adjustments, units: left, amount: addRupiah(...left) };
}
