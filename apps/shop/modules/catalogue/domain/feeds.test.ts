import { expect, test } from "vitest";
import { type FeedItem, type FeedProduct, gtinOf, plainDescription } from "./feed-product.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

const item: FeedItem = {
  skuCode: "KR1-BLACK-42",
  title: 'Raung 5 "Lari", Hitam & Merah, EU 42',
  link: "https://shop.example/id/pdp/raung-5/KR1?skuCode=KR1-BLACK-42",
  availability: "preorder",
  availableOn: "2026-12-01T00:00+0700",
  listPrice: 999_000,
  salePrice: 899_000,
  mpn: "R5-42",
  gtin: "4006381333931",
  size: "EU 42",
};

function productWith(...items: readonly FeedItem[]): FeedProduct {
  return {
    productCode: "KR1",
    description: "Ringan, <kuat>",
    brand: "Raung",
    gender: "unisex",
    ageGroup: "adult",
    productType: "Footwear > Running shoes",
    colours: [
      {
        colour: "Hitam",
        imageLink: "https://shop.example/img/p/1@1200.jpg",
        moreImages: ["https://shop.example/img/p/2@1200.jpg"],
        items,
      },
    ],
  };
}

test("Google's item has its fields, with prices in rupiah, and cannot break the XML", () => {
  const text = googleFeed.product(productWith(item));
  expect(text).toContain("<g:id>KR1-BLACK-42</g:id><g:item_group_id>KR1</g:item_group_id>");
  expect(text).toContain("<g:title>Raung 5 &quot;Lari&quot;, Hitam &amp; Merah, EU 42</g:title>");
  expect(text).toContain("<g:price>999000 IDR</g:price><g:sale_price>899000 IDR</g:sale_price>");
  expect(text).toContain("<g:availability>preorder</g:availability><g:availability_date>2026-12-01T00:00+0700<");
  expect(text).not.toContain("<kuat>");
  expect(googleFeed.product(productWith({ ...item, salePrice: 999_000 }))).not.toContain("sale_price");
});

test("each sku is an item of its own, with what the whole product and its colour share", () => {
  const product = productWith(item, { ...item, skuCode: "KR1-BLACK-43", size: "EU 43" });
  const items = googleFeed.product(product).trimEnd().split("\n");
  expect(items).toHaveLength(2);
  for (const text of items) {
    expect(text).toMatch(/^<item>.*<\/item>$/);
    expect(text).toContain("<g:description>Ringan, &lt;kuat&gt;</g:description><g:brand>Raung</g:brand>");
    expect(text).toContain(
      "<g:color>Hitam</g:color><g:image_link>https://shop.example/img/p/1@1200.jpg</g:image_link>",
    );
    expect(text).toContain("<g:additional_image_link>https://shop.example/img/p/2@1200.jpg<");
  }
  expect(items[1]).toContain("<g:size>EU 43</g:size>");
  expect(metaFeed.product(product).trimEnd().split("\r\n")).toHaveLength(2);
});

test("a flash sale's price has its period in both catalogues, and another price has none", () => {
  const salePeriod = { begins: "2026-11-29T05:00:00.000Z", ends: "2026-11-29T08:00:00.000Z" };
  const flash = productWith({ ...item, salePeriod });
  const period = "2026-11-29T05:00:00.000Z/2026-11-29T08:00:00.000Z";
  expect(googleFeed.product(flash)).toContain(`<g:sale_price_effective_date>${period}</g:sale_price_effective_date>`);
  expect(metaFeed.product(flash)).toContain(`,899000.00 IDR,${period},`);
  expect(googleFeed.product(productWith(item))).not.toContain("effective_date");
});

test("Meta's row has a value for each column, quoted where it must be", () => {
  const row = metaFeed.product(productWith(item));
  expect(row).toMatch(/^KR1-BLACK-42,"Raung 5 ""Lari"", Hitam & Merah, EU 42","Ringan, <kuat>",in stock,new,/);
  expect(row).toContain(",999000.00 IDR,899000.00 IDR,,https://shop.example/id/pdp/raung-5/KR1?skuCode=KR1-BLACK-42,");
  expect(row.endsWith("\r\n")).toBe(true);
  const values =
    row
      .trimEnd()
      .match(/("([^"]|"")*"|[^,]*)(,|$)/g)
      ?.filter((part) => part !== "") ?? [];
  expect(values.length).toBe(metaFeed.opening().trimEnd().split(",").length);
});

test("a barcode is reported only if its last digit checks", () => {
  expect(gtinOf("4006381333931")).toBe("4006381333931");
  expect(gtinOf("73513537")).toBe("73513537");
  for (const wrong of ["4006381333932", "123", "", "400638133393X", "12345678901"])
    expect(gtinOf(wrong)).toBeUndefined();
});

test("a description is plain text of a bounded length", () => {
  expect(plainDescription("<p>Kuat&nbsp;&amp; <b>ringan</b></p>")).toBe("Kuat & ringan");
  expect(plainDescription("<p>Ringan.</p><ul><li>Atasan jaring</li><li>Sol karet</li></ul>")).toBe(
    "Ringan. Atasan jaring. Sol karet.",
  );
  expect(plainDescription("x".repeat(9000))).toHaveLength(5000);
});
