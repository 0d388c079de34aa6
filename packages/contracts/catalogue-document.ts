/**
 * The interchange format of a catalogue: the generator and the importers write it, the catalogue
 * module reads it. Amounts are whole rupiah.
 */

/** A text in both languages of the shop. */
export type LocalisedText = { readonly "en-US": string; readonly "id-ID": string };

export type BrandRecord = {
  /** Upper-case letters and digits, no hyphen (size guide addresses join codes with hyphens). */
  readonly brandCode: string;
  readonly brandName: string;
  readonly story: LocalisedText;
  /** Empty when the brand has none. */
  readonly logo: MediaKey;
};

/**
 * Names a picture independently of where it is served. Families:
 * `file/{first 32 hex digits of the file's sha256}` for a merchant's pictures, and for the
 * demonstration's drawings
 * `drawn/v1/{kind}/{view}/{rrggbb-rrggbb-rrggbb}/{mark}/{seed}` for goods, `logo/v1/{mark}` for
 * brand marks, and `banner/…`.
 * The storefront serves a key at `/img/{key}@{width}.{webp|jpg}`.
 */
export type MediaKey = string;

export type CategoryRecord = {
  readonly categoryCode: string;
  /** Absent for a root of the tree. The tree is three levels deep. */
  readonly parentCode?: string;
  readonly name: LocalisedText;
  readonly position: number;
};

export type StoreRecord = {
  readonly storeCode: string;
  readonly storeName: string;
  readonly address1: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly openingHours: string;
};

/** What a size label measures; decides the order of sizes and their conversion. */
export type SizeSystem = "EU" | "UK" | "US" | "LETTER" | "ONE" | "BALL" | "CM" | "KG";

export type ColourWay = {
  readonly colourCode: string;
  readonly name: LocalisedText;
  /** Three colours as `#rrggbb`: main, second, accent. The colour swatch shows the first. */
  readonly swatch: readonly [string, string, string];
  readonly media: readonly MediaKey[];
};

/**
 * A moment with its offset, such as `2026-11-24T20:00:00+07:00`, or a number of days from the day
 * of the import, counted from midnight in Jakarta. Without an end, the period is open on that side.
 */
export type SalePeriod = { readonly begins?: string | number; readonly ends?: string | number };

export type SkuRecord = {
  readonly skuCode: string;
  /** The article number on the box, shown to shoppers. */
  readonly skuNo: string;
  readonly barcode: string;
  readonly colourCode: string;
  readonly sizeSystem: SizeSystem;
  /** The label without its system: `42`, `40.5`, `XL`, `5`. */
  readonly sizeLabel: string;
  readonly listPrice: number;
  /** Equal to the list price when not reduced; never above it. */
  readonly salePrice: number;
  /** The period of the sale price; absent means always. Outside it the list price applies. */
  readonly salePeriod?: SalePeriod;
  /**
   * Units by location: `DELIVERY` is the warehouse for home delivery, any other key is a store
   * code. A location that is not listed has none.
   */
  readonly stock: Readonly<Record<string, number>>;
  /** Ships this many days after today; for pre-order goods only. */
  readonly preOrderDays?: number;
  readonly remindEnabled: boolean;
};

/** How goods turn out beside their labels. */
export type Fit = "SMALL" | "TRUE" | "LARGE";

/** How one product turns out, where it differs from what its brand's size guide says. */
export type ProductFit = {
  readonly fit: Fit;
  /** What else to know, in plain words. */
  readonly note?: LocalisedText;
};

export type ProductRibbon = { readonly text: LocalisedText; readonly position: "TOP_LEFT" | "TOP_RIGHT" };

export type ProductRecord = {
  readonly productCode: string;
  readonly name: LocalisedText;
  readonly brandCode: string;
  /** The leaf category first, then any further categories. */
  readonly categoryCodes: readonly string[];
  readonly gender: "MEN" | "WOMEN" | "UNISEX" | "KIDS";
  readonly sport: string;
  /** Plain paragraphs and lists in a safe subset of HTML (p, ul, li, strong, em, br). */
  readonly description: LocalisedText;
  readonly certificateNo?: string;
  readonly ribbon?: ProductRibbon;
  readonly fit?: ProductFit;
  readonly colours: readonly ColourWay[];
  readonly skus: readonly SkuRecord[];
  /** Search words, in any language, that appear in neither name nor description. */
  readonly keywords: readonly string[];
  /** Days since release, for the listing's order by newest. */
  readonly ageDays: number;
};

export type CatalogueDocument = {
  readonly brands: readonly BrandRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly sports: readonly { readonly sport: string; readonly name: LocalisedText }[];
  readonly stores: readonly StoreRecord[];
  /** Streamed, so that 100,000 products need not be in memory at once. */
  readonly products: Iterable<ProductRecord> | AsyncIterable<ProductRecord>;
  /** Codes of products that are no longer for sale; those that were never imported are ignored. */
  readonly withdrawn?: readonly string[];
};
