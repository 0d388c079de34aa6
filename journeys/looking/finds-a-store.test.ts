import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";

journey(
  "[CRT-10] [STO-04] the cart's banner leads to the stores while they are below the screen, and from there to the map",
  async ({ shopper }) => {
    const { page, visit } = await shopper({ width: 390 });
    await page.route(/operationName=cartInit/, (route) =>
      answer(route, {
        cartInit: {
          count: 6,
          totalAmount: 600_000,
          notices: [],
          promotionList: [],
          itemList: manyLines,
          priceInfo: { productAmount: 600_000, totalAmount: 600_000 },
        },
      }),
    );
    await visit("/shop-cart");
    const banner = page.locator("[data-store-banner]");
    await banner.waitFor();
    await banner.click();
    await page.getByRole("heading", { name: "Our stores" }).waitFor();
    await expect.poll(() => banner.isVisible()).toBe(false);
    await page.getByRole("link", { name: "See all stores on the map" }).click();
    await page.waitForURL(/\/store$/);
    await visit("/");
    await page.locator('a[href="/store"]').first().waitFor({ state: "attached" });
  },
);

const mapWords = {
  "en-US": {
    show: (store: string) => `Show on the map: ${store}`,
    more: "+1 nearby: Bandung. Show the list",
    group: "2 stores: Bandung. Show the list",
    list: "Stores: Bandung",
  },
  "id-ID": {
    show: (store: string) => `Lihat di peta: ${store}`,
    more: "+1 di dekatnya: Bandung. Tampilkan daftarnya",
    group: "2 toko: Bandung. Tampilkan daftarnya",
    list: "Toko: Bandung",
  },
} as const;

for (const language of ["en-US", "id-ID"] as const) {
  journey(
    `[STO-01] [Q85] two stores of one city are seen apart on a phone's map, in ${language}`,
    async ({ shopper }) => {
      const visitor = await shopper({ width: 390, language });
      const { page, visit } = visitor;
      const named = mapWords[language];
      await visit("/store");
      const map = page.locator("#store-map");
      for (const store of ["Gelora Riau", "Gelora Dago"]) {
        await page.getByRole("link", { name: named.show(store) }).click();
        const mark = map.locator("[aria-current=true]");
        await expect.poll(() => mark.getAttribute("aria-label")).toBe(`${store}, Bandung`);
        await expect.poll(() => map.getByText(store, { exact: true }).filter({ visible: true }).count()).toBe(1);
        // Something of the map around it: the other cities of western Java.
        expect(await map.locator("li:visible").count()).toBeGreaterThan(2);
      }
      await visitor.look("store on the map");
      await map.getByRole("button", { name: named.more }).click();
      const list = page.getByRole("list", { name: named.list });
      await list.getByRole("link", { name: "Gelora Dago" }).waitFor();
      await visitor.look("stores of one place");
      await list.getByRole("link", { name: "Gelora Riau" }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#store-BDGRIAU");
      await expect.poll(() => list.count()).toBe(0);

      await page.getByRole("searchbox").last().fill("bandung");
      await map.getByRole("button", { name: named.group }).focus();
      await page.keyboard.press("Enter");
      await list.waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(() => new URL(page.url()).hash).toBe("#store-BDGDAGO");
      await expect.poll(() => list.count()).toBe(0);
    },
  );
}

journey("[ORD-07] [ORD-22] a guest without orders sees that, and sees no block of an account", async ({ shopper }) => {
  const { page, visit } = await shopper();
  await visit("/order");
  await page.getByText("order empty").waitFor();
  expect(await page.locator('main a[href^="/account"]').count()).toBe(0);
});

/** Enough lines that what follows them is below a phone's screen. */
const manyLines = Array.from({ length: 6 }, (_, index) => ({
  cartItemId: `line-${index}`,
  productCode: "X",
  productName: `Goods ${index}`,
  skuCode: `X-${index}`,
  orgCode: "GELORA",
  image: "",
  deliveryDate: null,
  attributeList: [],
  quantity: 1,
  max: 5,
  stock: 9,
  limits: 99,
  outStock: false,
  disabled: false,
  currPrice: 100_000,
  price: 100_000,
  amount: 100_000,
  adjustmentList: [],
  selected: true,
}));
