import { gunzipSync } from "node:zlib";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { availableUnits, countStock, deliveryLocation } from "../stock/stock.ts";
import { auditStock } from "../stock/testing/books.ts";
import { importCatalogue, skusForBuying } from "./catalogue.ts";
import { sampleCatalogue, sampleProduct, sampleProducts, sampleSku } from "./testing/sample-catalogue.ts";
import { followCatalogue } from "./use-cases/follow-catalogue.ts";

const productInit = /* GraphQL */ `
  query productInit($input: ProductInitInput!) {
    productInit(input: $input) {
      productCode
      productName
      saleAttributesList { attrCode attrName attrValue { valueCode valueName active valueColour valueImage } }
      skuList { skuCode skuNo productName orgCode salePrice productPrice stock deliveryDate promotionCarousel
        attributeValues { code name value } productActivities { ribbonText ribbonPosition } mediaLinkListWithType { url type } }
      originalDataInfo { brand { brandCode brandName } categories { categoryPath categoryCode }
        attributes { certificateNo description gender sport } }
      activeSkuData { skuCode }
    }
  }
`;

describe.each(testEngines)("the catalogue on %s", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importCatalogue(shop.platform, sampleCatalogue());
  });
  afterAll(() => shop.close());

  const product = async (input: object, language = "en-US") =>
    (await shop.send(productInit, { input }, { language })).data.productInit;

  test("a repeated import changes nothing, and does not put sold goods back", async () => {
    await countStock(shop.platform, [{ skuCode: "PB1-5", locationCode: deliveryLocation, quantity: 1 }], "test");
    expect(await importCatalogue(shop.platform, sampleCatalogue())).toEqual({
      added: 0,
      changed: 0,
      unchanged: 3,
      withdrawn: 0,
      skus: 8,
    });
    expect((await availableUnits(shop.platform, deliveryLocation, ["PB1-5"])).get("PB1-5")).toBe(1);
    expect(await auditStock(shop.platform)).toEqual([]);
  });

  test("an import that fails half-way leaves nothing behind", async () => {
    const products = (function* () {
      for (let n = 0; n < 600; n += 1) {
        yield sampleProduct({ productCode: `HALF${n}`, skus: [sampleSku({ skuCode: `HALF${n}-1` })] });
      }
      yield sampleProduct({ productCode: "WRONG", brandCode: "NOBODY" });
    })();
    await expect(importCatalogue(shop.platform, sampleCatalogue(products))).rejects.toThrow(
      "Product WRONG: unknown brand NOBODY",
    );
    expect(await product({ productCode: "HALF1" })).toBeNull();
    expect(await shop.platform.database.send(await skusForBuying(shop.platform, ["HALF1-1"], "en-US"))).toEqual(
      new Map(),
    );
  });

  test("skus for buying carry today's names, prices and pictures", async () => {
    const skus = await shop.platform.database.send(
      await skusForBuying(shop.platform, ["KR1-WHITE-42", "TS1-M", "NONE"], "id-ID"),
    );
    expect([...skus.keys()].sort()).toEqual(["KR1-WHITE-42", "TS1-M"]);
    expect(skus.get("KR1-WHITE-42")).toMatchObject({
      productCode: "KR1",
      colourName: "Putih",
      sizeName: "EU 42",
      listPrice: 1_000_000,
      salePrice: 800_000,
      weightGrams: 1000,
      sellable: true,
      image: "drawn/v1/running-shoe/side/f4f3ef-c9ccd2-1c1c20/kilat/1",
    });
    expect(skus.get("TS1-M")?.deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("a sku that a later import leaves out can no longer be bought, yet is still known", async () => {
    const brief = sampleProduct({
      productCode: "GONE",
      skus: [sampleSku({ skuCode: "GONE-1" }), sampleSku({ skuCode: "GONE-2", sizeLabel: "43" })],
    });
    await importCatalogue(shop.platform, sampleCatalogue([brief]));
    await importCatalogue(shop.platform, sampleCatalogue([{ ...brief, skus: brief.skus.slice(1) }]));
    const skus = await shop.platform.database.send(await skusForBuying(shop.platform, ["GONE-1", "GONE-2"], "en-US"));
    expect([skus.get("GONE-1")?.sellable, skus.get("GONE-2")?.sellable]).toEqual([false, true]);
  });

  test("a product that an import withdraws is sold no more, until an import has it again", async () => {
    const brief = sampleProduct({ productCode: "AWAY", skus: [sampleSku({ skuCode: "AWAY-1" })] });
    const sellable = async () => {
      const skus = await shop.platform.database.send(await skusForBuying(shop.platform, ["AWAY-1"], "en-US"));
      return skus.get("AWAY-1")?.sellable;
    };
    await importCatalogue(shop.platform, sampleCatalogue([brief]));
    expect(await sellable()).toBe(true);
    const withdrawn = { ...sampleCatalogue([]), withdrawn: ["AWAY", "never-there"] };
    expect(await importCatalogue(shop.platform, withdrawn)).toMatchObject({ withdrawn: 1 });
    expect(await sellable()).toBe(false);
    expect(await importCatalogue(shop.platform, withdrawn)).toMatchObject({ withdrawn: 0 });
    expect(await importCatalogue(shop.platform, sampleCatalogue([brief]))).toMatchObject({ changed: 1 });
    expect(await sellable()).toBe(true);
  });

  test("[PDP-16~] productInit gives attributes, skus with stock, brand, categories and the chosen sku", async () => {
    expect(await product({ productCode: "KR1" })).toMatchObject({
      productName: "Kilat Runner",
      saleAttributesList: [
        { attrCode: "colour", attrValue: [{ valueCode: "BLACK", valueColour: "#1c1c20" }, { valueCode: "WHITE" }] },
        { attrCode: "size", attrValue: [{ valueName: "EU 41" }, { valueName: "EU 42" }, { valueName: "EU 43" }] },
      ],
      originalDataInfo: {
        brand: { brandCode: "KILAT", brandName: "Kilat" },
        categories: [{ categoryCode: "roadrunning", categoryPath: "Footwear>Running shoes>Road running shoes" }],
        attributes: { certificateNo: "SNI 0123", description: "<p>Light and quick.</p>" },
      },
    });
    expect(await product({ productCode: "KR1" }, "id-ID")).toMatchObject({
      saleAttributesList: [{ attrName: "Warna" }, { attrName: "Ukuran" }],
      originalDataInfo: { categories: [{ categoryPath: "Sepatu>Sepatu lari>Sepatu lari jalan raya" }] },
    });
  });

  test("[PDP-01][PDP-02][OPS-45] the sku of the address is chosen, else the first in stock", async () => {
    const asked = { activityCode: "A", activityType: "B", productCode: "KR1" };
    expect(await product({ ...asked, skuCode: "KR1-WHITE-42" })).toMatchObject({
      activeSkuData: { skuCode: "KR1-WHITE-42" },
      saleAttributesList: [
        { attrValue: [{ active: false }, { active: true }] },
        { attrValue: [{ active: false }, { active: true }, { active: false }] },
      ],
    });
    await countStock(shop.platform, [{ skuCode: "KR1-BLACK-43", locationCode: deliveryLocation, quantity: 0 }], "test");
    await followCatalogue(shop.platform);
    expect(await product(asked)).toMatchObject({ activeSkuData: { skuCode: "KR1-BLACK-41" } });
  });

  test("[PDP-17] a sale shows in the product's stock once the catalogue has been looked at", async () => {
    const stockOf = async () => {
      const found = (await product({ productCode: "KR1" })) as { skuList: { skuCode: string; stock: number }[] };
      return found.skuList.find((sku) => sku.skuCode === "KR1-WHITE-41")?.stock;
    };
    expect(await stockOf()).toBe(5);
    await countStock(shop.platform, [{ skuCode: "KR1-WHITE-41", locationCode: deliveryLocation, quantity: 3 }], "test");
    await followCatalogue(shop.platform);
    expect(await stockOf()).toBe(3);
  });

  test("[PDP-11~] the ribbon comes as an activity in the language asked for", async () => {
    expect(await product({ productCode: "PB1" }, "id-ID")).toMatchObject({
      skuList: [{ productActivities: [{ ribbonText: "Baru", ribbonPosition: "TOP_LEFT" }] }],
    });
  });

  test("[PDP-13] an unknown product is null, one without skus has none", async () => {
    await importCatalogue(shop.platform, sampleCatalogue([sampleProduct({ productCode: "EMPTY", skus: [] })]));
    expect(await product({ productCode: "NOPE" })).toBeNull();
    expect(await product({ productCode: "EMPTY" })).toMatchObject({ skuList: [], activeSkuData: null });
  });

  test("the sitemap walks all products by their codes", async () => {
    const query =
      "query ($after: String) { sitemapProducts(after: $after, limit: 2) { productCode productName mediaLink updatedAt } }";
    const walk = async (after?: string): Promise<string[]> => {
      const { data } = await shop.send(query, { after });
      const codes = (data.sitemapProducts as { productCode: string }[]).map((row) => row.productCode);
      return codes.length === 0 ? [] : [...codes, ...(await walk(codes.at(-1)))];
    };
    const codes = await walk();
    expect(codes).toEqual([...codes].sort());
    expect(codes).toEqual(expect.arrayContaining(sampleProducts().map((entry) => entry.productCode)));
    // The page of goods that are gone answers 410.
    expect(codes).not.toContain("EMPTY");
    const [first] = sampleProducts().toSorted((one, other) => (one.productCode < other.productCode ? -1 : 1));
    // Other tests import products before it.
    const { data } = await shop.send(query, { after: codes[codes.indexOf(first?.productCode ?? "") - 1] });
    expect(data.sitemapProducts).toMatchObject([
      { productCode: first?.productCode, mediaLink: first?.colours[0]?.media[0] },
      {},
    ]);
  });

  test("the feed is JSON with an address, a picture and a price for each product", async () => {
    const answer = await shop.server.inject("/feeds/products.json");
    const feed = answer.json<{ productCode: string }[]>();
    expect(feed.find((entry) => entry.productCode === "PB1")).toMatchObject({
      skuCode: "PB1-5",
      name: "Pusaka Match Ball",
      price: 300_000,
      url: "http://localhost:3000/pdp/Pusaka%20Match%20Ball/PB1",
      category: "Equipment>Balls>Footballs",
      brand: "Pusaka",
      sport: "FOOTBALL",
    });
  });

  test("the feed is composed once for many, and who fetches it again and again has to wait", async () => {
    const fetchFrom = (remoteAddress: string) => shop.server.inject({ url: "/feeds/products.json", remoteAddress });
    const answers = await Promise.all(Array.from({ length: 25 }, () => fetchFrom("203.0.113.7")));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(1);
    expect((await fetchFrom("203.0.113.8")).statusCode).toBe(200);
  });

  test("merchants' feeds list every sku in both languages, compressed or not, composed once for all who ask", async () => {
    const [english, indonesian, again] = await Promise.all([
      shop.server.inject("/feeds/google-en-US.xml"),
      shop.server.inject({ url: "/feeds/google-id-ID.xml", headers: { "accept-encoding": "gzip" } }),
      shop.server.inject("/feeds/google-en-US.xml"),
    ]);
    expect(english.headers["content-type"]).toContain("application/xml");
    expect(english.body).toContain("<g:id>PB1-5</g:id><g:item_group_id>PB1</g:item_group_id>");
    expect(english.body).toContain("http://localhost:3000/en/pdp/pusaka-match-ball/PB1?skuCode=PB1-5");
    expect(english.body.trimEnd().endsWith("</channel></rss>")).toBe(true);
    expect(again.body).toBe(english.body);
    expect(indonesian.headers["content-encoding"]).toBe("gzip");
    const text = gunzipSync(indonesian.rawPayload).toString();
    expect(text).toContain("http://localhost:3000/id/pdp/");
    expect(text.match(/<item>/g)).toHaveLength(english.body.match(/<item>/g)?.length ?? 0);
    const meta = await shop.server.inject("/feeds/meta-id-ID.csv");
    expect(meta.body.trimEnd().split("\r\n")).toHaveLength((text.match(/<item>/g)?.length ?? 0) + 1);
  });
});
