import type {
  BrandRecord,
  CatalogueDocument,
  CategoryRecord,
  ProductRecord,
} from "@gelora/contracts/catalogue-document.ts";
import type { MediaStore } from "@gelora/service-kit/media-store.ts";
import type { Columns } from "./shopify/columns.ts";
import { beginInspection, type Inspection, inspect } from "./shopify/inspection.ts";
import { openPictureFolder, type PictureFolder } from "./shopify/picture-folder.ts";
import { readProduct } from "./shopify/read-product.ts";
import { readRows, UnreadableExport } from "./shopify/read-rows.ts";
import type { NotedLine, RefusedLine } from "./shopify/refused-line.ts";
import { groupRows } from "./shopify/row-groups.ts";
import { sports } from "./taxonomy/sports.ts";

export type { NotedLine, RefusedLine };

export type ShopifyExport = {
  /** Path of the CSV file. It is read twice: first to check it, then to pass the products on. */
  readonly csv: string;
  /** Folder with the picture files that the export's addresses name. */
  readonly pictures: string;
  /** Where accepted pictures go, each named by its hash; absent to store nothing. */
  readonly media?: MediaStore;
};

export type ShopifyReading = {
  /** The products without rejected lines. Empty when the whole file is unreadable. */
  readonly document: CatalogueDocument;
  readonly refused: readonly RefusedLine[];
  readonly noted: readonly NotedLine[];
  readonly summary: {
    readonly products: number;
    readonly variants: number;
    readonly refusedProducts: number;
    readonly leftOutProducts: number;
    /** Columns of the file that the import ignores. */
    readonly unknownColumns: readonly string[];
  };
};

async function firstReading(
  csv: string,
  pictures: PictureFolder,
): Promise<{ inspection: Inspection; columns?: Columns }> {
  const inspection = beginInspection();
  let columns: Columns | undefined;
  try {
    const rows = readRows(csv, (read) => {
      columns = read;
    });
    for await (const group of groupRows(rows)) inspect(inspection, group, await readProduct(group, pictures));
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error;
    // The rows before the break may be as broken as what follows, so the whole file is rejected.
    const broken = beginInspection();
    broken.refused.push({ line: error.line, handle: "", reason: error.message, withProduct: false });
    return { inspection: broken };
  }
  inspection.refused.sort((left, right) => left.line - right.line);
  return columns === undefined ? { inspection } : { inspection, columns };
}

/**
 * The second pass: copies each accepted product's pictures into the media folder, then passes the
 * product on.
 */
async function* acceptedProducts(
  csv: string,
  pictures: PictureFolder,
  { accepted }: Inspection,
): AsyncGenerator<ProductRecord> {
  if (accepted.size === 0) return;
  for await (const group of groupRows(readRows(csv, () => {}))) {
    if (!accepted.has(group.handle)) continue;
    const read = await readProduct(group, pictures);
    if (read.kind !== "product") throw new Error(`${csv} was changed while it was being imported`);
    for (const key of new Set(read.product.colours.flatMap(({ media }) => media))) await pictures.publish(key);
    yield read.product;
  }
}

/** Each brand and category once, as its first product has it; parents before children. */
function frameOf({ accepted }: Inspection): { brands: BrandRecord[]; categories: CategoryRecord[] } {
  const brands = new Map<string, BrandRecord>();
  const categories = new Map<string, CategoryRecord>();
  for (const { brand, categoryPath } of accepted.values()) {
    if (!brands.has(brand.brandCode)) brands.set(brand.brandCode, brand);
    for (const category of categoryPath)
      if (!categories.has(category.categoryCode)) categories.set(category.categoryCode, category);
  }
  return { brands: [...brands.values()], categories: [...categories.values()] };
}

/**
 * Reads a Shopify product export as a catalogue. A product is imported whole or not at all: one
 * rejected line, missing picture or duplicate SKU rejects all its lines, and each is reported.
 * Codes are derived from handle and SKU, so importing the same file again gives the same catalogue.
 * Holds one product in memory at a time, plus handles, SKUs and the report.
 */
export async function readShopifyExport({ csv, pictures, media }: ShopifyExport): Promise<ShopifyReading> {
  const folder = openPictureFolder(pictures, media);
  const { inspection, columns } = await firstReading(csv, folder);
  const products = { [Symbol.asyncIterator]: () => acceptedProducts(csv, folder, inspection) };
  return {
    document: { ...frameOf(inspection), sports, stores: [], products, withdrawn: inspection.hidden },
    refused: inspection.refused,
    noted: inspection.noted,
    summary: {
      products: inspection.accepted.size,
      variants: inspection.variants,
      refusedProducts: inspection.refusedProducts,
      leftOutProducts: inspection.leftOutProducts,
      unknownColumns: columns?.unknown ?? [],
    },
  };
}
