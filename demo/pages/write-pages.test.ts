import { afterAll, beforeAll, expect, test } from "vitest";
import { importCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { sampleCatalogue } from "../../apps/shop/modules/catalogue/testing/sample-catalogue.ts";
import { exportPages, findPages, followContent, missingReferences } from "../../apps/shop/modules/content/content.ts";
import { onePage, savePage } from "../../apps/shop/modules/content/testing/pages.ts";
import { openTestShop, type TestShop } from "../../apps/shop/testing/shop.ts";
import { writePages } from "./write-pages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop("embedded");
  await importCatalogue(shop.platform, sampleCatalogue());
  await writePages(shop.platform);
});
afterAll(() => shop.close());

const read = async (pageUrl: string, language: string): Promise<unknown> => {
  const query = `query ($input: GetPageByUrlInput!) { getPageByUrl(getPageByUrlInput: $input) { pageContent } }`;
  const { data } = await shop.send(query, { input: { pageUrl, deviceType: "pc", preview: false } }, { language });
  const { pageContent } = (data.getPageByUrl ?? { pageContent: "null" }) as { pageContent: string };
  return JSON.parse(pageContent)?.[language]?.pc;
};

test.each([
  "/page/home",
  "/page/privacy-policy",
  "/page/terms-conditions",
  "/consent/checkbox",
  "/consent/popup-cookie",
  "/newsletter-dialog",
  "/disclaimer",
  "/page/flash-sale",
  "/contact-us",
  "/information/faq",
  "/page/delivery-costs",
  "/page/cash-on-delivery",
  "/page/delivery-returns",
  "/page/running",
  "/page/badminton",
  "/page/football",
  "/page/back-to-school",
  "/page/ramadan",
])("[HOM-03][HOM-04~][HOM-14][HOM-15~] %s is there from the start, in both languages", async (url) => {
  for (const language of ["en-US", "id-ID"]) {
    expect(await read(url, language)).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: expect.any(String) })]),
    );
  }
});

test.each([
  ["bayar di tempat", "/page/bayar-di-tempat"],
  ["bisa bayar di tempat gak", "/page/bayar-di-tempat"],
  ["jam buka toko", "/store"],
  ["nyuci sepatu", "/information/merawat-sepatu-gunung"],
  ["cara mencuci sepatu", "/information/merawat-sepatu-gunung"],
  ["npwp", "/information/faq"],
  ["hubungi cs", "/contact-us"],
  ["kado", "/information/faq"],
  ["hadiah", "/information/faq"],
  ["gift", "/information/faq"],
  ["gift card", "/information/faq"],
  ["kartu hadiah", "/information/faq"],
  ["kado ulang tahun", "/information/faq"],
  ["keranjang", "/shop-cart"],
  ["keranjang belanja", "/shop-cart"],
  ["shopping cart", "/shop-cart"],
  ["wishlist", "/account/wishlist"],
  ["akun", "/account"],
  ["daftar akun", "/account"],
])("who asks '%s' is led to %s", async (typed, address) => {
  await followContent(shop.platform);
  const [first] = await findPages(shop.platform, typed, "id-ID", true);
  expect(first?.address).toBe(address);
});

test.each([
  ["retur", ["/page/pengiriman-dan-retur", "/information/faq"]],
  ["return", ["/page/pengiriman-dan-retur"]],
  ["alamat toko", ["/store"]],
  ["toko bandung", ["/store"]],
  ["keranjang", ["/shop-cart"]],
  ["bola basket", []],
])("a page that only mentions '%s' is not offered beside one that is about it", async (typed, addresses) => {
  await followContent(shop.platform);
  const found = await findPages(shop.platform, typed, "id-ID", true);
  expect(found.map(({ address }) => address)).toEqual(addresses);
});

test.each(["en-US", "id-ID"])(
  "[SGN-04~] the consent of the sign-up links to both its pages, in %s",
  async (language) => {
    expect(await read("/consent/checkbox", language)).toMatchObject([
      { link: "/page/privacy-policy", linkText: expect.any(String) },
      { link: "/page/terms-conditions", linkText: expect.any(String) },
    ]);
  },
);

test("no page leads to one that nobody has written", async () => {
  const pages = await exportPages(shop.platform);
  const shown = pages.flatMap(({ published }) => published ?? []);
  const missing = await missingReferences(shop.platform, shown);
  expect(shown.length).toBeGreaterThan(20);
  expect(missing.flat().filter((text) => text.startsWith("there is no page"))).toEqual([]);
});

test("writing the pages again leaves alone what an editor has changed", async () => {
  await savePage(shop.platform, {
    pageUrl: "/disclaimer",
    content: onePage,
    draft: false,
    scheduled: false,
    publishAt: null,
    withdrawAt: null,
  });
  expect(await writePages(shop.platform)).toBe(0);
  expect(await read("/disclaimer", "en-US")).toEqual([{ type: "text", text: "large" }]);
});
