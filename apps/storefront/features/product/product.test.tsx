import type { Language } from "@gelora/locale/language.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { structuredDataContext, structuredText } from "../../platform/page/structured-data.ts";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { loadProduct } from "./load-product.server.ts";
import { choiceOf, offersReminder } from "./product-model.ts";
import { ProductPage } from "./product-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const noActivity = {
  activityCode: null,
  activityName: null,
  activityDesc: null,
  activityBegin: null,
  activityEnd: null,
  ribbonText: null,
};

const sku = (code: string, colour: string, size: string, change: object = {}) => ({
  skuCode: code,
  skuNo: `NO-${code}`,
  orgCode: "GELORA",
  salePrice: 700_000,
  productPrice: 1_000_000,
  stock: 5,
  deliveryDate: null,
  attributeValues: [
    { code: "colour", value: colour },
    { code: "size", value: size },
  ],
  mediaLinkListWithType: [
    { url: `drawn/${colour}/side`, type: "IMAGE" },
    { url: `drawn/${colour}/back`, type: "IMAGE" },
  ],
  productActivities: [{ ...noActivity, ribbonText: "New" }],
  ...change,
});

const value = (valueCode: string, valueName: string, valueColour: string | null = null) => ({
  valueCode,
  valueName,
  valueColour,
  valueImage: null,
});

const shoe = {
  productCode: "RB1",
  productName: "Raung 5",
  saleAttributesList: [
    { attrCode: "colour", attrValue: [value("RED", "Red", "#ff0000"), value("BLUE", "Blue", "#0000ff")] },
    { attrCode: "size", attrValue: [value("EU-41", "EU 41"), value("EU-42", "EU 42"), value("EU-43", "EU 43")] },
  ],
  skuList: [
    sku("R41", "Red", "EU 41", { stock: 0 }),
    sku("R42", "Red", "EU 42"),
    sku("B42", "Blue", "EU 42", { salePrice: 900_000, productPrice: 900_000, stock: 2 }),
    sku("B43", "Blue", "EU 43"),
  ],
  originalDataInfo: {
    brand: { brandCode: "RIM", brandName: "Rimbata" },
    categories: [{ categoryPath: "Men> Shoes >Running", categoryCode: "running" }],
    attributes: { certificateNo: "SNI 0123", description: "<p>Light.</p>" },
  },
};

async function show(address = "/pdp/raung-5/RB1", answer: unknown = shoe, language: "en-US" | "id-ID" = "en-US") {
  const asked = fakeShop({ productInit: { productInit: answer } });
  const given = loaderArguments(address, { language }, { productCode: "RB1" });
  const { data, init } = await loadProduct(given);
  return {
    html: renderPage(<ProductPage />, { data, address, words: ["product"], language }),
    structured: structuredText(given.context.get(structuredDataContext)),
    asked,
    status: init?.status,
  };
}

const redirected = (name: string, language: "en-US" | "id-ID", before = "") => {
  const names = [
    { language: "en-US", name: "Raung 5" },
    { language: "id-ID", name: "Sepatu Raung 5" },
  ];
  fakeShop({ productInit: { productInit: { ...shoe, names } } });
  const given = loaderArguments(`${before}/pdp/${name}/RB1?skuCode=R42`, { language }, { name, productCode: "RB1" });
  return loadProduct(given).then(
    () => undefined,
    (answer: unknown) => (answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer),
  );
};

test("a name that the product has no longer leads to its present one for good; its names in both languages stay", async () => {
  expect(await redirected("raung-4", "en-US")).toEqual([301, "/pdp/raung-5/RB1?skuCode=R42"]);
  expect(await redirected("raung-5", "en-US")).toBeUndefined();
  expect(await redirected("sepatu-raung-5", "en-US")).toBeUndefined();
});

test("in an address that names its language, the name in the other one leads to the one there", async () => {
  expect(await redirected("raung-5", "en-US", "/en")).toBeUndefined();
  expect(await redirected("sepatu-raung-5", "en-US", "/en")).toEqual([301, "/pdp/raung-5/RB1?skuCode=R42"]);
  expect(await redirected("raung-4", "en-US", "/en")).toEqual([301, "/pdp/raung-5/RB1?skuCode=R42"]);
});

test("goods whose every sku was withdrawn are gone: 410, with others of their category", async () => {
  fakeShop({
    productInit: { productInit: { ...shoe, skuList: [] } },
    catalogProductSearchInit: {
      catalogProductSearchInit: {
        dataList: [
          {
            productCode: "KR1",
            productName: "Kilat <Runner>",
            mediaLink: "drawn/a,drawn/b",
            salePrice: 499_000,
            brand: { brandName: "Kilat" },
          },
        ],
      },
    },
  });
  const address = "/pdp/raung-5/RB1";
  const given = loaderArguments(address, {}, { name: "raung-5", productCode: "RB1" });
  const { data, init } = await loadProduct(given);
  const html = renderPage(<ProductPage />, { data, address, words: ["product"] });
  expect(init?.status).toBe(410);
  expect(html).toContain("Raung 5 won&#x27;t come back, but we have others like it.");
  expect(html).toContain('href="/pdp/kilat-runner/KR1"');
  expect(html).toContain('src="/img/drawn/a@400.jpg"');
  expect(html).toContain("Rp499.000");
  expect(html).not.toContain("<Runner>");
  expect(given.context.get(structuredDataContext)).toEqual([]);
});

test("[PDP-01, PDP-02] the product init gets the code and the three values of the query", async () => {
  const { asked } = await show("/pdp/RB1?skuCode=B42&activityCode=A1&activityType=FLASH");
  expect(asked[0]?.variables.input).toEqual({
    productCode: "RB1",
    skuCode: "B42",
    activityCode: "A1",
    activityType: "FLASH",
  });
});

test("[PDP-03, PDP-04] breadcrumb, brand and article number lead where they should", async () => {
  const { html } = await show();
  for (const name of ["Men", "Shoes", "Running"]) expect(html).toContain(`href="/${name}.html"`);
  expect(html).toContain('href="/Rimbata.html"');
  expect(html).toContain("Item no. NO-R42");
  expect(html).toMatch(/<h1[^>]*>Raung 5<\/h1>/);
});

test("[PDP-05, LOC-09, LOC-10~] the sale price, with the higher list price struck through; equal prices only once", async () => {
  const reduced = (await show()).html;
  expect(reduced).toContain("Rp700.000");
  expect(reduced).toMatch(/<s [^>]*>.*?Rp1\.000\.000<\/s>/);
  const plain = (await show("/pdp/RB1?skuCode=B42")).html;
  expect(plain).toContain("Rp900.000");
  expect(plain).not.toContain("<s ");
});

test("[PDP-17, Q62] without a skuCode the first sku in stock is shown, its size not chosen; with one, that sku", async () => {
  const first = (await show()).html;
  expect(first).toContain("NO-R42");
  expect(first).not.toMatch(/data-size="EU 42"[^>]*aria-current/);
  const chosen = (await show("/pdp/RB1?skuCode=B43")).html;
  expect(chosen).toContain("NO-B43");
  expect(chosen).toContain("/img/drawn/Blue/side@800.jpg");
  expect(chosen).toMatch(/data-size="EU 43"[^>]*aria-current="true"/);
  expect((await show("/pdp/RB1?skuCode=GONE")).html).toContain("NO-R42");
});

test("choosing a colour keeps every size in view: sold out is marked, what is not made says where it is", async () => {
  const { html } = await show("/pdp/RB1?skuCode=R42");
  expect(html).toMatch(/data-size="EU 41" data-state="sold-out"/);
  expect(html).toMatch(/data-size="EU 43" data-state="not-made"/);
  expect(html).toContain("EU 43 is not available in Red. You can get it in: Blue.");
  expect(html).toMatch(/href="\?skuCode=B42"[^>]*data-colour="BLUE"/);
});

test("[PDP-01] a campaign stays in the address while choosing", async () => {
  const { html } = await show("/pdp/RB1?skuCode=R42&activityCode=A1");
  expect(html).toContain("skuCode=B42&amp;activityCode=A1");
});

test("few pieces, none, and pre-order are shown", async () => {
  expect((await show("/pdp/RB1?skuCode=B42")).html).toContain("Only 2 left in stock");
  const soldOut = (await show("/pdp/RB1?skuCode=R41")).html;
  expect(soldOut).toMatch(/<button[^>]*disabled=""[^>]*data-control="add-to-cart"/);
  const preOrder = { ...shoe, skuList: [sku("P1", "Red", "EU 41", { deliveryDate: "2026-12-01" })] };
  expect((await show("/pdp/RB1?skuCode=P1", preOrder)).html).toContain("ships from 01/12/2026");
});

test.each([
  ["en-US", "Description"],
  ["id-ID", "Deskripsi"],
] as const)(
  "[PDP-07] the Description tab is there and open, with the product's text, in %s",
  async (language, title) => {
    const { html } = await show("/pdp/RB1", shoe, language);
    expect(html).toMatch(
      new RegExp(`<details open=""[^>]*><summary[^>]*>${title}.*?</summary><div[^>]*><p>Light.</p>`),
    );
  },
);

test("[RMD-01] of eight combinations of member, stock and option, one alone offers the reminder", async () => {
  fakeShop({ productInit: { productInit: shoe } });
  const { data } = await loadProduct(loaderArguments("/pdp/RB1", { language: "en-US" }, { productCode: "RB1" }));
  const [sku] = data.product?.skus ?? [];
  if (!sku) throw new Error("no sku");
  const offered = [true, false].flatMap((isForMember) =>
    [0, 1].flatMap((stock) =>
      [true, false].flatMap((remind) =>
        offersReminder({ sku: { ...sku, stock, remind }, colour: sku.colour, size: sku.size }, isForMember)
          ? [{ isForMember, stock, remind }]
          : [],
      ),
    ),
  );
  expect(offered).toEqual([{ isForMember: true, stock: 0, remind: true }]);
});

test("[PDP-07~, PDP-08, PDP-11~] description, certificate, disclaimer and ribbon have their places", async () => {
  const { html } = await show();
  expect(html).toContain("<p>Light.</p>");
  expect(html).toContain("SNI/K3L/UTTP: SNI 0123");
  expect(html).toContain("Disclaimer");
  expect(html).toContain(">New<");
  const bare = {
    ...shoe,
    originalDataInfo: { ...shoe.originalDataInfo, attributes: { certificateNo: null, description: "" } },
  };
  expect((await show("/pdp/RB1", bare)).html).not.toContain("SNI/K3L/UTTP");
});

describe("the promotions of a product", () => {
  const socks = {
    ...noActivity,
    activityCode: "SOCKS-3-1",
    activityName: "Buy 3, get 1 <free>",
    activityDesc: "The cheapest of four is free.",
    // Midnight in Jakarta
    activityBegin: "2026-11-15T17:00:00.000Z",
    activityEnd: "2026-11-30T16:59:59.000Z",
  };
  const endless = {
    ...noActivity,
    activityCode: "TIERS",
    activityName: "More, less",
    activityBegin: socks.activityBegin,
  };
  const withPromotions = {
    ...shoe,
    skuList: [
      sku("R41", "Red", "EU 41", { productActivities: [socks, endless] }),
      sku("R42", "Red", "EU 42", { productActivities: [socks] }),
    ],
  };

  test("a flash sale stands beside the price of its sku, and is no promotion to shop more of", async () => {
    const flash = { ...socks, activityType: "FLASH_SALE", activityCode: "FLASH-1" };
    const skuCampaign = { activityPrice: 99_000, activityStock: 7, maxPerUser: 1 };
    const one = sku("R41", "Red", "EU 41", { productActivities: [flash], skuCampaign, salePrice: 99_000 });
    const { html } = await show("/pdp/RB1", { ...shoe, skuList: [one] });
    expect(html).not.toContain("data-promotions");
    expect(html).toContain("7 left · 1 per shopper");
  });

  test("a flash sale that has not begun says when, and its price; one that has ended says nothing", async () => {
    const skuCampaign = { activityPrice: 79_000, activityStock: 7, maxPerUser: 1 };
    const shown = async (activityBegin: string, language?: Language) => {
      const flash = { ...socks, activityType: "FLASH_SALE", activityCode: "FLASH-1", activityBegin };
      const one = sku("R41", "Red", "EU 41", { productActivities: [flash], skuCampaign, salePrice: 99_000 });
      return (await show("/pdp/RB1", { ...shoe, skuList: [one] }, language)).html;
    };
    const midnight = "2099-11-15T17:00:00.000Z";
    expect(await shown(midnight)).toContain("Rp79.000 from 16 November 2099, 00:00\u00a0WIB");
    expect(await shown(midnight, "id-ID")).toContain("Rp79.000 mulai 16 November 2099, pukul\u00a000.00\u00a0WIB");
    expect(await shown("2020-11-15T17:00:00.000Z")).not.toContain("data-flash-sale");
  });

  test("[PDP-06, LOC-14] each is shown once: its name, what it gives, and its period by Jakarta's days", async () => {
    const { html } = await show("/pdp/RB1", withPromotions);
    const list = /<details data-promotions.*?<\/details>/s.exec(html)?.[0] ?? "";
    expect(list).toContain("2 promotions for this item");
    expect(list.match(/<li/g)).toHaveLength(2);
    expect(list).toContain("Buy 3, get 1 &lt;free&gt;");
    expect(list).toContain("The cheapest of four is free.");
    expect(list).toContain("16/11/2026 to 30/11/2026");
    // Between its name and the name of its button
    expect(list.split("More, less").at(-2)).toContain("From 16/11/2026");
  });

  test("one that not every size has says so, in Indonesian too", async () => {
    const { html } = await show("/pdp/RB1", withPromotions, "id-ID");
    expect(html.match(/Hanya untuk sebagian ukuran atau warna/g)).toHaveLength(1);
    expect(html).toContain("16/11/2026 sampai 30/11/2026");
    expect(html).toContain("2 promo untuk produk ini");
  });

  test("a ribbon alone makes no list", async () => {
    expect((await show()).html).not.toContain("data-promotions");
  });
});

test("[PDP-13, PDP-14] no skus, no product and a failed load all give the empty product, never a crash", async () => {
  const empty = await show("/pdp/RB1", { ...shoe, skuList: [] });
  expect(empty.html).toContain("Product does not exist.");
  const missing = await show("/pdp/RB1", null);
  expect([missing.status, missing.html.includes("Product does not exist.")]).toEqual([404, true]);
  fakeShop({});
  const given = loaderArguments("/pdp/RB1", {}, { productCode: "RB1" });
  const { data } = await loadProduct(given);
  const failed = renderPage(<ProductPage />, { data, address: "/pdp/RB1", words: ["product"] });
  expect(failed).toContain("The product cannot be shown right now");
  expect(failed).not.toContain("does not exist");
  expect(given.fate).toEqual({ incomplete: true, unavailable: true });
});

test("[PDP-14] a product that cannot be asked for just now is never said not to exist, in its page or its status", async () => {
  const unanswered = { errors: [{ message: "There was an error.", extensions: { code: "UNKNOWN_ERROR" } }] };
  fakeShop({ productInit: () => unanswered });
  const given = loaderArguments("/pdp/RB1", {}, { productCode: "RB1" });
  const { data, init } = await loadProduct(given);
  expect([init?.status, given.fate]).toEqual([200, { incomplete: true, unavailable: true }]);
  const html = renderPage(<ProductPage />, { data, address: "/pdp/RB1", words: ["product"] });
  expect(html).not.toContain("does not exist");
});

test.each(["en-US", "id-ID"] as const)("[PDP-15] the title is Jual {productName} | Gelora in %s", async (language) => {
  expect((await show("/pdp/RB1", shoe, language)).html).toContain("<title>Jual Raung 5 | Gelora</title>");
});

test("[PDP-16~] search engines read the items of a description as sentences", async () => {
  const listed = {
    ...shoe,
    originalDataInfo: {
      ...shoe.originalDataInfo,
      attributes: { certificateNo: null, description: "<p>Light.</p><ul><li>Mesh upper</li><li>Rubber sole</li></ul>" },
    },
  };
  const { structured } = await show("/pdp/raung-5/RB1", listed);
  expect(JSON.parse(structured)["@graph"][0].description).toBe("Light. Mesh upper. Rubber sole.");
});

test("[PDP-16~] search engines read a group with an offer for each sku, and the breadcrumb; a description cannot break out", async () => {
  const sly = {
    ...shoe,
    originalDataInfo: {
      ...shoe.originalDataInfo,
      attributes: { certificateNo: null, description: "a</script><script>alert(1)" },
    },
  };
  const { structured } = await show("/pdp/raung-5/RB1", sly);
  expect(structured).not.toContain("</script>");
  const [group, crumbs] = JSON.parse(structured)["@graph"];
  expect(group["@type"]).toBe("ProductGroup");
  expect(group.hasVariant.map((variant: { offers: object }) => variant.offers)).toMatchObject([
    { price: 700_000, priceCurrency: "IDR", availability: "https://schema.org/OutOfStock" },
    { availability: "https://schema.org/InStock" },
    { price: 900_000 },
    {},
  ]);
  expect(crumbs.itemListElement).toHaveLength(4);
});

test("Open Graph names the product with a picture of whole address", async () => {
  const { html } = await show();
  expect(html).toContain('property="og:image" content="http://gelora.example/img/drawn/Red/side@share.jpg"');
  expect(html).toMatch(/property="og:image:width" content="1200"/);
  expect(html).toMatch(/property="og:image:alt" content="[^"]*\w/);
});

describe("sizes", () => {
  const size = (valueCode: string, sizeCode: string, otherNames: string[]) => ({ valueCode, sizeCode, otherNames });
  const sized = {
    ...shoe,
    sizeFacts: {
      needsGuide: true,
      fitText: "Runs small.",
      fitNote: "Narrow toe box.",
      kind: "SHOES",
      sizes: [
        size("EU-41", "EU-41", ["UK 7.5"]),
        size("EU-42", "EU-42", ["UK 8", "US 9", "26.5 cm"]),
        size("EU-43", "EU-43", []),
      ],
    },
  };
  const viewOf = async () => {
    fakeShop({ productInit: { productInit: sized } });
    const { data } = await loadProduct(loaderArguments("/pdp/RB1", { language: "en-US" }, { productCode: "RB1" }));
    if (!data.product) throw new Error("no product");
    return data.product;
  };
  const chosen = async (query: string, mine?: string) => choiceOf(await viewOf(), new URLSearchParams(query), mine);

  test("how the goods turn out stands by the sizes, and the chosen size in all systems", async () => {
    const { html } = await show("/pdp/RB1?skuCode=R42", sized);
    expect(html).toContain("Runs small. Narrow toe box.");
    expect(html).toContain("EU 42 = UK 8 · US 9 · 26.5 cm");
    const { html: before } = await show("/pdp/RB1", sized);
    expect(before).not.toContain("EU 42 =");
  });

  test("the shopper's own size is chosen where it is to be had in the colour shown, and says so", async () => {
    expect(await chosen("", "EU-42")).toMatchObject({ sku: { code: "R42" }, size: "EU 42", isMine: true });
    expect(await chosen("colour=BLUE", "EU-43")).toMatchObject({ sku: { code: "B43" }, isMine: true });
  });

  test("it never replaces a size of the address, and is not chosen sold out or in another colour", async () => {
    expect(await chosen("skuCode=B43", "EU-42")).toMatchObject({ sku: { code: "B43" }, size: "EU 43" });
    expect((await chosen("skuCode=B43", "EU-42"))?.isMine).toBeUndefined();
    expect((await chosen("", "EU-41"))?.size).toBeUndefined();
    expect((await chosen("", "EU-43"))?.size).toBeUndefined();
    expect((await chosen(""))?.size).toBeUndefined();
  });
});

test("reviews are in the page and its structured data as the server has them, and nowhere without any", async () => {
  const none = await show();
  expect(none.html).toContain("No reviews yet");
  expect(none.structured).not.toContain("aggregateRating");
  const review = {
    reviewCode: "RV1",
    stars: 4,
    fit: "TRUE_TO_SIZE",
    sizeName: "EU 42",
    text: "Ringan <b>sekali</b>.",
    language: "id-ID",
    author: "Ayu L.",
    writtenAt: "2026-11-20T20:00:00.000Z",
    answer: "Terima kasih!",
    pictures: [{ small: "https://shop.example/s.jpg", whole: "https://shop.example/w.jpg" }],
  };
  const rating = { average: 4.3, count: 9, stars: [0, 1, 1, 2, 5], fit: { small: 1, trueToSize: 2, large: 1 } };
  const reviews = [review, { ...review, reviewCode: "RV2", author: null, pictures: [], answer: null }];
  const { html, structured } = await show(undefined, { ...shoe, rating, reviews });
  expect(html).toContain("4.3 out of 5, 9 reviews");
  expect(html).toContain("Ayu L.");
  expect(html).toContain("A Gelora shopper");
  expect(html).toContain("21/11/2026");
  expect(html).toContain('lang="id-ID">Ringan &lt;b&gt;sekali&lt;/b&gt;.');
  expect(html).toContain("Written in Bahasa Indonesia");
  expect(html).toContain("See all 9 reviews");
  expect(html).toContain('src="https://shop.example/s.jpg"');
  expect(structured).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,"reviewCount":9');
  expect(structured.match(/"@type":"Review"/g)).toHaveLength(1);
  const { html: local } = await show(undefined, { ...shoe, rating, reviews }, "id-ID");
  expect(local).toContain("4,3 dari 5, 9 ulasan");
});
