import { buy } from "@gelora/testkit/buyer.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { addToCart, checkOutCart, newGuest } from "../support/buying.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const rupiahIn = (text: string | null): number => Number(/Rp([\d.]+)/.exec(text ?? "")?.[1]?.replaceAll(".", ""));
const lineOf = (page: Page, productCode: string): Locator =>
  page.locator("main li", { has: page.locator(`a[href*="${productCode}"]`) });
const sumOf = async (line: Locator): Promise<number> => rupiahIn(await line.locator("[data-line-sum]").textContent());
const totalOf = async (page: Page): Promise<number> =>
  rupiahIn(await page.locator("aside dd[aria-live]").textContent());
/** A row of the summary, by its place. */
const rowOf = async (page: Page, row: number): Promise<number> =>
  rupiahIn(await page.locator("aside dl dd").nth(row).textContent());
/** What the selected goods cost before promotions. */
const goodsOf = (page: Page): Promise<number> => rowOf(page, 0);

/**
 * Puts a plentiful, reduced sku and one with a stock of three into the cart, and opens it.
 * @param least what the one with a stock of three costs at least, in rupiah
 */
async function fillCart(shopper: Shopper, gateway: string, turn: number, least = 0) {
  const plenty = (await skusThat(gateway, (sku) => sku.pieces > 12 && sku.isReduced)).at(-1 - turn);
  const scarce = (await skusThat(gateway, (sku) => sku.pieces === 3 && sku.price >= least)).at(-3 - turn);
  if (!plenty || !scarce || plenty.productCode === scarce.productCode) throw new Error("the shop lacks such goods");
  for (const sku of [plenty, scarce]) {
    await shopper.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
    await addToCart(shopper);
  }
  await shopper.visit("/shop-cart");
  const lines = { plenty: lineOf(shopper.page, plenty.productCode), scarce: lineOf(shopper.page, scarce.productCode) };
  await lines.scarce.waitFor();
  return { ...lines, scarceSku: scarce };
}

journey(
  "[CRT-04] [CRT-05] [CRT-06~] [CRT-09] [CRT-12] quantities raised, lowered, deselected and removed show in the sums at once, at 1280",
  async ({ shopper, gelora }) => {
    const guest = await shopper({ width: 1280 });
    const { page } = guest;
    // Both together are worth a promotion of the demonstration shop, which asks for Rp3.000.000.
    const { plenty, scarce } = await fillCart(guest, `${gelora.shop}/graphql`, 0, 2_800_000);
    const [one, other] = [await sumOf(plenty), await sumOf(scarce)];
    expect(await goodsOf(page)).toBe(one + other);
    const promotion = await rowOf(page, 2);
    expect(promotion).toBeGreaterThan(0);
    expect(await totalOf(page)).toBe(one + other - promotion);

    expect(await plenty.locator("s").textContent()).toMatch(/^was Rp[\d.]+$/);
    expect(rupiahIn(await plenty.locator("s").textContent())).toBeGreaterThan(one);
    expect(await plenty.textContent()).toContain("Sale price: you save Rp");
    await scarce.getByText("Only 3 left in stock.").waitFor();

    const quantity = plenty.getByRole("textbox");
    const [less, more] = [
      plenty.getByRole("button", { name: /^One less/ }),
      plenty.getByRole("button", { name: /^One more/ }),
    ];
    expect(await less.isDisabled()).toBe(true);
    // Pressed faster than the cart answers.
    for (const pieces of [2, 3, 4, 5]) {
      await more.click();
      await expect.poll(() => quantity.inputValue()).toBe(String(pieces));
    }
    await expect.poll(() => sumOf(plenty)).toBe(5 * one);
    expect(await more.isDisabled()).toBe(true);
    await plenty.getByText("Maximum limit of 5.").waitFor();
    await expect.poll(() => goodsOf(page)).toBe(5 * one + other);
    for (const [typed, taken] of [
      ["0", 1],
      ["17", 5],
      // Without a number the line keeps what it holds.
      ["", 5],
      ["abc", 5],
      ["1", 1],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await expect.poll(() => goodsOf(page)).toBe(taken * one + other);
      expect(await quantity.inputValue()).toBe(String(taken));
    }
    expect(await less.isDisabled()).toBe(true);

    await scarce.getByRole("checkbox").click();
    await expect.poll(() => goodsOf(page)).toBe(one);
    await scarce.getByRole("checkbox").click();
    await expect.poll(() => goodsOf(page)).toBe(one + other);
    await scarce.getByRole("button", { name: /^Remove/ }).click();
    await expect.poll(() => goodsOf(page)).toBe(one);
    expect(await scarce.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => goodsOf(page)).toBe(one + other);
    await plenty.getByRole("button", { name: /^Remove/ }).click();
    await expect.poll(() => goodsOf(page)).toBe(other);
    await guest.look("cart-sums");
    await page.getByRole("button", { name: "Checkout" }).click();
    await page.waitForURL(/\/login\?redirectUrl=/);
  },
  60_000,
);

/** Removes everything in another tab. */
async function emptyElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const remove = other.getByRole("button", { name: /^Remove/ });
  for (const left of [1, 0]) {
    await remove.first().click();
    await expect.poll(() => remove.count()).toBe(left);
  }
  await other.close();
}

journey(
  "[CRT-04~] what another tab changed in the cart shows when its tab is visible again, also beside the cart, and Back from the checkout is the cart",
  async ({ shopper, gelora }) => {
    const guest = await shopper({ width: 390 });
    const { page } = guest;
    await fillCart(guest, `${gelora.shop}/graphql`, 2);
    const before = await totalOf(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const more = other.getByRole("button", { name: /^One more/ });
    await more.first().click();
    await expect.poll(() => totalOf(other)).not.toBe(before);
    const after = await totalOf(other);
    await other.close();

    expect(await totalOf(page)).toBe(before);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => totalOf(page)).toBe(after);

    await checkOutCart(guest, newGuest());
    await page.goBack();
    await page.waitForURL(/\/shop-cart/);

    const badge = page.locator("[data-badge=cart]");
    await badge.waitFor();
    await emptyElsewhere(page);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    await expect.poll(() => badge.count()).toBe(0);
  },
  60_000,
);

journey(
  "[CRT-08] [CRT-12] what sold out in the cart is marked, leaves the sum, and is not checked out, at 390 in Indonesian",
  async ({ shopper, gelora }) => {
    const gateway = `${gelora.shop}/graphql`;
    const guest = await shopper({ width: 390, language: "id-ID" });
    const { page } = guest;
    const { plenty, scarce, scarceSku } = await fillCart(guest, gateway, 1);
    const one = await sumOf(plenty);
    expect(await plenty.locator("s").textContent()).toMatch(/^sebelumnya Rp/);
    expect(await plenty.textContent()).toContain("Harga promo: hemat Rp");
    await scarce.getByText("Stok tersisa 3.").waitFor();

    expect(await buy(gateway, scarceSku, "BCA_VA", 3)).toMatchObject({ success: true });
    await guest.visit("/shop-cart");
    await scarce.getByText("Habis.", { exact: false }).waitFor();
    expect(await scarce.getByRole("checkbox").isDisabled()).toBe(true);
    expect(await scarce.getByRole("textbox").count()).toBe(0);
    expect(await totalOf(page)).toBe(one);
    await guest.look("cart-sold-out");

    await checkOutCart(guest, newGuest());
    const summary = page.locator("details", { hasText: "Ringkasan" });
    await summary.locator("summary").click();
    await expect.poll(() => summary.getByText("1 barang", { exact: true }).count()).toBe(1);
    expect(await summary.textContent()).toContain("Harga promo: hemat Rp");
    await guest.look("checkout-without-sold-out");
  },
  60_000,
);
