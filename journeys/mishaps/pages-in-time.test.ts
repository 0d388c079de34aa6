import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { flashSalesAt } from "../support/flash-sales.ts";
import { type GeloraInDanger, launchInDanger } from "./gelora-in-danger.ts";

const leadMs = 3000;

let gelora: GeloraInDanger;
let offset = 0;
beforeAll(async () => {
  gelora = await launchInDanger({ programs: ["sandbox", "club", "shop", "storefront"] });
});
afterAll(() => gelora?.end());

/**
 * Moves the shop's clock to shortly before a moment.
 * @returns when it comes, by the clock of this machine
 */
async function approach(moment: string): Promise<number> {
  offset = Date.parse(moment) - leadMs - Date.now();
  await gelora.sandbox.moveClock(offset);
  return Date.parse(moment) - offset;
}

/**
 * Whether the page names the sale or the ribbon; cached by being requested for all the
 * time.
 */
async function shows(path: string, text: string): Promise<boolean> {
  const answer = await fetch(`${gelora.addresses.storefront}${path}`, { headers: { cookie: "gt-local=en-US" } });
  expect(answer.status).toBe(200);
  return (await answer.text()).includes(text);
}

/** How long after `due` the page has changed, in milliseconds; it must not have changed before. */
async function changedAfter(due: number, path: string, text: string, wanted: boolean): Promise<number> {
  expect(await shows(path, text)).toBe(!wanted);
  await expect.poll(() => shows(path, text), { timeout: 20_000, interval: 100 }).toBe(wanted);
  return Date.now() - due;
}

test("[PRM-17~] a cached product page changes within 5 s of a flash sale's beginning and end", async () => {
  const flashSale = await flashSalesAt(gelora.gateway);
  const coming = flashSale.campaignList.find(({ state }) => state === "COMING");
  const sku = coming?.skuList[0];
  if (!coming || !sku) throw new Error("no flash sale comes");
  const path = `/pdp/item/${sku.product.productCode}?skuCode=${sku.skuCode}`;
  // The price stands there before, with the time from which it holds.
  const running = `· ${sku.skuCampaign.maxPerUser} per shopper`;
  expectInTime(await changedAfter(await approach(coming.beginTime), path, running, true));
  expectInTime(await changedAfter(await approach(coming.endTime), path, running, false));
});

test("[PDP-11~] a cached product page changes within 5 s of a promotion's end and of another's beginning", async () => {
  const { call } = gatewayCaller(gelora.gateway);
  const { queryCatalogProductsByPromotion: running } = await call<PromotedProducts>(
    "promotedProducts",
    `query promotedProducts { queryCatalogProductsByPromotion(activityCode: "SOCKS-3-1", pageInput: { pageSize: 1 }) {
      activity { activityEnd } dataList { productCode } } }`,
  );
  const path = `/pdp/item/${running.dataList[0]?.productCode}`;
  // Its successor begins at the first minute of the next day.
  const end = Date.parse(running.activity.activityEnd);
  expectInTime(
    await changedAfter(await approach(new Date(end).toISOString()), path, ribbon("Buy 3, get 1 free"), false),
  );
  expect(await shows(path, ribbon("Buy 2, get 1 free"))).toBe(false);
  expectInTime(
    await changedAfter(await approach(new Date(end + 61_000).toISOString()), path, ribbon("Buy 2, get 1 free"), true),
  );
});

type PromotedProducts = {
  readonly queryCatalogProductsByPromotion: {
    readonly activity: { readonly activityEnd: string };
    readonly dataList: readonly { readonly productCode: string }[];
  };
};

/** As its element holds it, so that nothing else of the page counts. */
const ribbon = (text: string): string => `>${text}<`;

function expectInTime(after: number): void {
  expect(after).toBeGreaterThanOrEqual(0);
  expect(after).toBeLessThan(5000);
}
