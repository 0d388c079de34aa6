import { mostAllowed } from "@gelora/contracts/cart-quantity.ts";
import { noRupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type BasketLine,
  type BasketOffers,
  type PriceRows,
  priceRows,
  type Quote,
  type QuotedLine,
  quoteBasket,
} from "../../pricing/pricing.ts";
import type { CartLine } from "../domain/cart-line.ts";
import type { Goods } from "./goods-of.ts";

type ReadCart = {
  readonly lines: readonly CartLine[];
  readonly goods: ReadonlyMap<string, Goods>;
  readonly offers: BasketOffers;
};

export type QuotedCart = {
  /** By line; absent for goods that have left the catalogue. */
  readonly quoted: ReadonlyMap<string, QuotedLine>;
  /** Lines that cannot be checked out: sold out, or a gift that is not given [CRT-08, PRM-15]. */
  readonly outIds: ReadonlySet<string>;
  /** Gifts that are not given. */
  readonly deniedIds: ReadonlySet<string>;
  readonly verdicts: Quote["verdicts"];
  /** Of what is chosen and can be had, without freight. */
  readonly prices: PriceRows;
};

/**
 * Selected lines are quoted together, with the offers of the moment; the others without any. A gift
 * counts for no offer, so the others are the same without one that is denied.
 */
export function quoteCart(platform: Platform, owner: string, { lines, goods, offers }: ReadCart): QuotedCart {
  const moment = platform.clock.now();
  const quote = (some: readonly CartLine[], given: BasketOffers) =>
    quoteBasket({
      lines: basketLines(some, goods),
      buyer: owner,
      moment,
      offers: given,
      points: 0,
      freight: noRupiah,
    });
  const soldOut = lines.filter((line) => isSoldOut(goods.get(line.skuCode)));
  const available = lines.filter((line) => line.selected && !soldOut.includes(line));
  const first = quote(available, offers);
  const deniedIds = deniedLines(available, first, offers);
  const chosen =
    deniedIds.size === 0
      ? first
      : quote(
          available.filter((line) => !deniedIds.has(line.cartLineId)),
          offers,
        );
  const inIt = new Set(chosen.lines.map(({ lineId }) => lineId));
  const others = quote(
    lines.filter((line) => !inIt.has(line.cartLineId)),
    { ...offers, promotions: [] },
  );
  return {
    quoted: new Map([...chosen.lines, ...others.lines].map((line) => [line.lineId, line])),
    outIds: new Set([...soldOut.map(({ cartLineId }) => cartLineId), ...deniedIds]),
    deniedIds,
    verdicts: chosen.verdicts,
    prices: priceRows(chosen),
  };
}

function isSoldOut(goods: Goods | undefined): boolean {
  return !goods?.sellable || mostAllowed(goods) === 0;
}

/**
 * The gifts that a quote of these lines does not give; also what was taken under an offer that has
 * ended since: nobody said what it should cost.
 */
export function deniedLines(
  lines: readonly Pick<CartLine, "cartLineId" | "activityCode">[],
  { verdicts }: Pick<Quote, "verdicts">,
  { promotions }: Pick<BasketOffers, "promotions">,
): ReadonlySet<string> {
  const running = new Set(promotions.map(({ code }) => code));
  const orphans = lines.filter(({ activityCode }) => activityCode !== null && !running.has(activityCode));
  return new Set([
    ...verdicts.flatMap(({ deniedLineIds }) => deniedLineIds),
    ...orphans.map(({ cartLineId }) => cartLineId),
  ]);
}

/** Lines as they are quoted; those no longer in the catalogue have no price. */
export function basketLines(
  lines: readonly Pick<CartLine, "cartLineId" | "skuCode" | "quantity" | "activityCode">[],
  goods: ReadonlyMap<string, Goods>,
): BasketLine[] {
  return lines.flatMap(({ cartLineId, quantity, activityCode, skuCode }) => {
    const known = goods.get(skuCode);
    if (!known) return [];
    const { productCode, brandCode, categoryCodes, listPrice, commonSale } = known;
    // What is taken under an offer is no piece of a flash sale.
    const sale = activityCode !== null && commonSale ? commonSale : known.sale;
    const facts = { skuCode, productCode, brandCode, categoryCodes };
    return [{ ...facts, lineId: cartLineId, quantity, listPrice, sale, takenUnder: activityCode }];
  });
}
