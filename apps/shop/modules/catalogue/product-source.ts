import type {
  ColourWay,
  LocalisedText,
  ProductFit,
  ProductRecord,
  ProductRibbon,
  SizeSystem,
} from "@gelora/contracts/catalogue-document.ts";
import type { ProductRating } from "./product-rating.ts";

/** One sku as read models need it. Amounts are whole rupiah. */
export type SkuSource = {
  readonly skuCode: string;
  readonly skuNo: string;
  readonly barcode: string;
  readonly colourCode: string;
  readonly sizeSystem: SizeSystem;
  readonly sizeLabel: string;
  readonly listPrice: number;
  /**
   * The current price at the moment of reading; a sale's beginning or end counts as a change of its
   * product.
   */
  readonly salePrice: number;
  /** yyyy-MM-dd, for pre-order goods. */
  readonly shipsOn: string | null;
  readonly remindEnabled: boolean;
  /** Units available for home delivery at the moment of reading: for display, never for selling. */
  readonly stock: number;
};

/** Everything that read models are composed from, in all languages. */
export type ProductSource = {
  readonly productCode: string;
  readonly brandCode: string;
  readonly categoryCodes: readonly string[];
  readonly gender: ProductRecord["gender"];
  readonly sport: string;
  readonly name: LocalisedText;
  readonly certificateNo: string | null;
  readonly ribbon: ProductRibbon | null;
  readonly fit: ProductFit | null;
  /** Null without reviews. */
  readonly rating: ProductRating | null;
  readonly keywords: readonly string[];
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  readonly colours: readonly ColourWay[];
  readonly skus: readonly SkuSource[];
};
