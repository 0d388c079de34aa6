import type { ListedSource } from "../../catalogue/listed-source.ts";

/** What a flash sale offers of a sku now. */
type Offer = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly price: number;
  /** Apart from the common stock. */
  readonly left: number;
  /** yyyy-MM-dd; null for at once. */
  readonly shippingTime: string | null;
};

/** By sku code. */
export type Offers = ReadonlyMap<string, Offer>;

/**
 * A product as it can be bought now, so that lists order and filter it by the price on its card
 * [LST-19].
 */
export function withOffers(source: ListedSource, offers: Offers): ListedSource {
  if (!source.skus.some(({ skuCode }) => offers.has(skuCode))) return source;
  return { ...source, skus: source.skus.map((sku) => offered(sku, offers.get(sku.skuCode))) };
}

function offered(sku: ListedSource["skus"][number], offer: Offer | undefined): ListedSource["skus"][number] {
  if (!offer) return sku;
  return {
    ...sku,
    salePrice: Math.min(sku.salePrice, offer.price),
    stock: sku.stock + offer.left,
    shipsOn: sku.stock > 0 ? sku.shipsOn : offer.shippingTime,
  };
}

/**
 * What offers do to each product's place in lists, by its code. How many pieces are left does
 * nothing.
 */
export function placesOf(offers: Offers): ReadonlyMap<string, string> {
  const byProduct = Map.groupBy(offers.values(), ({ productCode }) => productCode);
  return new Map(
    [...byProduct].map(([productCode, own]) => [
      productCode,
      own.map(({ skuCode, price, shippingTime }) => `${skuCode}=${price} ${shippingTime ?? ""}`).join("\n"),
    ]),
  );
}

/** The products whose place changes from one moment to another. */
export function moved(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const codes = new Set([...before.keys(), ...now.keys()]);
  return [...codes].filter((code) => before.get(code) !== now.get(code));
}
