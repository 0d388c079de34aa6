import {
  addToCart,
  type BuyableSku,
  buy,
  chooseDelivery,
  newBuyer,
  type PlacedOrder,
  placeOrder,
  startCheckout,
} from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { BenchRow } from "./bench-row.ts";
import { databaseCpu } from "./database-cpu.ts";
import { databaseLimit } from "./database-limit.ts";
import { inBatches } from "./in-batches.ts";
import { cpuMilliseconds } from "./measure.ts";

export type ShopUnderLoad = { readonly gateway: string; readonly pid: number; readonly databaseUrl: string };

const channel = "BCA_VA";
const clients = 16;
const leastRate = 150;
const mostShopMs = 5;
/** Of the rate in a small shop. */
const leastShare = 0.9;
const mostRushMs = 600;

/**
 * Complete guest purchases, from a new session to the placed order with its virtual account, by
 * sixteen clients. The shop has both roles, so its CPU is that of a worker too.
 */
export async function benchPurchases(shop: ShopUnderLoad): Promise<BenchRow & { readonly ratePerSecond: number }> {
  const limit = await databaseLimit(shop.databaseUrl);
  const bought = await measurePurchases(shop);
  return {
    name: `complete guest purchases, ${clients} clients`,
    ...bought,
    limitName: "bare transactions of five statements, 16 clients",
    ratioToLimit: bought.ratePerSecond / limit,
    target: `${leastRate} a second or more, at most ${mostShopMs} ms of the shop's CPU`,
    met: bought.ratePerSecond >= leastRate && bought.cpuMsPerRequest <= mostShopMs,
  };
}

/**
 * The same once the compiler has done its work, which takes half a minute of purchases: what a shop
 * does for all of its days but the first moments.
 */
export async function benchLaterPurchases(shop: ShopUnderLoad): Promise<BenchRow> {
  const bought = await measurePurchases(shop, { warmUpSeconds: 30 });
  return {
    name: "the same after half a minute of purchases",
    ...bought,
    target: `${leastRate} a second or more, at most ${mostShopMs} ms of the shop's CPU`,
    met: bought.ratePerSecond >= leastRate && bought.cpuMsPerRequest <= mostShopMs,
  };
}

/** The same in a shop with many products. @param rate the rate in a small one */
export async function benchPurchasesAmong(products: number, shop: ShopUnderLoad, rate: number): Promise<BenchRow> {
  const bought = await measurePurchases(shop);
  const share = bought.ratePerSecond / rate;
  return {
    name: `the same among ${products.toLocaleString("en-US")} products`,
    ...bought,
    limitName: "the same in the small shop",
    ratioToLimit: share,
    target: `at least ${leastShare} times its rate`,
    met: share >= leastShare,
  };
}

async function measurePurchases(shop: ShopUnderLoad, { warmUpSeconds = 2, seconds = 10 } = {}) {
  const skus = await skusInStock(shop.gateway);
  const ofDatabase = await databaseCpu(shop.databaseUrl);
  await purchaseFor(shop, skus, warmUpSeconds);
  const before = { shop: cpuMilliseconds(shop.pid), database: ofDatabase?.() ?? 0 };
  const { placed, refused, times, elapsedMs } = await purchaseFor(shop, skus, seconds);
  const each = (now: number, then: number): number => (now - then) / Math.max(1, placed);
  const shopMs = each(cpuMilliseconds(shop.pid), before.shop);
  const databaseMs = ofDatabase && each(ofDatabase(), before.database);
  times.sort((one, other) => one - other);
  return {
    cpuMsPerRequest: shopMs,
    ratePerSecond: (placed / elapsedMs) * 1000,
    p50Ms: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    remark: `${placed} placed, ${refused} refused; ${wholeCpu(shopMs, databaseMs)}`,
  };
}

function wholeCpu(shopMs: number, databaseMs: number | undefined): string {
  if (databaseMs === undefined) return "the database is on another machine";
  const [whole, shop, database] = [shopMs + databaseMs, shopMs, databaseMs].map((ms) => ms.toFixed(1));
  return `whole CPU ${whole} ms: shop with worker ${shop}, database ${database}`;
}

async function purchaseFor(shop: ShopUnderLoad, skus: readonly BuyableSku[], seconds: number) {
  const until = Date.now() + seconds * 1000;
  const started = performance.now();
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  const client = async (): Promise<void> => {
    while (Date.now() < until) {
      const sku = skus[turn++ % skus.length];
      if (!sku) throw new Error("nothing is in stock");
      const begun = performance.now();
      const order = await buy(shop.gateway, sku, channel);
      if (order.success) times.push(performance.now() - begun);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { placed: times.length, refused, times, elapsedMs: performance.now() - started };
}

/**
 * 200 buyers want one of 50 pieces at the same moment. Their checkouts are ready; only placing the
 * orders is measured.
 */
export async function benchHotStock(shop: ShopUnderLoad, sku: BuyableSku, pieces: number): Promise<BenchRow> {
  const buyers = await inBatches(200, 20, async () => {
    const buyer = await newBuyer(shop.gateway);
    await addToCart(buyer, sku);
    return { buyer, checkoutId: await startCheckout(buyer) };
  });
  const first = buyers[0];
  if (!first) throw new Error("no buyers");
  const delivery = await chooseDelivery(first.buyer, first.checkoutId);
  const started = performance.now();
  const outcomes: PlacedOrder[] = await Promise.all(
    buyers.map(({ buyer, checkoutId }) => placeOrder(buyer, checkoutId, delivery, channel)),
  );
  const elapsedMs = performance.now() - started;
  const sold = outcomes.filter((outcome) => outcome.success).length;
  const soldOut = outcomes.filter((outcome) => outcome.errorCode === "SOLD_OUT").length;
  return {
    name: `200 buyers for ${pieces} pieces`,
    p99Ms: elapsedMs,
    target: `exactly 50 sold, 150 refused with a clear answer, no error, within ${mostRushMs / 1000} s`,
    met: sold === pieces && soldOut === 200 - pieces && elapsedMs <= mostRushMs,
    remark: `${sold} sold, ${soldOut} refused as sold out, ${200 - sold - soldOut} otherwise, ${Math.round(elapsedMs)} ms`,
  };
}
