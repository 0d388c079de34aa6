/** One sku as merchants' catalogues list it, in one language. */
export type FeedItem = {
  readonly skuCode: string;
  /** Of all skus of one product. */
  readonly productCode: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  readonly moreImages: readonly string[];
  readonly availability: "in_stock" | "out_of_stock" | "preorder";
  /** ISO 8601 with its zone, of a pre-order. */
  readonly availableOn: string | undefined;
  /** Whole rupiah. */
  readonly listPrice: number;
  readonly salePrice: number;
  readonly brand: string;
  readonly mpn: string;
  /** With a right check digit; undefined for numbers that only look like one. */
  readonly gtin: string | undefined;
  readonly colour: string;
  readonly size: string;
  readonly gender: "male" | "female" | "unisex";
  readonly ageGroup: "adult" | "kids";
  /** `Footwear > Running shoes` */
  readonly productType: string;
};

/** @param barcode digits; GS1 numbers have 8, 12, 13 or 14, the last of which checks the others */
export function gtinOf(barcode: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return undefined;
  const digits = [...barcode].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0] ? barcode : undefined;
}

/** HTML to plain text of at most 5,000 characters, as catalogues take it. */
export function plainDescription(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 5000);
}
