import type {
  ColourWay,
  LocalisedText,
  ProductRecord,
  ProductRibbon,
  SizeSystem,
} from "@gelora/contracts/catalogue-document.ts";

/** One sku as read models need it. Amounts are whole rupiah. */
export type SkuSource = {
  readonly skuCode: string;
  readonly skuNo: string;
  readonly barcode: string;
  readonly colourCode: string;
  readonly sizeSystem: SizeSystem;
  readonly sizeLabel: string;
  readonly listPrice: number;
  readonly salePrice: number;
  /** yyyy-MM-dd, for pre-order goods. */
  readonly shipsOn: string | null;
  readonly remindEnabled: boolean;
  /** Units that home delivery can have, as of the moment of reading: for showing, never for selling. */
  readonly stock: number;
};

/** Everything that read models are composed from, in both languages. */
export type ProductSource = {
  readonly productCode: string;
  readonly brandCode: string;
  readonly categoryCodes: readonly string[];
  readonly gender: ProductRecord["gender"];
  readonly sport: string;
  readonly name: LocalisedText;
  readonly certificateNo: string | null;
  readonly ribbon: ProductRibbon | null;
  readonly keywords: readonly string[];
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  readonly colours: readonly ColourWay[];
  readonly skus: readonly SkuSource[];
};
