import type { MediaKey } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { SalePrice } from "../sale-price.ts";

/** What goods are called. */
export type GoodsNames = {
  readonly productName: string;
  readonly colourName: string;
  /** `EU 42`, `XL`, `One size`. */
  readonly sizeName: string;
};

/** A sku as cart, checkout and orders need it, with names in the requested language. */
export type SkuForBuying = GoodsNames & {
  /** The same in each language, which an order keeps. */
  readonly names: Readonly<Record<Language, GoodsNames>>;
  readonly skuCode: string;
  readonly skuNo: string;
  readonly barcode: string;
  readonly productCode: string;
  readonly brandCode: string;
  readonly brandName: string;
  /** The leaf category. */
  readonly categoryCode: string;
  /** All categories of the product, and those above them. */
  readonly categoryCodes: readonly string[];
  readonly colourCode: string;
  /** The first picture of the colour way; absent when the merchant has none. */
  readonly image?: MediaKey;
  readonly orgCode: string;
  readonly listPrice: Rupiah;
  /** The current price at the moment of reading; equal to the list price when not reduced. */
  readonly salePrice: Rupiah;
  /** The merchant's sale price, whether or not its period is running. */
  readonly sale: SalePrice;
  /** Expected day of shipping, yyyy-MM-dd; for pre-order goods only. */
  readonly deliveryDate?: string;
  /** Of one packed piece. */
  readonly weightGrams: number;
  /** False when the sku has left the catalogue, whatever its stock. */
  readonly sellable: boolean;
  /** Units available now: from the warehouse, or in the store that has most. */
  readonly stock: number;
};
