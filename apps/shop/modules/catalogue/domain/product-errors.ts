import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";
import { salePeriodError } from "./sale-moments.ts";

type KnownCodes = {
  readonly brands: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly sports: ReadonlySet<string>;
};

/**
 * What is invalid about a product record, by itself or against the known brands, categories and
 * sports; undefined when it is valid.
 */
export function productError(product: ProductRecord, known: KnownCodes, today: Date): string | undefined {
  const colours = new Set(product.colours.map((colour) => colour.colourCode));
  const skuCodes = new Set(product.skus.map((sku) => sku.skuCode));
  const category = product.categoryCodes.find((code) => !known.categories.has(code));
  if (!known.brands.has(product.brandCode)) return `unknown brand ${product.brandCode}`;
  if (product.categoryCodes.length === 0) return "no category";
  if (category !== undefined) return `unknown category ${category}`;
  if (!known.sports.has(product.sport)) return `unknown sport ${product.sport}`;
  if (colours.size !== product.colours.length) return "a colour code twice";
  if (skuCodes.size !== product.skus.length) return "a sku code twice";
  return product.skus.map((sku) => skuError(sku, colours, today)).find((error) => error !== undefined);
}

function skuError(sku: ProductRecord["skus"][number], colours: ReadonlySet<string>, today: Date): string | undefined {
  if (!colours.has(sku.colourCode)) return `sku ${sku.skuCode} names the unknown colour ${sku.colourCode}`;
  if (!Number.isSafeInteger(sku.listPrice) || !Number.isSafeInteger(sku.salePrice)) {
    return `sku ${sku.skuCode} has a price that is no whole rupiah`;
  }
  if (sku.salePrice <= 0 || sku.salePrice > sku.listPrice) {
    return `sku ${sku.skuCode} has a sale price outside of 1 to its list price`;
  }
  const period = sku.salePeriod && salePeriodError(sku.salePeriod, today);
  if (period) return `sku ${sku.skuCode} has ${period}`;
  const units = Object.values(sku.stock);
  if (units.some((count) => !Number.isSafeInteger(count) || count < 0)) {
    return `sku ${sku.skuCode} has stock that is no whole number`;
  }
  return undefined;
}
