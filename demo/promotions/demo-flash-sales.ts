import type { ProductRecord } from "@gelora/contracts/catalogue-document.ts";

const dayMs = 86_400_000;
const jakartaMs = 7 * 3_600_000;
/**
 * Yesterday's, today's and those of the next days: a shop that is started once in a week always has
 * one that runs and one that comes.
 */
const slots = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
const skusOfOne = 6;
/** The first goods of each are a pre-order, shipped so much later. */
const preOrderDays = 14;
const weekdays = [
  ["Thursday", "Kamis"],
  ["Friday", "Jumat"],
  ["Saturday", "Sabtu"],
  ["Sunday", "Minggu"],
  ["Monday", "Senin"],
  ["Tuesday", "Selasa"],
  ["Wednesday", "Rabu"],
] as const;

/** A sku that a flash sale may offer: several pieces in the warehouse. */
export type Candidate = {
  readonly skuCode: string;
  readonly productCode: string;
  readonly price: number;
  readonly pieces: number;
};

/**
 * One sku of each of the later products, which anyone who tries the shop meets last.
 * @param products all of the generated shop, in their order
 */
export function flashCandidates(products: Iterable<ProductRecord>): readonly Candidate[] {
  const found = [...products].flatMap(({ productCode, skus }) => {
    const sku = skus.find(({ stock }) => (stock.DELIVERY ?? 0) >= 4);
    return sku ? [{ skuCode: sku.skuCode, productCode, price: sku.salePrice, pieces: sku.stock.DELIVERY ?? 0 }] : [];
  });
  return found.slice(Math.floor(found.length / 2));
}

/**
 * A flash sale for each day around now, by its date in Jakarta; the same day gives the same goods.
 */
export function demoFlashSales(candidates: readonly Candidate[], now: Date): readonly object[] {
  const today = Math.floor((now.getTime() + jakartaMs) / dayMs);
  // Each holds its own pieces from the day it is written, so a small shop has fewer.
  const many = Math.max(3, Math.floor(candidates.length / skusOfOne));
  return slots.slice(0, many).map((slot) => {
    const day = today + slot;
    const begins = new Date(day * dayMs - jakartaMs);
    const first = (day * skusOfOne) % Math.max(1, candidates.length);
    const chosen = [...candidates.slice(first), ...candidates.slice(0, first)].slice(0, skusOfOne);
    return {
      code: `FLASH-${isoDay(day).replaceAll("-", "")}`,
      name: nameOf(day),
      begins: begins.toISOString(),
      ends: new Date(begins.getTime() + dayMs).toISOString(),
      skus: chosen.map(({ skuCode, productCode, price, pieces }, place) => ({
        skuCode,
        productCode,
        price: Math.max(1000, Math.floor((price * 0.65) / 1000) * 1000),
        quota: Math.floor(pieces / 2),
        mostPerShopper: 1,
        shippingTime: place === 0 ? isoDay(day + preOrderDays) : null,
      })),
    };
  });
}

/**
 * By its weekday, which stays true before, on and after it. The first day of all was a Thursday.
 */
function nameOf(day: number): { readonly "en-US": string; readonly "id-ID": string } {
  const [english, indonesian] = weekdays[day % 7] ?? weekdays[0];
  return { "en-US": `${english} flash sale`, "id-ID": `Flash sale ${indonesian}` };
}

const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
