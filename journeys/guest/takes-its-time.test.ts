import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  checkOutCart,
  choosePayment,
  chooseSize,
  fillAddress,
  newGuest,
  openProduct,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";

/** How long something is there once it comes, in milliseconds, by the page's own clock. */
function stayOf(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const until = (isThere: boolean) =>
      new Promise<number>((resolve) => {
        const look = (): unknown =>
          (document.querySelector(wanted) !== null) === isThere
            ? resolve(performance.now())
            : requestAnimationFrame(look);
        look();
      });
    const from = await until(true);
    return (await until(false)) - from;
  }, selector);
}

/** How long after the last event of this kind something happens, in milliseconds. */
function restBefore(page: Page, kind: "scroll" | "resize", happens: { selector: string } | { cookie: string }) {
  return page.evaluate(
    ([event, what]) =>
      new Promise<number>((resolve) => {
        let last: number | undefined;
        addEventListener(event, () => (last = performance.now()), { passive: true });
        const isThere = (): boolean =>
          "selector" in what ? document.querySelector(what.selector) !== null : document.cookie.includes(what.cookie);
        const look = (): unknown =>
          last !== undefined && isThere() ? resolve(performance.now() - last) : requestAnimationFrame(look);
        look();
      }),
    [kind, happens] as const,
  );
}

/** Never sooner, apart from a frame; later only by what a busy machine needs. */
function expectAbout(measured: number, ms: number): void {
  expect(measured).toBeGreaterThan(ms - 40);
  expect(measured).toBeLessThan(ms + 500);
}

async function productOf(gateway: string, activityCode: string): Promise<string> {
  const query =
    "query Goods($code: String!) { queryCatalogProductsByPromotion(activityCode: $code, pageInput: { pageSize: 1 }) { dataList { productCode } } }";
  const { queryCatalogProductsByPromotion: found } = await gatewayCaller(gateway).call<{
    queryCatalogProductsByPromotion: { dataList: { productCode: string }[] };
  }>("Goods", query, { code: activityCode });
  return found.dataList[0]?.productCode ?? expect.fail("the shop lacks such goods");
}

journey(
  "[CON-19] loading takes 1 s, 'added' 3 s, an order waits 1 s, a copy is confirmed for 1 s, and scrolls and sizes count after 300 ms",
  async ({ shopper, gelora }) => {
    const buyer = await shopper();
    const { page, words } = buyer;
    await buyer.visit("/plp/search?q=shoes");
    await page.locator("[data-control=chat]").waitFor();
    const shown = restBefore(page, "scroll", { selector: "button[aria-label='Back to top']" });
    await page.evaluate(() => scrollTo(0, innerHeight + 200));
    expectAbout(await shown, 300);
    const resized = restBefore(page, "resize", { cookie: "gt-platform=H5" });
    await page.setViewportSize({ width: 600, height: 800 });
    expectAbout(await resized, 300);
    await page.setViewportSize({ width: 1280, height: 800 });

    await buyer.visit("/plp/search?q=shoes");
    await openProduct(buyer, 0);
    await chooseSize(buyer);
    const loading = stayOf(page, "[data-control=add-to-cart][aria-busy=true]");
    await addToCart(buyer);
    expectAbout(await loading, 1000);

    await buyer.visit(`/pdp/${await productOf(`${gelora.shop}/graphql`, "SOCKS-3-1")}`);
    await page.locator("[data-promotions] summary").click();
    await page
      .getByRole("button", { name: /^Shop more/ })
      .first()
      .click();
    const cardLoading = stayOf(page, "dialog article button[aria-busy=true]");
    const cardAdded = stayOf(page, "dialog article [role=status]:not(:empty)");
    await page.locator("dialog article:not([data-stock=empty])").first().getByRole("button").click();
    expectAbout(await cardLoading, 1000);
    expectAbout(await cardAdded, 3000);

    const guest = newGuest();
    await buyer.visit("/shop-cart");
    await checkOutCart(buyer, guest);
    await fillAddress(buyer, guest);
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    await agree(buyer);
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener("click", () => resolve(Date.now()), { once: true, capture: true }),
        ),
    );
    const placed = page.waitForRequest(/operationName=tradeCreateOrderCustom/);
    await pressCheckout(buyer);
    const at = await pressed;
    await (await placed).response();
    expectAbout((await placed).timing().startTime - at, 1000);

    await page.waitForURL(/\/payment\?/);
    await buyer.visit(`/order/detail/${orderCodeOf(buyer)}`);
    const copied = stayOf(page, "button[aria-label='Copy the order number'] + [role=status]:not(:empty)");
    await page.getByRole("button", { name: "Copy the order number" }).click();
    expectAbout(await copied, 1000);
  },
  90_000,
);
