import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { BenchRow } from "../bench-row.ts";
import { setPrice } from "../set-price.ts";

/** What a visitor read of the price, and when, in milliseconds since it was changed. */
export type PriceSeen = { readonly at: number; readonly isNew: boolean };

type Shown = { readonly databaseUrl: string; readonly productCode: string; readonly page: string };

/** Below what anything costs here. */
const price = 12_345;
const asWritten = /(?<!\d)12[.,]345(?!\d)/;
const watchedFor = 10_000;
const readsEvery = 50;
const latest = 2_000;

/**
 * A price changes while a visitor reads its page again and again, from whichever process has it.
 */
export async function watchPrice({ databaseUrl, productCode, page }: Shown): Promise<BenchRow> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await setPrice(client, productCode, price).finally(() => client.end());
  const changed = performance.now();
  const seen: PriceSeen[] = [];
  while (performance.now() - changed < watchedFor) {
    const html = await (await fetch(page)).text();
    seen.push({ at: performance.now() - changed, isNew: asWritten.test(html) });
    await wait(readsEvery);
  }
  return priceRow(seen);
}

export function priceRow(seen: readonly PriceSeen[]): BenchRow {
  const last = seen.findLast(({ isNew }) => !isNew)?.at ?? 0;
  const back = seen.filter(({ isNew }, place) => !isNew && seen[place - 1]?.isNew).length;
  const isNew = seen.at(-1)?.isNew ?? false;
  return {
    name: "a price changes",
    target: `shown within ${latest / 1000} s, and never the former one again`,
    met: isNew && last <= latest && back === 0,
    remark: `the former one was read for ${(last / 1000).toFixed(1)} s, and ${back} times after the new one`,
  };
}
