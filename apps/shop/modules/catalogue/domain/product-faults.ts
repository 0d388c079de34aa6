import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";

type KnownCodes = {
  readonly brands: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly sports: ReadonlySet<string>;
};

/** What is wrong with a product record in itself or against the brands, categories and sports that are known; undefined when nothing is. */
export function productFault(product: ProductRecord, known: KnownCodes): string | undefined {
  const colours = new Set(product.colours.map((colour) => colour.colourCode));
  const skuCodes = new Set(product.skus.map((sku) => sku.skuCode));
  const category = product.categoryCodes.find((code) => !known.categories.has(code));
  if (!known.brands.has(product.brandCode)) return `unknown brand ${product.brandCode}`;
  if (product.categoryCodes.length === 0) return "no category";
  if (category !== undefined) return `unknown category ${category}`;
  if (!known.sports.has(product.sport)) return `unknown sport ${product.sport}`;
  if (colours.size !== product.colours.length) return "a colour code twice";
  if (skuCodes.size !== product.skus.length) return "a sku code twice";
  return product.skus.map((sku) => skuFault(sku, colours)).find((fault) => fault !== undefined);
}

function skuFault(sku: ProductRecord["skus"][number], colours: ReadonlySet<string>): string | undefined {
  if (!colours.has(sku.colourCode)) return `sku ${sku.skuCode} names the unknown colour ${sku.colourCode}`;
  if (!Number.isSafeInteger(sku.listPrice) || !Number.isSafeInteger(sku.salePrice)) {
    return `sku ${sku.skuCode} has a price that is no whole rupiah`;
  }
  if (sku.salePrice <= 0 || sku.salePrice > sku.listPrice) {
    return `sku ${sku.skuCode} has a sale price outside of 1 to its list price`;
  }
  const units = Object.values(sku.stock);
  if (units.some((count) => !Number.isSafeInteger(count) || count < 0)) {
    return `sku ${sku.skuCode} has stock that is no whole number`;
  }
  return undefined;
}
