import type { GoodsFilter } from "./offer-rule.ts";

/** What filters look at. */
export type GoodsFacts = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly brandCode: string;
  /** All of its categories, and those above them. */
  readonly categoryCodes: readonly string[];
};

export type Covers = (goods: GoodsFacts, isReduced: boolean) => boolean;

type Lists = Pick<GoodsFilter, "products" | "categories" | "brands" | "skus">;

/** The question whether goods are meant, with its lists as sets. */
export function coversOf(filter: GoodsFilter): Covers {
  const isListed = inLists(filter);
  const isExcepted = filter.except && inLists(filter.except);
  return (goods, isReduced) => {
    if (isReduced && filter.fullPriceOnly) return false;
    return (isListed === undefined || isListed(goods)) && !isExcepted?.(goods);
  };
}

/** Undefined when there are no lists. */
function inLists({ products, categories, brands, skus }: Lists): ((goods: GoodsFacts) => boolean) | undefined {
  if (!products && !categories && !brands && !skus) return undefined;
  const [inProducts, inCategories, inBrands, inSkus] = [products, categories, brands, skus].map((one) => new Set(one));
  return ({ skuCode, productCode, brandCode, categoryCodes }) =>
    inProducts?.has(productCode) === true ||
    inBrands?.has(brandCode) === true ||
    inSkus?.has(skuCode) === true ||
    (inCategories !== undefined && inCategories.size > 0 && categoryCodes.some((code) => inCategories.has(code)));
}
