import { hours, milliseconds, minutes, seconds } from "@gelora/service-kit/durations.ts";
import { hasTestPostgres, testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { program } from "../../platform/principal.ts";
import { openTestShops } from "../../testing/shop.ts";
import { openStockedShop, type StockedShop } from "../../testing/shopper.ts";
import { importCatalogue } from "../catalogue/catalogue.ts";
import { followCatalogue } from "../catalogue/read-models.ts";
import { sampleCatalogue, sampleProduct, sampleSku } from "../catalogue/testing/sample-catalogue.ts";
import { followContent, movePage, withdrawPage } from "../content/content.ts";
import { onePage, savePage } from "../content/testing/pages.ts";
import { writeCampaigns } from "../flash-sales/flash-sales.ts";
import { campaignOf } from "../flash-sales/testing/campaigns.ts";
import { writeOffers } from "../promotions/promotions.ts";
import { offerDocumentOf, stopOffers } from "../promotions/testing/offer-documents.ts";
import { countStock, deliveryLocation } from "../stock/stock.ts";
import { crossings } from "./use-cases/crossed-products.ts";

const by = { kind: "program", name: "offer-import" } as const;
const reward = { kind: "FIXED_PRICE", goods: {}, price: 1000 };

describe.each(testEngines)("what pages show changes, on the %s database", (engine) => {
  let shop: StockedShop;
  const now = Date.now();
  const moveTo = async (moment: number) => {
    shop.platform.clock.setOffset(milliseconds(moment - Date.now()));
    await followCatalogue(shop.platform);
  };
  const at = async (moment: number) => {
    await moveTo(moment);
    return (await shop.send("{ displayVersion }")).data?.displayVersion;
  };
  const flashSalesAt = async (moment: number) => {
    await moveTo(moment);
    const { flashSaleProducts } = (await shop.send("{ flashSaleProducts { productCode state } }")).data ?? {};
    return JSON.stringify(flashSaleProducts);
  };
  /**
   * The version while it runs and around it: three periods, of which the outer two may be equal.
   */
  const expectChangesAt = async (begins: number, ends: number, shownAt = at) => {
    const before = await shownAt(begins - seconds(2));
    expect(await shownAt(begins - seconds(1))).toBe(before);
    const during = await shownAt(begins + 10);
    expect(during).not.toBe(before);
    expect(await shownAt(ends - seconds(1))).toBe(during);
    expect(await shownAt(ends + 10)).not.toBe(during);
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

  test("at the beginning and the end of a flash sale, of its products alone", async () => {
    await countStock(shop.platform, [{ skuCode: "KR1-BLACK-42", locationCode: deliveryLocation, quantity: 5 }], "test");
    const [begins, ends] = [now + hours(3), now + hours(4)];
    const period = { begins: new Date(begins), ends: new Date(ends) };
    const goods = { skuCode: "KR1-BLACK-42", price: 299_000, quota: 2 };
    await writeCampaigns(shop.platform, by, [campaignOf("SALE", goods, period)]);
    const others = await at(begins - seconds(2));
    await expectChangesAt(begins, ends, flashSalesAt);
    expect(await at(begins + 10)).toBe(others);
    const states = JSON.parse(await flashSalesAt(begins + 10));
    expect(states.map(({ productCode }: { productCode: string }) => productCode)).toEqual(["KR1"]);
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

  test("when another price is imported", async () => {
    const priced = (salePrice: number) =>
      importCatalogue(
        shop.platform,
        sampleCatalogue([sampleProduct({ productCode: "DEAL", skus: [sampleSku({ skuCode: "DEAL-1", salePrice })] })]),
      );
    await priced(500_000);
    const before = await at(now + hours(8));
    await priced(400_000);
    expect(await at(now + hours(8))).not.toBe(before);
  });
});

describe.each(testEngines)("written pages change what pages show, on the %s database", (engine) => {
  let shop: StockedShop;
  const version = async () => {
    await followContent(shop.platform);
    return (await shop.send("{ displayVersion }")).data?.displayVersion;
  };
  const page = { pageUrl: "/page/run", content: onePage, scheduled: false, publishAt: null, withdrawAt: null };
  beforeAll(async () => {
    shop = await openStockedShop(engine);
  });
  afterAll(() => shop.close());

  test("when one is published, replaced, moved or withdrawn, and not when a draft is saved", async () => {
    const seen = [await version()];
    const expectNew = async () => {
      const now = await version();
      expect(seen).not.toContain(now);
      seen.push(now);
    };
    await savePage(shop.platform, page);
    await expectNew();
    await savePage(shop.platform, { ...page, keywords: ["lari"] });
    await expectNew();
    await savePage(shop.platform, { ...page, draft: true });
    expect(await version()).toBe(seen.at(-1));
    expect(await movePage(shop.platform, program("content-import"), "/page/run", "/page/running")).toBe("moved");
    await expectNew();
    expect(await withdrawPage(shop.platform, program("content-import"), "/page/running")).toBe("withdrawn");
    // Its former address is known from now on, so this is not how it began.
    await expectNew();
  });

  test("when one begins and ends by its schedule", async () => {
    const begins = Date.now() + hours(1);
    const [publishAt, withdrawAt] = [new Date(begins), new Date(begins + hours(1))];
    await savePage(shop.platform, { ...page, pageUrl: "/page/sale", scheduled: true, publishAt, withdrawAt });
    const before = await version();
    shop.platform.clock.setOffset(milliseconds(begins + 10 - Date.now()));
    const during = await version();
    expect(during).not.toBe(before);
    shop.platform.clock.setOffset(milliseconds(begins + hours(1) + 10 - Date.now()));
    expect(await version()).not.toBe(during);
  });
});

describe.each(testEngines)("stock changes what pages show, on the %s database", (engine) => {
  test("a product is reported when a size sells out or is back in stock, and not at every unit sold", async () => {
    const shop = await openStockedShop(engine);
    const reportedAfter = async (quantity: number) => {
      await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity }], "test");
      await followCatalogue(shop.platform);
      const codes = (await shop.send("{ crossedProducts }")).data?.crossedProducts;
      crossings.of(shop.platform).clear();
      return codes;
    };
    await reportedAfter(5);
    expect(await reportedAfter(4)).toEqual([]);
    expect(await reportedAfter(0)).toEqual(["PB1"]);
    expect(await reportedAfter(3)).toEqual(["PB1"]);
    await shop.close();
  });
});

describe.skipIf(!hasTestPostgres)("two shops on one database", () => {
  test("have the same version once both have followed a change, so that pages do not alternate", async () => {
    const shops = await openTestShops(2);
    const [one, other] = shops;
    if (!one || !other) throw new Error("two were asked for");
    const versions = async () => {
      for (const { platform } of shops) await followCatalogue(platform);
      return Promise.all(shops.map(async ({ send }) => (await send("{ displayVersion }")).data.displayVersion));
    };
    const [before, alike] = await versions();
    expect(alike).toBe(before);
    await importCatalogue(one.platform, sampleCatalogue([sampleProduct({ productCode: "NEW" })]));
    const [after, alikeAgain] = await versions();
    expect(after).not.toBe(before);
    expect(alikeAgain).toBe(after);
    await Promise.all(shops.map((shop) => shop.close()));
  });
});
