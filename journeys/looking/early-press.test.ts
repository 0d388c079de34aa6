import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addToCart, chooseSize, openProduct } from "../support/buying.ts";
import { holdRequests, scriptFiles } from "../support/hold-requests.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const phone = { width: 390, language: "id-ID" } as const;
const texts = { chooseSize: "Pilih ukuranmu dulu.", nothingChosen: "Silakan pilih barang" };
const buyButton = (page: Page) => page.locator("[data-buy-bar] button");

/** Not the first shoes, which other journeys buy until they are sold out. */
async function openShoes(visitor: Shopper): Promise<void> {
  await visitor.visit("/plp/search?q=shoes");
  await openProduct(visitor, 8);
}

async function openCart(visitor: Shopper): Promise<void> {
  await openShoes(visitor);
  await chooseSize(visitor);
  await addToCart(visitor);
  await visitor.visit("/shop-cart");
  await buyButton(visitor.page).waitFor();
}

/** Counts the presses that anyone but the page's first script hears. */
async function countPresses(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    let heard = 0;
    Reflect.set(window, "heardPresses", () => heard);
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-buy-bar]")) heard += 1;
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "heardPresses")());
}

journey("[PDP-19~] a tap before the scripts arrive is heard at once, and answered once", async ({ shopper }) => {
  const visitor = await shopper(phone);
  const { page } = visitor;
  await openShoes(visitor);
  const release = await holdRequests(page, scriptFiles);
  const heardPresses = await countPresses(page);
  await page.reload({ waitUntil: "commit" });
  expect(await buyButton(page).getAttribute("aria-busy")).toBeNull();
  await buyButton(page).tap();
  expect(await buyButton(page).getAttribute("aria-busy")).toBe("true");
  // React answers a press while it takes over, and must not hear one that will be repeated.
  expect(await heardPresses()).toBe(0);
  release();
  await page.getByText(texts.chooseSize).waitFor();
  expect(await heardPresses()).toBe(1);
  expect(await buyButton(page).getAttribute("aria-busy")).toBeNull();
});

journey("a tap while React takes over is answered once", async ({ shopper }) => {
  const visitor = await shopper(phone);
  const { page } = visitor;
  await openShoes(visitor);
  const heardPresses = await countPresses(page);
  // The page's buttons work already when what was held is asked for.
  await page.addInitScript(() => {
    let take: (...given: unknown[]) => unknown;
    let isPressed = false;
    const pressAndTake = (...given: unknown[]): unknown => {
      if (!isPressed) document.querySelector<HTMLElement>("[data-buy-bar] button")?.click();
      isPressed = true;
      return take(...given);
    };
    Object.defineProperty(window, "takeEarlyPress", {
      get: () => pressAndTake,
      set: (given: typeof take) => {
        take = given;
      },
    });
  });
  await page.reload();
  await page.getByText(texts.chooseSize).waitFor();
  expect(await heardPresses()).toBe(1);
});

journey("a password is shown though the tap came before the scripts", async ({ shopper }) => {
  const { page } = await shopper(phone);
  const release = await holdRequests(page, scriptFiles);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("[aria-controls=login-password]").tap();
  release();
  await expect.poll(() => page.locator("#login-password").getAttribute("type")).toBe("text");
});

journey("a message waits for its place on the page", async ({ shopper }) => {
  const visitor = await shopper(phone);
  const { page } = visitor;
  await openCart(visitor);
  const chosen = page.locator("main li").getByRole("checkbox").first();
  await chosen.click();
  await expect.poll(() => chosen.isChecked()).toBe(false);
  const release = await holdRequests(page, "**/assets/late-parts-*.js");
  await page.reload();
  // The button looks disabled, and says why when it is pressed.
  await buyButton(page).and(page.locator("[aria-disabled=true]")).waitFor();
  await buyButton(page).tap({ force: true });
  // Longer than a message is shown.
  await page.waitForTimeout(3500);
  release();
  await page.getByText(texts.nothingChosen).waitFor();
});

journey("a tap on what the parts after the page answer waits for them", async ({ shopper }) => {
  const { page } = await shopper(phone);
  const release = await holdRequests(page, "**/assets/late-parts-*.js");
  await page.goto("/plp/footwear");
  await page.locator("[data-my-size]").tap();
  expect(await page.locator("[data-my-size]").getAttribute("aria-busy")).toBe("true");
  release();
  await page.locator("dialog[open] [data-my-sizes]").waitFor();
});

journey("[CRT-12~] Checkout waits for a cart that changes, and is busy until the next page", async ({ shopper }) => {
  const visitor = await shopper(phone);
  const { page } = visitor;
  await openCart(visitor);
  const started: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("operationName=createCheckout")) started.push(request.url());
  });
  const releaseChange = await holdRequests(page, /operationName=updateCartItem/);
  const releasePage = await holdRequests(page, /\/login\.data/);
  await page.getByRole("button", { name: /^Tambah satu/ }).tap();
  await buyButton(page).tap();
  expect(await buyButton(page).getAttribute("aria-busy")).toBe("true");
  expect(started).toEqual([]);
  releaseChange();
  await expect.poll(() => started.length).toBe(1);
  await page.waitForRequest(/\/login\.data/).catch(() => undefined);
  expect(await buyButton(page).getAttribute("aria-busy")).toBe("true");
  await buyButton(page).tap();
  releasePage();
  await page.waitForURL(/\/login\?redirectUrl=/);
  expect(started.length).toBe(1);
});
