import type {
  LocalisedText,
  ProductFit,
  ProductRecord,
  ProductRibbon,
  SizeSystem,
} from "@gelora/contracts/catalogue-document.ts";
import type { Generated } from "kysely";
import type { ProductRating } from "../product-rating.ts";

/** The tables of the catalogue module, prices included. */
export type CatalogueTables = {
  brands: { brand_code: string; brand_name: string; story: LocalisedText; logo: string };
  categories: { category_code: string; parent_code: string | null; name: LocalisedText; position: number };
  sports: { sport: string; name: LocalisedText; position: number };
  products: {
    product_code: string;
    brand_code: string;
    category_codes: string[];
    gender: ProductRecord["gender"];
    sport: string;
    name: LocalisedText;
    description: LocalisedText;
    certificate_no: string | null;
    ribbon: ProductRibbon | null;
    fit: ProductFit | null;
    rating: Generated<ProductRating | null>;
    keywords: string[];
    /** yyyy-MM-dd */
    released_on: string;
    /**
     * Of the whole product except its stock; an import with the same hash leaves the product
     * unchanged.
     */
    content_hash: string;
    stock_hash: string;
    version: number;
    updated_at: Generated<Date>;
  };
  colour_ways: {
    product_code: string;
    colour_code: string;
    name: LocalisedText;
    swatch: string[];
    media: string[];
    position: number;
  };
  skus: {
    sku_code: string;
    product_code: string;
    sku_no: string;
    barcode: string;
    colour_code: string;
    size_system: SizeSystem;
    size_label: string;
    list_price: number;
    sale_price: number;
    sale_begins_at: Date | null;
    sale_ends_at: Date | null;
    /** yyyy-MM-dd, for pre-order goods. */
    ships_on: string | null;
    remind_enabled: boolean;
    position: number;
    /** No longer in the catalogue; the row stays for carts and orders that refer to it. */
    withdrawn: boolean;
  };
  /** Written by the database alone, when colours or skus of a product change. */
  product_parts: {
    product_code: string;
    colours: object;
    skus: object;
    sku_codes: string[];
  };
  catalogue_state: {
    single: Generated<boolean>;
    /** Increases with every change of a product. */
    version: number;
    /** The version at which brands, categories or sports last changed. */
    frame_version: number;
    /** The origin given by the last import. */
    origin: string | null;
  };
};
