import { hours, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf, stopOffers } from "../promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { importCatalogue } from "./catalogue.ts";
import { followCatalogue } from "./read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "./testing/sample-catalogue.ts";

const by = { kind: "program", name: "offer-import" } as const;
const reward = { kind: "FIXED_PRICE", goods: {}, price: 1000 };

describe.each(testEngines)("what pages show changes, on the %s database", (engine) => {
  let shop: StockedShop;
  const now = Date.now();
  const at = async (moment: number) => {
    shop.platform.clock.setOffset(milliseconds(moment - Date.now()));
    await followCatalogue(shop.platform);
    return (await shop.send("{ displayVersion }")).data?.displayVersion;
  };
  /**
   * The version while it runs and around it: three periods, of which the outer two may be equal.
   */
  const expectChangesAt = async (begins: number, ends: number) => {
    const before = await at(begins - seconds(2));
    expect(await at(begins - seconds(1))).toBe(before);
    const during = await at(begins + 10);
    expect(during).not.toBe(before);
    expect(await at(ends - seconds(1))).toBe(during);
    expect(await at(ends + 10)).not.toBe(during);
  };
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterAll(() => shop.close());

  test("at the beginning and the end of a promotion, and when it is stopped", async () => {
    const [begins, ends] = [now + hours(1), now + hours(2)];
    const period = { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() };
    await writeOffers(shop.platform, by, [offerDocumentOf("LATER", { reward }, period)]);
    await expectChangesAt(begins, ends);
    const running = await at(begins + 10);
    await stopOffers(shop.platform);
    expect(await at(begins + 10)).not.toBe(running);
  });

  test("at the beginning and the end of a flash sale, but not with each piece that is sold", async () => {
    await countStock(shop.platform, [{ skuCode: "KR1-BLACK-42", locationCode: deliveryLocation, quantity: 5 }], "test");
    const [begins, ends] = [new Date(now + hours(3)), new Date(now + hours(4))];
    const campaign = campaignOf("SALE", { skuCode: "KR1-BLACK-42", price: 299_000, quota: 2 }, { begins, ends });
    await writeCampaigns(shop.platform, by, [campaign]);
    await expectChangesAt(begins.getTime(), ends.getTime());
  });

  test("at the beginning and the end of a sale price", async () => {
    const [begins, ends] = [now + hours(5), now + hours(6)];
    const salePeriod = { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() };
    await at(begins - minutes(10));
    await importCatalogue(
      shop.platform,
      sampleCatalogue([sampleProduct({ productCode: "DEAL", skus: [sampleSku({ skuCode: "DEAL-1", salePeriod })] })]),
    );
    await expectChangesAt(begins, ends);
  });
});
