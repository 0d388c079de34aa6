import { setTimeout as wait } from "node:timers/promises";
import {
  type BuyableSku,
  type Buyer,
  chooseDelivery,
  newBuyer,
  placeOrder,
  startCheckout,
} from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { BenchRow } from "./bench-row.ts";
import { beginFlashSale, campaignCode } from "./flash-sale-campaign.ts";
import type { Rushed, RushOrder } from "./flash-sale-rush.ts";
import { inBatches } from "./in-batches.ts";
import { cpuMilliseconds } from "./measure.ts";
import { play } from "./play.ts";
import { visit } from "./visit.ts";

export type FlashSaleUnderLoad = {
  readonly gateway: string;
  readonly storefront: string;
  readonly databaseUrl: string;
  /** The shop's process. */
  readonly pid: number;
};

/** Shoppers who were asked to wait, with the ticket. */
type Waiting = { readonly buyer: Buyer; readonly ticket: string };

const attempts = 10_000;
const pieces = 100;
const connections = 100;
const withinSeconds = 10;
/** They press during this time, so that the last can be answered within the ten seconds. */
const pressingSeconds = 9.5;
/** The storefront renders an older page again when it is requested. */
const pagesFreshMs = 30_000;

/**
 * 10,000 shoppers press the button of a flash sale of 100 pieces within ten seconds, while others
 * look at product pages; shoppers who have to wait in line ask again until served or sold out; then
 * anyone who holds a piece buys it. Before the sale and during it the pages have been renewed ten
 * seconds earlier: the only difference is the sale.
 */
export async function benchFlashSale(shop: FlashSaleUnderLoad): Promise<BenchRow> {
  const skus = await skusInStock(shop.gateway);
  const hot = skus[0];
  if (!hot) throw new Error("nothing is in stock");
  const shoppers = await inBatches(attempts, connections, () => newBuyer(shop.gateway));
  const browse = () => browsing(shop, skus.slice(1));
  await browse();
  const calm = await browse();
  await beginFlashSale(shop.databaseUrl, hot, pieces);
  await wait(pagesFreshMs);
  await browse();
  const cpuBefore = cpuMilliseconds(shop.pid);
  const rushed = rush(shop.gateway, hot, shoppers);
  const busy = await browse();
  const { holders, waiting, elapsedMs, p99Ms, ...counts } = await rushed;
  const cpuMsPerRequest = (cpuMilliseconds(shop.pid) - cpuBefore) / attempts;
  const later: (Buyer | string)[] = [];
  for (let from = 0; from < waiting.length; from += connections)
    later.push(...(await Promise.all(waiting.slice(from, from + connections).map((one) => waitInLine(hot, one)))));
  holders.push(...later.flatMap((one) => (typeof one === "string" ? [] : [one])));
  const soldOut = counts.soldOut + later.filter((one) => one === "FLASH_SALE_SOLD_OUT").length;
  const other = attempts - soldOut - holders.length;
  let sold = 0;
  for (const buyer of holders) if (await ordered(buyer)) sold += 1;
  const figures = `${sold} sold, ${soldOut} refused as sold out (${waiting.length} of all after a wait), ${other} otherwise, in ${(elapsedMs / 1000).toFixed(1)} s`;
  return {
    name: `${attempts} shoppers for ${pieces} pieces of a flash sale`,
    cpuMsPerRequest,
    ratePerSecond: (attempts / elapsedMs) * 1000,
    p99Ms,
    target: "exactly 100 sold, the rest refused clearly, no error, within 10 s; p97.5 of product pages at most doubled",
    met:
      sold === pieces &&
      soldOut === attempts - pieces &&
      elapsedMs <= withinSeconds * 1000 &&
      busy.p97_5Ms <= 2 * calm.p97_5Ms &&
      busy.failures === 0,
    remark: `${figures}; product pages p97.5 ${busy.p97_5Ms.toFixed(1)} ms, before ${calm.p97_5Ms.toFixed(1)} ms, ${busy.failures} failures`,
  };
}

/** Fifty product pages a second, of many products. */
function browsing({ storefront }: FlashSaleUnderLoad, skus: readonly BuyableSku[]) {
  const pages = [...new Set(skus.map(({ productCode }) => productCode))];
  const loads = pages.map((code) => ({ url: `${storefront}/pdp/${code}` }));
  return visit({ loads, connections: 4, ratePerSecond: 50, seconds: withinSeconds });
}

const query = "mutation AddCart($input: AddCartInput!) { addCart(input: $input) { success errorCode errorDetails } }";
const inputOf = (sku: BuyableSku, ticket?: string) => ({
  ...sku,
  quantity: 1,
  distributionType: "11",
  activityCode: campaignCode,
  ticket,
});

/**
 * Asks again until it is one's turn.
 * @returns the buyer who holds a piece, or the last refusal's code
 */
async function waitInLine(sku: BuyableSku, waiting: Waiting): Promise<Buyer | string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { addCart } = await waiting.buyer.caller.call<{ addCart: { success: boolean; errorCode: string | null } }>(
      "AddCart",
      query,
      { input: inputOf(sku, waiting.ticket) },
    );
    if (addCart.success) return waiting.buyer;
    if (addCart.errorCode !== "FLASH_SALE_WAIT") return addCart.errorCode ?? "";
    await wait(500);
  }
  return "FLASH_SALE_WAIT";
}

/** Every shopper asks once, evenly over the time of pressing. */
async function rush(gateway: string, sku: BuyableSku, shoppers: readonly Buyer[]) {
  const order: RushOrder = {
    gateway,
    body: JSON.stringify({ query, variables: { input: inputOf(sku) } }),
    tokens: shoppers.map(({ caller }) => caller.token ?? ""),
    connections,
    ratePerSecond: attempts / pressingSeconds,
  };
  const rushed = await play<RushOrder, Rushed>(new URL("./flash-sale-rush.ts", import.meta.url), order);
  const buyersAt = (place: number): readonly Buyer[] => shoppers.slice(place, place + 1);
  return {
    ...rushed,
    holders: rushed.holders.flatMap(buyersAt),
    waiting: rushed.waiting.flatMap(({ place, ticket }) =>
      buyersAt(place).map((buyer): Waiting => ({ buyer, ticket })),
    ),
  };
}

async function ordered(buyer: Buyer): Promise<boolean> {
  const checkoutId = await startCheckout(buyer);
  const delivery = await chooseDelivery(buyer, checkoutId);
  return (await placeOrder(buyer, checkoutId, delivery, "BCA_VA")).success;
}
