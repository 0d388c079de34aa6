import { createHash } from "node:crypto";
import type { CatalogueDocument, ProductRecord, SkuRecord } from "@gelora/contracts/catalogue-document.ts";
import { jakartaDay } from "@gelora/locale/jakarta-time.ts";
import { days } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countStock, type StockLine } from "../../stock/stock.ts";
import { importStores } from "../../stores/stores.ts";
import type { ImportSummary } from "../domain/import-summary.ts";
import { productError } from "../domain/product-errors.ts";
import { saleMoments } from "../domain/sale-moments.ts";
import { noteFrameChange, noteOrigin, takeNextVersion } from "../storage/frame-rows.ts";
import {
  type ProductToWrite,
  replaceColours,
  replaceSkus,
  selectHashes,
  selectKnownFrameCodes,
  upsertBrands,
  upsertCategories,
  upsertProducts,
  upsertSports,
  withdrawProducts,
} from "../storage/import-rows.ts";
import { followCatalogue } from "./follow-catalogue.ts";

/**
 * Large enough to make the cost per statement negligible, small enough to keep a catalogue of a
 * hundred thousand products out of memory.
 */
const batchSize = 500;

/**
 * Imports a catalogue in one transaction, all or nothing. Unchanged rows are left alone, so
 * repeating an import changes nothing; stock is counted only for products that are new or whose
 * stock the document changes. Stores are imported with the products. `origin` names the source of
 * the document, for `originOfCatalogue`.
 *
 * Locks the catalogue's version row from the first write on, which serialises imports.
 * @throws Error when the document contradicts itself or refers to something it does not contain
 */
export async function importCatalogue(
  platform: Platform,
  document: CatalogueDocument,
  origin = "import",
): Promise<ImportSummary> {
  let begun = false;
  const summary = await platform.database.transaction(async () => {
    // The products are a stream: after a conflict the database would retry, but the stream would be
    // used up.
    if (begun) throw new Error("The import met a conflict and changed nothing. Run it again.");
    begun = true;
    await noteOrigin(platform, origin);
    return importAll(platform, document);
  });
  await followCatalogue(platform);
  return summary;
}

async function importAll(platform: Platform, document: CatalogueDocument): Promise<ImportSummary> {
  const version = await takeNextVersion(platform);
  const frameChanges =
    (await upsertBrands(platform, document.brands)) +
    (await upsertCategories(platform, document.categories)) +
    (await upsertSports(platform, document.sports));
  if (frameChanges > 0) await noteFrameChange(platform, version);
  await importStores(platform, document.stores);
  const known = await selectKnownFrameCodes(platform);
  const withdrawn = await withdrawProducts(platform, document.withdrawn ?? [], version);
  const total = { added: 0, changed: 0, unchanged: 0, skus: 0, withdrawn };
  for await (const batch of batchesOf(document.products)) {
    for (const product of batch) {
      const error = productError(product, known, platform.clock.now());
      if (error) throw new Error(`Product ${product.productCode}: ${error}.`);
    }
    const done = await importBatch(platform, batch, version);
    total.added += done.added;
    total.changed += done.changed;
    total.unchanged += done.unchanged;
    total.skus += batch.reduce((sum, product) => sum + product.skus.length, 0);
  }
  return total;
}

async function* batchesOf(products: CatalogueDocument["products"]): AsyncGenerator<ProductRecord[]> {
  let batch: ProductRecord[] = [];
  for await (const product of products) {
    batch.push(product);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function importBatch(
  platform: Platform,
  batch: readonly ProductRecord[],
  version: number,
): Promise<{ added: number; changed: number; unchanged: number }> {
  const known = await selectHashes(
    platform,
    batch.map((product) => product.productCode),
  );
  const today = platform.clock.now();
  const prepared = batch.map((product) => prepare(product, today));
  const stale = prepared.filter(({ record, contentHash, stockHash }) => {
    const before = known.get(record.productCode);
    return before?.contentHash !== contentHash || before.stockHash !== stockHash;
  });
  if (stale.length === 0) return { added: 0, changed: 0, unchanged: batch.length };
  await upsertProducts(platform, stale, version);
  const changed = stale.filter(({ record, contentHash }) => known.get(record.productCode)?.contentHash !== contentHash);
  if (changed.length > 0) {
    await replaceColours(
      platform,
      changed.map(({ record }) => record),
    );
    await replaceSkus(platform, changed);
  }
  const recount = stale.filter(({ record, stockHash }) => known.get(record.productCode)?.stockHash !== stockHash);
  await countStock(platform, recount.flatMap(stockLines), "import");
  const added = stale.filter(({ record }) => !known.has(record.productCode)).length;
  return { added, changed: stale.length - added, unchanged: batch.length - stale.length };
}

function prepare(record: ProductRecord, today: Date): ProductToWrite {
  const { ageDays, skus, ...rest } = record;
  const content = { ...rest, skus: skus.map((sku) => ({ ...sku, stock: undefined })) };
  const shipsOn = skus.flatMap((sku): [string, string][] =>
    sku.preOrderDays === undefined ? [] : [[sku.skuCode, dayAfter(today, sku.preOrderDays)]],
  );
  return {
    record,
    contentHash: digestOf(content),
    stockHash: digestOf(skus.map(({ skuCode, stock }) => [skuCode, stock])),
    // Relative days become dates here, once: a pre-order's day must not move on as days pass.
    releasedOn: dayAfter(today, -ageDays),
    shipsOn: new Map(shipsOn),
    saleMoments: new Map(
      skus.flatMap((sku) => (sku.salePeriod ? [[sku.skuCode, saleMoments(sku.salePeriod, today)]] : [])),
    ),
  };
}

function stockLines({ record }: ProductToWrite): StockLine[] {
  return record.skus.flatMap((sku: SkuRecord) =>
    Object.entries(sku.stock).map(([locationCode, quantity]) => ({ skuCode: sku.skuCode, locationCode, quantity })),
  );
}

function dayAfter(today: Date, count: number): string {
  return jakartaDay(new Date(today.getTime() + days(count)));
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
