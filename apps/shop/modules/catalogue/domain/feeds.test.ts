import { expect, test } from "vitest";
import { type FeedItem, gtinOf, plainDescription } from "./feed-item.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

const item: FeedItem = {
  skuCode: "KR1-BLACK-42",
  productCode: "KR1",
  title: 'Raung 5 "Lari", Hitam & Merah, EU 42',
  description: "Ringan, <kuat>",
  link: "https://shop.example/id/pdp/raung-5/KR1?skuCode=KR1-BLACK-42",
  imageLink: "https://shop.example/img/p/1@1200.jpg",
  moreImages: ["https://shop.example/img/p/2@1200.jpg"],
  availability: "preorder",
  availableOn: "2026-12-01T00:00+0700",
  listPrice: 999_000,
  salePrice: 899_000,
  brand: "Raung",
  mpn: "R5-42",
  gtin: "4006381333931",
  colour: "Hitam",
  size: "EU 42",
  gender: "unisex",
  ageGroup: "adult",
  productType: "Footwear > Running shoes",
};

test("Google's item has its fields, with prices in rupiah, and cannot break the XML", () => {
  const text = googleFeed.item(item);
  expect(text).toContain("<g:id>KR1-BLACK-42</g:id><g:item_group_id>KR1</g:item_group_id>");
  expect(text).toContain("<g:title>Raung 5 &quot;Lari&quot;, Hitam &amp; Merah, EU 42</g:title>");
  expect(text).toContain("<g:price>999000 IDR</g:price><g:sale_price>899000 IDR</g:sale_price>");
  expect(text).toContain("<g:availability>preorder</g:availability><g:availability_date>2026-12-01T00:00+0700<");
  expect(text).not.toContain("<kuat>");
  expect(googleFeed.item({ ...item, salePrice: 999_000 })).not.toContain("sale_price");
});

test("Meta's row has a value for each column, quoted where it must be", () => {
  const row = metaFeed.item(item);
  expect(row).toMatch(/^KR1-BLACK-42,"Raung 5 ""Lari"", Hitam & Merah, EU 42","Ringan, <kuat>",in stock,new,/);
  expect(row).toContain(",999000.00 IDR,899000.00 IDR,https://shop.example/id/pdp/raung-5/KR1?skuCode=KR1-BLACK-42,");
  expect(row.endsWith("\r\n")).toBe(true);
  const values =
    row
      .trimEnd()
      .match(/("([^"]|"")*"|[^,]*)(,|$)/g)
      ?.filter((part) => part !== "") ?? [];
  expect(values.length).toBe(metaFeed.opening().trimEnd().split(",").length);
});

test("a barcode is told only if its last digit checks", () => {
  expect(gtinOf("4006381333931")).toBe("4006381333931");
  expect(gtinOf("73513537")).toBe("73513537");
  for (const wrong of ["4006381333932", "123", "", "400638133393X", "12345678901"])
    expect(gtinOf(wrong)).toBeUndefined();
});

test("a description is plain text of a bounded length", () => {
  expect(plainDescription("<p>Kuat&nbsp;&amp; <b>ringan</b></p>")).toBe("Kuat & ringan");
  expect(plainDescription("x".repeat(9000))).toHaveLength(5000);
});
