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
