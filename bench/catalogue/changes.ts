import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { BenchRow } from "../bench-row.ts";
import { cpuMilliseconds, residentMegabytes } from "../measure.ts";
import { setPrice } from "../set-price.ts";
import type { ShopToAsk } from "./catalogue-queries.ts";
import { askShop } from "./sample-catalogue.ts";

const changes = 20;
/** The queries that are sent meanwhile to see the change. */
const mostMs = 20;
const mostMegabytes = 800;

/**
 * Changes the price of one product again and again: what it costs the running shop beyond its
 * usual work, and how long until lists show it.
 */
export async function benchChanges(shop: ShopToAsk, databaseUrl: string, label: string): Promise<BenchRow> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ product_code: string }>(
      "select product_code from skus where not withdrawn and sale_price > 100000 order by sku_code limit 1",
    );
    const code = rows[0]?.product_code ?? "";
    const idle = await cpuOf(shop, () => sleep(changes * 1000));
    let waited = 0;
    const busy = await cpuOf(shop, async () => {
      for (let n = 1; n <= changes; n += 1) {
        const began = performance.now();
        await setPrice(client, code, 1000 + n);
        const seen = await untilCheapest(shop, 1000 + n, began);
        waited = Math.max(waited, seen);
        await sleep(Math.max(0, 1000 - seen));
      }
    });
    const each = Math.max(0, busy - idle) / changes;
    return {
      name: `a changed price, ${label}`,
      cpuMsPerRequest: each,
      target: `at most ${mostMs} ms of CPU, in lists within 2 s`,
      met: each <= mostMs && waited <= 2000,
      remark: `${changes} changes, the slowest in lists after ${waited.toFixed(0)} ms`,
    };
  } finally {
    await client.end();
  }
}

/** The memory that the shop uses after all queries and changes. */
export function benchMemory({ pid }: ShopToAsk, label: string): BenchRow {
  const megabytes = residentMegabytes(pid);
  return {
    name: `resident memory of the shop in the end, ${label}`,
    target: `at most ${mostMegabytes} MB`,
    met: megabytes <= mostMegabytes,
    remark: `${megabytes.toFixed(0)} MB`,
  };
}

async function cpuOf({ pid }: ShopToAsk, work: () => Promise<unknown>): Promise<number> {
  const before = cpuMilliseconds(pid);
  await work();
  return cpuMilliseconds(pid) - before;
}

/** The changed one is the cheapest of all. @returns the milliseconds since `began` */
async function untilCheapest({ gateway }: ShopToAsk, price: number, began: number): Promise<number> {
  const query = `{ catalogProductSearchInit(input: { sort: "price-up", pageSize: 1 }) { dataList { salePrice } } }`;
  for (;;) {
    const { catalogProductSearchInit } = await askShop<{
      catalogProductSearchInit: { dataList: readonly { salePrice: number }[] };
    }>(gateway, query);
    const waited = performance.now() - began;
    if (catalogProductSearchInit.dataList[0]?.salePrice === price || waited > 30_000) return waited;
    await sleep(50);
  }
}
