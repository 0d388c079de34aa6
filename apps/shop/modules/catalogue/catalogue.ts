/** What is sold: products, their colours and sizes, prices and pictures. What other modules may ask, and how goods come in. */
import type { CatalogueDocument, MediaKey } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Rupiah } from "@gelora/money/rupiah.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StockSource } from "../stock/stock.ts";
import { selectOrigin } from "./storage/frame-rows.ts";
import { takeInCatalogue } from "./use-cases/import-catalogue.ts";
import { readSkusForBuying } from "./use-cases/read-skus-for-buying.ts";

/** A sku as cart, checkout and orders need it. Names are in the language asked for. */
export type SkuForBuying = {
  readonly skuCode: string;
  readonly skuNo: string;
  readonly barcode: string;
  readonly productCode: string;
  readonly productName: string;
  readonly brandCode: string;
  readonly brandName: string;
  /** The leaf category. */
  readonly categoryCode: string;
  readonly colourCode: string;
  readonly colourName: string;
  /** `EU 42`, `XL`, `One size`. */
  readonly sizeName: string;
  /** The first picture of the colour way; absent where a merchant brought none. */
  readonly image?: MediaKey;
  readonly orgCode: string;
  readonly listPrice: Rupiah;
  /** What is asked now; equal to the list price when not reduced. */
  readonly salePrice: Rupiah;
  /** Expected day of shipping, yyyy-MM-dd; present for pre-order goods only. */
  readonly deliveryDate?: string;
  /** Of one packed piece, for the courier. */
  readonly weightGrams: number;
  /** False when the sku has left the catalogue, whatever its stock. */
  readonly sellable: boolean;
  /** Units that can be had at present: from the warehouse, or in the store that has most of it. */
  readonly stock: number;
};

/**
 * Current data from the database, never from a cache: what a shopper is asked to pay comes from here.
 * @returns by sku code; unknown codes are absent
 */
export async function skusForBuying(
  platform: Platform,
  skuCodes: readonly string[],
  language: Language,
  from: StockSource = "warehouse",
): Promise<ReadonlyMap<string, SkuForBuying>> {
  return readSkusForBuying(platform, skuCodes, language, from);
}

export type ImportSummary = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skus: number;
};

/**
 * Takes a catalogue in, in one transaction: all of it or nothing. What is the same already is left alone, so that a repeated import changes nothing;
 * stock is counted only for products that are new or whose stock the document changes. Stores come in along with the products.
 * `origin` says where the document comes from, for `originOfCatalogue`.
 * @throws Error when the document contradicts itself or names what it does not bring
 */
export async function importCatalogue(
  platform: Platform,
  document: CatalogueDocument,
  origin = "import",
): Promise<ImportSummary> {
  return takeInCatalogue(platform, document, origin);
}

/** What the last import called itself; undefined for a catalogue that nobody has filled. */
export async function originOfCatalogue(platform: Platform): Promise<string | undefined> {
  return selectOrigin(platform);
}
