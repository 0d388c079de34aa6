import { expect } from "vitest";
import { addToCart, chooseSize, openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { guestWithOrders } from "../support/orders-placed.ts";
import type { Shopper } from "../support/shopper.ts";

journey(
  "[IMG-02] [IMG-04] pictures in the cart and of the orders are asked for in webp and 100 wide, and shown",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 0);
    const visitor = await shopper({ width: 1280 });
    await guest.moveInto(visitor);
    await visitor.visit("/search/shoes.html");
    await openProduct(visitor, 2);
    await chooseSize(visitor);
    await addToCart(visitor);
    for (const address of ["/shop-cart", "/order", `/order/detail/${guest.orderCodes[0]}`]) {
      await visitor.visit(address);
      await expectSmallPicture(visitor);
    }
  },
);

async function expectSmallPicture({ page }: Shopper): Promise<void> {
  const picture = page.getByRole("main").locator("img[src^='/img/']").first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(100);
  expect(await picture.getAttribute("src")).toMatch(/@100\.webp$/);
  // A browser that has cached the copy for dense screens from the product page shows that one.
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/@[12]00\.webp$/);
}
