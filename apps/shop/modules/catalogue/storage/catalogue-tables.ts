import type { LocalisedText, ProductRecord, ProductRibbon, SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { Generated } from "kysely";

/** The tables that the catalogue owns. Prices live here until they get a module of their own. */
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
    keywords: string[];
    /** yyyy-MM-dd */
    released_on: string;
    /** Of everything about the product but its stock; an import that finds the same hash leaves the product alone. */
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
    /** yyyy-MM-dd, for pre-order goods. */
    ships_on: string | null;
    remind_enabled: boolean;
    position: number;
    /** No longer in the catalogue; the row stays for carts and orders that name it. */
    withdrawn: boolean;
  };
  catalogue_state: {
    single: Generated<boolean>;
    /** Counts changes of products. */
    version: number;
    /** The version at which brands, categories or sports changed last. */
    frame_version: number;
    /** What the last import called itself. */
    origin: string | null;
  };
};
