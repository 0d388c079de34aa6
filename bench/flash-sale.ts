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
import autocannon from "autocannon";
import type { BenchRow } from "./bench-row.ts";
import { beginFlashSale, campaignCode } from "./flash-sale-campaign.ts";
import { inBatches } from "./in-batches.ts";

export type FlashSaleUnderLoad = {
  readonly gateway: string;
  readonly storefront: string;
  readonly databaseUrl: string;
};

const attempts = 10_000;
const pieces = 100;
const connections = 100;
const withinSeconds = 10;

/**
 * 10,000 shoppers press the button of a flash sale of 100 pieces within ten seconds, while others
 * look at product pages; then whoever holds a piece buys it.
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
  await wait(2500);
  const rushed = rush(shop.gateway, hot, shoppers);
  const busy = await browse();
  const { holders, soldOut, other, elapsedMs, p99Ms } = await rushed;
  let sold = 0;
  for (const buyer of holders) if (await ordered(buyer)) sold += 1;
  const told = `${sold} sold, ${soldOut} told that it is sold out, ${other} otherwise, in ${(elapsedMs / 1000).toFixed(1)} s`;
  return {
    name: `${attempts} shoppers for ${pieces} pieces of a flash sale`,
    ratePerSecond: (attempts / elapsedMs) * 1000,
    p99Ms,
    target: "exactly 100 sold, the rest refused clearly, no error, within 12 s; p97.5 of product pages at most doubled",
    met:
      sold === pieces &&
      soldOut === attempts - pieces &&
      elapsedMs <= 12_000 &&
      busy.latency.p97_5 <= 2 * calm.latency.p97_5 &&
      busy.non2xx + busy.errors === 0,
    remark: `${told}; product pages p97.5 ${busy.latency.p97_5} ms, before ${calm.latency.p97_5} ms, ${busy.non2xx + busy.errors} failures`,
  };
}

/** Fifty product pages a second, of many products, so that some are not in the page cache. */
function browsing({ storefront }: FlashSaleUnderLoad, skus: readonly BuyableSku[]) {
  const pages = [...new Set(skus.map(({ productCode }) => productCode))];
  return autocannon({
    url: storefront,
    connections: 4,
    overallRate: 50,
    duration: withinSeconds,
    requests: pages.map((code) => ({ path: `/pdp/${code}` })),
  });
}

/** Every shopper asks once, evenly over the ten seconds. */
async function rush(gateway: string, sku: BuyableSku, shoppers: readonly Buyer[]) {
  const query = "mutation AddCart($input: AddCartInput!) { addCart(input: $input) { success errorCode } }";
  const input = { ...sku, quantity: 1, distributionType: "11", activityCode: campaignCode };
  const body = JSON.stringify({ query, variables: { input } });
  const each = shoppers.length / connections;
  const holders: Buyer[] = [];
  let [soldOut, other, next] = [0, 0, 0];
  const started = performance.now();
  const result = await autocannon({
    url: gateway,
    method: "POST",
    connections,
    overallRate: attempts / withinSeconds,
    maxConnectionRequests: each,
    amount: attempts,
    timeout: 20,
    setupClient: (client) => {
      const own = shoppers.slice(next, next + each);
      next += each;
      let asked = 0;
      client.setRequests(
        own.map(({ caller }) => ({
          body,
          headers: { "content-type": "application/json", "auth-token": caller.token ?? "" },
        })),
      );
      client.on("body", (answer) => {
        const buyer = own[asked];
        asked += 1;
        const text = String(answer);
        if (text.includes('"success":true') && buyer) holders.push(buyer);
        else if (text.includes("FLASH_SALE_SOLD_OUT")) soldOut += 1;
        else other += 1;
      });
    },
  });
  return {
    holders,
    soldOut,
    other: other + result.errors,
    elapsedMs: performance.now() - started,
    p99Ms: result.latency.p99,
  };
}

async function ordered(buyer: Buyer): Promise<boolean> {
  const checkoutId = await startCheckout(buyer);
  const delivery = await chooseDelivery(buyer, checkoutId);
  return (await placeOrder(buyer, checkoutId, delivery, "BCA_VA")).success;
}
