/**
 * What a catalogue is made of before the shop knows it: the form that the generator and the importers write
 * and that the catalogue module takes in. Amounts are whole rupiah.
 */

/** A text in both languages of the shop. */
export type LocalisedText = { readonly "en-US": string; readonly "id-ID": string };

export type BrandRecord = {
  /** Upper-case letters and digits, no hyphen (size guide addresses join codes with hyphens). */
  readonly brandCode: string;
  readonly brandName: string;
  readonly story: LocalisedText;
  /** A media key, see `MediaKey`. */
  readonly logo: MediaKey;
};

/**
 * Names a picture without saying where it is served from. Families:
 * `drawn/v1/{kind}/{view}/{rrggbb-rrggbb-rrggbb}/{mark}/{seed}` for our own drawings of goods, `logo/v1/{mark}` for brands' marks, and
 * `file/{sha256 of the file, first 32 hex digits}` for pictures that a merchant brought.
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

/** The measure that a size label belongs to; a size order and a conversion hang on it. */
export type SizeSystem = "EU" | "UK" | "US" | "LETTER" | "ONE" | "BALL" | "CM" | "KG";

export type ColourWay = {
  readonly colourCode: string;
  readonly name: LocalisedText;
  /** Three colours as `#rrggbb`: main, second, accent. The first is what a colour dot shows. */
  readonly swatch: readonly [string, string, string];
  readonly media: readonly MediaKey[];
};

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
  /** Units by location: `DELIVERY` is the warehouse that home delivery draws on, any other is a store code. A place that is not named has none. */
  readonly stock: Readonly<Record<string, number>>;
  /** Ships this many days after today; present for pre-order goods only. */
  readonly preOrderDays?: number;
  readonly remindEnabled: boolean;
};

export type ProductRibbon = { readonly text: LocalisedText; readonly position: "TOP_LEFT" | "TOP_RIGHT" };

export type ProductRecord = {
  readonly productCode: string;
  readonly name: LocalisedText;
  readonly brandCode: string;
  /** The leaf category first; further categories after it. */
  readonly categoryCodes: readonly string[];
  readonly gender: "MEN" | "WOMEN" | "UNISEX" | "KIDS";
  readonly sport: string;
  /** Plain paragraphs and lists in a safe subset of HTML (p, ul, li, strong, em, br). */
  readonly description: LocalisedText;
  readonly certificateNo?: string;
  readonly ribbon?: ProductRibbon;
  readonly colours: readonly ColourWay[];
  readonly skus: readonly SkuRecord[];
  /** Words a shopper may use that stand in neither name nor description, in any language. */
  readonly keywords: readonly string[];
  /** Days since the product came out; newest first is an order of the listing. */
  readonly ageDays: number;
};

export type CatalogueDocument = {
  readonly brands: readonly BrandRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly sports: readonly { readonly sport: string; readonly name: LocalisedText }[];
  readonly stores: readonly StoreRecord[];
  /** Streamed, so that a hundred thousand products need not lie in memory at once. */
  readonly products: Iterable<ProductRecord> | AsyncIterable<ProductRecord>;
};
