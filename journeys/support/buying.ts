import { expect } from "vitest";
import type { Shopper } from "./shopper.ts";

/**
 * A guest's contact for the checkout, different each time, so that limits per person are not
 * shared.
 */
export type Guest = { readonly email: string; readonly mobile: string };

let guests = 0;

export function newGuest(): Guest {
  guests += 1;
  const number = String(process.pid * 100 + guests).slice(-8);
  return { email: `tamu-${process.pid}-${guests}@contoh.id`, mobile: `812${number.padStart(8, "0")}` };
}

/** Types into the header's search and waits for the list. */
export async function search({ page, words }: Shopper, keyword: string): Promise<void> {
  // With suggestions the field becomes a combobox, so it is located by its label.
  const field = page.getByLabel(words.search);
  await field.fill(keyword);
  await field.press("Enter");
  await page.waitForURL(/\/search\//);
  await expect.poll(() => page.locator("[data-goods] article").count(), { timeout: 10_000 }).toBeGreaterThan(0);
}

/**
 * Ticks a filter's value, in the desktop's column or the phone's sheet, and waits for the list.
 * @returns how many products there are then
 */
export async function filterBy({ page, width }: Shopper, group: string, value: string): Promise<number> {
  if (width === 390) await page.locator("[popovertarget=listing-filters]:not([popovertargetaction])").click();
  const choice = page.locator(`[data-filter=${group}] label:has(input[value="${value}"])`);
  const folds = choice.locator("xpath=ancestor::details[not(@open)]/summary");
  for (const fold of await folds.all()) await fold.click();
  await choice.click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll(group)).toContain(value);
  await expect.poll(() => page.locator(`[data-chip="${value}"]`).count()).toBe(1);
  if (width === 390) {
    await page.locator("#listing-form button[type=submit]").tap();
    await page.locator("#listing-filters").waitFor({ state: "hidden" });
  }
  return Number(await page.locator("[data-total]").getAttribute("data-total"));
}

/** Opens the product at this position of the list, counted from 0. */
export async function openProduct({ page }: Shopper, place: number): Promise<void> {
  await page.locator("[data-goods] article:not([data-stock=empty]) a").nth(place).click();
  await page.waitForSelector("[data-product-page]");
}

let sizesChosen = process.pid;

/**
 * Chooses an available size, if the product has sizes: another each time, since some have three
 * pieces only, which parallel journeys would buy from each other. @returns its name
 */
export async function chooseSize({ page }: Shopper): Promise<string | undefined> {
  const sizes = page.locator("[data-sizes] [data-state=available]");
  const count = await sizes.count();
  if (count === 0) return undefined;
  sizesChosen += 1;
  const size = sizes.nth(sizesChosen % count);
  const name = (await size.getAttribute("data-size")) ?? undefined;
  await size.click();
  await expect.poll(() => page.locator("[data-sizes] [aria-current=true]").getAttribute("data-size")).toBe(name);
  return name;
}

/** Presses the visible button, also for pre-orders, and waits until the product is in the cart. */
export async function addToCart({ page, words }: Shopper): Promise<void> {
  const button = page
    .getByRole("button", { name: words.addToCart })
    .or(page.getByRole("button", { name: words.preOrder }));
  await button.filter({ visible: true }).click();
  await page.getByRole("dialog", { name: words.added }).waitFor();
}

/** From a product added to the cart to an open checkout, as a guest. */
export async function goToCheckout(shopper: Shopper, guest: Guest): Promise<void> {
  const { page, words } = shopper;
  await page.getByRole("link", { name: words.viewCart }).click();
  await page.waitForURL(/\/shop-cart/);
  await checkOutCart(shopper, guest);
}

/** From the cart page to an open checkout of the selected lines, as a guest. */
export async function checkOutCart({ page, words }: Shopper, guest: Guest): Promise<void> {
  await page.getByRole("button", { name: words.checkout }).click();
  await page.waitForURL(/\/login\?redirectUrl=/);
  await page.getByRole("link", { name: words.asGuest }).click();
  await page.waitForURL(/\/guest-login/);
  await page.getByLabel(words.email, { exact: true }).fill(guest.email);
  await page.getByLabel(words.mobile, { exact: true }).fill(guest.mobile);
  await page.getByRole("button", { name: words.continue, exact: true }).click();
  await page.waitForURL(/\/checkout\//);
  await page.locator("#checkout-delivery").waitFor();
}

/** Fills in a new address in South Jakarta and takes the first shipping option. */
export async function fillAddress(shopper: Shopper, guest: Pick<Guest, "mobile">): Promise<void> {
  const { page } = shopper;
  const another = page.locator('input[name=savedAddress][value=""]');
  if ((await another.count()) > 0) await another.check();
  await typeAddress(shopper, guest);
  await page.locator("input[name=shippingMethod]").first().check();
}

/** Types an address in South Jakarta into the fields that are open. */
export async function typeAddress({ page, words }: Shopper, guest: Pick<Guest, "mobile">): Promise<void> {
  await page.getByLabel(words.firstName).fill("Dewi");
  await page.getByLabel(words.lastName).fill("Lestari");
  await page.getByLabel(words.mobile, { exact: true }).fill(guest.mobile);
  await choose(page, words.province, "DKI Jakarta");
  await choose(page, words.city, /Jakarta Selatan/);
  await choose(page, words.district, "Tebet");
  await page.getByLabel(words.zipCode).fill("12810");
  await page.getByLabel(words.street).fill("Jalan Tebet Raya 12");
}

async function choose(page: Shopper["page"], label: string, choice: string | RegExp): Promise<void> {
  const field = page.getByRole("combobox", { name: label });
  const option = field.locator("option").filter({ hasText: choice });
  await option.first().waitFor({ state: "attached" });
  await field.selectOption({ value: (await option.first().getAttribute("value")) ?? "" });
}

/** Opens the nested groups of payment channels and chooses the last name. */
export async function choosePayment({ page }: Shopper, ...names: readonly string[]): Promise<void> {
  for (const name of names.slice(0, -1)) {
    const group = page.locator("#checkout-payment, main").getByRole("button", { name }).first();
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
  }
  await page.getByRole("radio", { name: names.at(-1) ?? "" }).check();
}

export async function agree({ page, words }: Shopper): Promise<void> {
  await page.getByRole("checkbox", { name: words.terms }).check();
  await page.getByRole("checkbox", { name: words.consent }).check();
}

export function pressCheckout({ page }: Shopper): Promise<void> {
  return page.locator("[data-control=checkout]").click();
}

/** The order's code, from the address of the payment page or the order page. */
export function orderCodeOf({ page }: Shopper): string {
  const address = new URL(page.url());
  const code = address.searchParams.get("order") ?? /GL[A-Z0-9]+/.exec(address.pathname)?.[0];
  if (!code) throw new Error(`no order code in ${address.href}`);
  return code;
}

/** Waits until the reloaded order page shows this state. */
export async function expectOrderState(
  shopper: Shopper,
  orderCode: string,
  state: keyof Shopper["words"]["states"],
): Promise<void> {
  const { page, words } = shopper;
  await expect
    .poll(
      async () => {
        await shopper.visit(`/order/detail/${orderCode}`);
        return page.getByRole("heading", { level: 1 }).textContent();
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(words.states[state]);
}
