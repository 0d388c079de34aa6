import { plainText } from "@gelora/locale/plain-text.ts";

/**
 * A product as merchants' catalogues list it, in one language: an item for each sku of each colour.
 */
export type FeedProduct = {
  readonly productCode: string;
  readonly description: string;
  readonly brand: string;
  readonly gender: "male" | "female" | "unisex";
  readonly ageGroup: "adult" | "kids";
  /** `Footwear > Running shoes` */
  readonly productType: string;
  readonly colours: readonly FeedColour[];
};

export type FeedColour = {
  readonly colour: string;
  readonly imageLink: string;
  readonly moreImages: readonly string[];
  readonly items: readonly FeedItem[];
};

/** One sku. */
export type FeedItem = {
  readonly skuCode: string;
  readonly title: string;
  readonly link: string;
  readonly availability: "in_stock" | "out_of_stock" | "preorder";
  /** ISO 8601 with its zone, of a pre-order. */
  readonly availableOn: string | undefined;
  /** Whole rupiah. */
  readonly listPrice: number;
  readonly salePrice: number;
  /** When a flash sale gives the sale price, in ISO form. */
  readonly salePeriod?: { readonly begins: string; readonly ends: string };
  readonly mpn: string;
  /** With a right check digit; undefined for numbers that only look like one. */
  readonly gtin: string | undefined;
  readonly size: string;
};

/** `2026-11-29T05:00:00.000Z/2026-11-29T08:00:00.000Z` */
export function effectiveDates({ salePeriod }: Pick<FeedItem, "salePeriod">): string {
  return salePeriod ? `${salePeriod.begins}/${salePeriod.ends}` : "";
}

/** @param barcode digits; GS1 numbers have 8, 12, 13 or 14, the last of which checks the others */
export function gtinOf(barcode: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return undefined;
  let sum = 0;
  for (let place = 0; place < barcode.length - 1; place++) {
    const fromTheEnd = barcode.length - 2 - place;
    sum += Number(barcode[place]) * (fromTheEnd % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10 === Number(barcode.at(-1)) ? barcode : undefined;
}

/** HTML to plain text of at most 5,000 characters, as catalogues take it. */
export function plainDescription(html: string): string {
  return plainText(html).slice(0, 5000);
}
