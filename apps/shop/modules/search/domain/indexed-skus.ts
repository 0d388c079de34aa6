import { openingSku } from "@gelora/contracts/opening-sku.ts";
import type { ListedSource } from "../../catalogue/listed-source.ts";
import { discountBandsOf, discountPercent, priceBandOf } from "./bands.ts";
import type { FacetGroup } from "./catalog-index.ts";

/** The filter groups whose values are those of skus: they differ from colour to colour. */
export const skuGroups = ["size", "price", "discount", "availability"] as const satisfies readonly FacetGroup[];
export type SkuGroup = (typeof skuGroups)[number];

export const isSkuGroup = (group: FacetGroup): group is SkuGroup =>
  (skuGroups as readonly FacetGroup[]).includes(group);

/** The codes of the values. */
export type SkuValues = Readonly<Record<SkuGroup, readonly string[]>>;

/** What the skus of a product, or of one colour of it, are to lists. */
export type IndexedSkus = {
  /** Whole rupiah, of the sku shown on the card. */
  readonly price: number;
  /** Whole per cent off that sku. */
  readonly percent: number;
  readonly values: SkuValues;
};

type Sku = ListedSource["skus"][number];

/**
 * @param sizeOf the size under which lists file a sku
 * @returns undefined for no skus
 */
export function indexedSkus(skus: readonly Sku[], sizeOf: (sku: Sku) => string): IndexedSkus | undefined {
  const sku = openingSku(skus, ({ salePrice }) => salePrice);
  if (!sku) return undefined;
  const inStock = skus.filter(({ stock }) => stock > 0);
  const percent = discountPercent(sku.listPrice, sku.salePrice);
  return {
    price: sku.salePrice,
    percent,
    values: {
      size: [...new Set(inStock.map(sizeOf))],
      price: [priceBandOf(sku.salePrice)],
      discount: discountBandsOf(percent),
      availability: availabilityOf(inStock),
    },
  };
}

function availabilityOf(inStock: readonly Sku[]): string[] {
  if (inStock.length === 0) return [];
  return inStock.some((sku) => sku.shipsOn === null) ? ["IN_STOCK"] : ["PREORDER"];
}
