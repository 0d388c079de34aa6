import { hours } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestShops } from "../../testing/shop.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { onePage, savePage } from "../content/testing/pages.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf } from "../promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";

const by = { kind: "program", name: "offer-import" } as const;

describe.skipIf(!hasTestPostgres)("two shops on one database", () => {
  let shops: Awaited<ReturnType<typeof openTestShops>>;
  let heard = 0;
  let end: (() => void) | undefined;
  beforeAll(async () => {
    shops = await openTestShops(2);
    end = shops[1]?.platform.database.hearChanges(() => {
      heard += 1;
    });
    await vi.waitFor(() => expect(heard).toBe(1), { timeout: 5_000 });
  });
  afterAll(async () => {
    end?.();
    await Promise.all(shops.map((shop) => shop.close()));
  });

  const soon = new Date(Date.now() + hours(1));
  const period = { begins: soon, ends: new Date(soon.getTime() + hours(1)) };
  const page = { pageUrl: "/page/news", content: onePage, scheduled: false, publishAt: null, withdrawAt: null };
  test.each([
    [
      "an imported price",
      () =>
        importCatalogue(
          platform(),
          sampleCatalogue([sampleProduct({ productCode: "NEWS", skus: [sampleSku({ skuCode: "NEWS-1" })] })]),
        ),
    ],
    ["a published page", () => savePage(platform(), page)],
    [
      "a promotion",
      () =>
        writeOffers(platform(), by, [
          offerDocumentOf("NEWS", { reward: { kind: "FIXED_PRICE", goods: {}, price: 1000 } }),
        ]),
    ],
    [
      "a flash sale",
      async () => {
        const goods = [{ skuCode: "NEWS-1", locationCode: deliveryLocation, quantity: 5 }];
        await countStock(platform(), goods, "test");
        const campaign = campaignOf("NEWS", { skuCode: "NEWS-1", price: 1000, quota: 2 }, period);
        await writeCampaigns(platform(), by, [campaign]);
      },
    ],
  ])("%s of one is reported to the other", async (_what, change) => {
    const before = heard;
    await change();
    await expect.poll(() => heard).toBeGreaterThan(before);
  });

  const platform = () => {
    const [one] = shops;
    if (!one) throw new Error("two were asked for");
    return one.platform;
  };
});
