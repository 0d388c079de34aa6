import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  fillAddress,
  goToCheckout,
  newGuest,
  openProduct,
  pressCheckout,
  typeAddress,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const calls = (page: Page, operation: string): Request[] => {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(`operationName=${operation}`)) seen.push(request);
  });
  return seen;
};

async function reachCheckout(shopper: Shopper, guest = newGuest()): Promise<void> {
  await shopper.visit("/search/sepatu-lari.html");
  await openProduct(shopper, 0);
  await chooseSize(shopper);
  await addToCart(shopper);
  await goToCheckout(shopper, guest);
}

journey(
  "[CHK-02~] [CHK-05] [CHK-06] [CON-19~] [CHK-18] [CHK-23] [CHK-25] a press is checked, waits one second, and makes one order however often it is pressed",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 1280 });
    const { page, words } = buyer;
    const guest = newGuest();
    const placed = calls(page, "tradeCreateOrderCustom");
    const channels = calls(page, "ssQueryPaymentChannelList");
    const tracked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/collector/")) tracked.push(request.postData() ?? "");
    });
    await reachCheckout(buyer, guest);
    for (const section of ["delivery", "shipping", "payment", "confirm"]) {
      await page.locator(`#checkout-${section}`).waitFor();
    }
    expect(await page.locator("#checkout-shipping").textContent()).toContain("about 3-7 working days");
    await expect.poll(() => tracked.join()).toContain("started_checkout");
    expect(tracked.join().match(/started_checkout/g)).toHaveLength(1);
    expect(tracked.join()).toContain(guest.email);

    await fillAddress(buyer, guest);
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    expect(channels.at(-1)?.postDataJSON()).toMatchObject({
      variables: { input: { supportCod: 1, distributionType: "11", orderAmount: expect.any(Number) } },
    });
    await page.getByRole("checkbox", { name: words.terms }).check();
    await pressCheckout(buyer);
    await page.locator("[data-error=CONSENT_INVALID]", { hasText: words.consentInvalid }).waitFor();
    expect(await page.locator("[data-error]").count()).toBe(1);
    expect(placed).toHaveLength(0);

    await agree(buyer);
    const pressed = Date.now();
    await pressCheckout(buyer);
    expect(await page.locator("[data-control=checkout]").getAttribute("aria-busy")).toBe("true");
    await pressCheckout(buyer);
    await expect.poll(() => placed.length, { timeout: 10_000, interval: 20 }).toBe(1);
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
    await page.waitForURL(/\/payment\?/);
    expect(placed).toHaveLength(1);
  },
  90_000,
);

journey(
  "[ACC-08~] [CHK-08] choosing another province empties the fields below it, and what was typed survives a reload",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 390, language: "id-ID" });
    const { page, words } = buyer;
    await reachCheckout(buyer);
    await fillAddress(buyer, newGuest());
    const couriers = page.locator("input[name=shippingMethod]");
    const chosen = await couriers.nth(1).inputValue();
    await couriers.nth(1).check();
    await page.reload();
    const street = page.getByLabel(words.street);
    await street.waitFor();
    expect(await street.inputValue()).toBe("Jalan Tebet Raya 12");
    expect(await page.getByLabel(words.zipCode).inputValue()).toBe("12810");
    await page.locator(`input[name=shippingMethod][value="${chosen}"]:checked`).waitFor({ state: "attached" });

    await page.getByRole("combobox", { name: words.province }).selectOption({ label: "Bali" });
    expect(await page.getByRole("combobox", { name: words.city }).inputValue()).toBe("");
    expect(await page.getByRole("combobox", { name: words.district }).inputValue()).toBe("");
    expect(await page.getByLabel(words.zipCode).inputValue()).toBe("");
    await expect.poll(() => couriers.count()).toBe(0);
  },
  90_000,
);

journey(
  "[ACC-08~] [CON-17~] the stand-in for a postal code is shown as an empty field, and a typed code stays",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 390, language: "id-ID" });
    const { page, words } = buyer;
    await reachCheckout(buyer);
    await typeAddress(buyer, newGuest());
    const [district, code] = [page.getByRole("combobox", { name: words.district }), page.getByLabel(words.zipCode)];
    await page.getByRole("combobox", { name: words.city }).selectOption({ label: "Kota Administrasi Jakarta Pusat" });
    await district.locator("option", { hasText: "Menteng" }).waitFor({ state: "attached" });
    await district.selectOption({ label: "Menteng" });
    expect(await code.inputValue()).toBe("");
    await code.click();
    await page.keyboard.press("Tab");
    expect(await code.inputValue()).toBe("");
    expect(await code.getAttribute("aria-invalid")).toBeNull();
    await code.click();
    await page.keyboard.type("10310");
    await page.keyboard.press("Tab");
    expect(await code.inputValue()).toBe("10310");
  },
  90_000,
);

for (const screen of [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const) {
  journey(
    `[CHK-02~] [CHK-25] finished steps fold when the shopper moves on, and open again by keyboard, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      const edit = (step: string) => page.locator(`[aria-controls=checkout-${step}-content]`);
      await reachCheckout(buyer);
      await fillAddress(buyer, newGuest());
      // Choosing the shipping folds the address step; the shipping step stays open while it is in
      // use.
      await edit("delivery").waitFor();
      expect(await edit("shipping").count()).toBe(0);
      const prices = await page.locator("label:has([name=shippingMethod]) > .figures").allTextContents();
      const amounts = prices.map((price) => Number(price.replaceAll(/\D/g, "")));
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      expect(await page.locator("#checkout-delivery").innerText()).toContain("Jalan Tebet Raya 12, Tebet");
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await edit("shipping").waitFor();
      expect(await page.getByRole("radio", { name: words.bcaAccount }).isVisible()).toBe(true);
      await agree(buyer);
      await edit("payment").waitFor();
      expect(await edit("payment").getAttribute("aria-expanded")).toBe("false");
      await buyer.look(`checkout-folded-${screen.language}`);
      await edit("delivery").focus();
      await page.keyboard.press("Enter");
      const street = page.getByLabel(words.street);
      expect(await street.inputValue()).toBe("Jalan Tebet Raya 12");
      expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("checkout-delivery");
      // An invalid address keeps its step open, and its shipping must be chosen again.
      await page.getByLabel(words.zipCode).fill("128");
      await page.getByRole("checkbox", { name: words.terms }).uncheck();
      expect(await street.isVisible()).toBe(true);
      await page.getByLabel(words.zipCode).fill("12810");
      expect(await street.isVisible()).toBe(true);
    },
    90_000,
  );
}

journey(
  "[Q70] a checkout that became an order in another tab leads there, also from a form that is being filled in",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 390, language: "id-ID" });
    const { page } = buyer;
    const guest = newGuest();
    await reachCheckout(buyer, guest);
    const other = await buyer.context.newPage();
    await other.goto(page.url());
    await other.locator("#checkout-delivery").waitFor();
    const beside = await buyer.context.newPage();
    await beside.goto(page.url());
    await beside.locator("#checkout-delivery").waitFor();
    await orderByTransfer(buyer, guest);
    await seeOrderIn(other);
    await other.getByText("Pesanan ini sudah dibuat sebelumnya").waitFor();
    expect(await other.getByText("masih ada di keranjang").count()).toBe(0);
    await typeAddress({ ...buyer, page: beside }, guest);
    await beside.waitForURL(/\/payment/);
  },
  90_000,
);

journey(
  "[Q70] the second of two checkouts of one cart leads to the order of the first, with a word",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 390 });
    const { page, words } = buyer;
    const guest = newGuest();
    await reachCheckout(buyer, guest);
    const other = await buyer.context.newPage();
    await other.goto(new URL("/shop-cart", page.url()).href);
    await other.getByRole("button", { name: words.checkout, exact: true }).filter({ visible: true }).click();
    await other.waitForURL(/\/checkout\//);
    await other.locator("#checkout-delivery").waitFor();
    expect(new URL(other.url()).pathname).not.toBe(new URL(page.url()).pathname);
    await orderByTransfer(buyer, guest);
    await seeOrderIn(other);
    await other.getByText("This order has already been placed. Here it is.").waitFor();
  },
  90_000,
);

journey(
  "[SES-10] [LGN-18] [SES-07] nobody checks out without an account, and an unknown checkout leads to the cart [Q70]",
  async ({ shopper }) => {
    const buyer = await shopper();
    const { page } = buyer;
    const unknown = "/checkout/01a1feb2-475e-7466-9a83-849abb2d4479";
    await buyer.visit(unknown);
    await page.waitForURL(/\/shop-cart/);

    await buyer.visit("/guest-login?redirectUrl=//evil.example/checkout");
    await page.locator("main form button[type=submit]").click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("guest-email");
    const guest = newGuest();
    await page.getByLabel(buyer.words.email, { exact: true }).fill(guest.email);
    await page.getByLabel(buyer.words.mobile, { exact: true }).fill(guest.mobile);
    await page.locator("main form button[type=submit]").click();
    await page.waitForURL((address) => address.pathname === "/");
  },
  60_000,
);

journey(
  "[PAY-02] [SHL-30~] [ERR-15] numbers of the address are shown with a warning while the shop is down, and never for someone else's order; those of the shop can be copied",
  async ({ shopper }) => {
    const buyer = await shopper({ width: 390 });
    const { page, words } = buyer;
    const ofAnother = "/payment?order=X1&totalAmount=500000&biller_code=70012&bill_key=123456789012";
    await buyer.visit(ofAnother);
    await page.getByText("We could not match this payment to an order of yours").waitFor();
    expect(await page.locator("main").textContent()).not.toMatch(/500\.000|70012|1234/);
    await buyer.look("payment-of-another");

    buyer.expectProblem(/operationName=paymentInstruction|ERR_FAILED/);
    await page.route(/operationName=paymentInstruction/, (route) => route.abort());
    await buyer.visit(ofAnother);
    await page.getByText("1234 5678 9012").waitFor();
    await page.getByText("70012").waitFor();
    await page.getByText("Rp500.000").waitFor();
    expect(await page.getByRole("button", { name: /^Copy/ }).count()).toBe(0);
    await buyer.look("payment-unchecked");
    await page.unroute(/operationName=paymentInstruction/);

    const guest = newGuest();
    await reachCheckout(buyer, guest);
    await fillAddress(buyer, guest);
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const copy = page.getByRole("button", { name: /^Copy/ }).first();
    await copy.click();
    await page.getByText("Copied", { exact: true }).waitFor();
    const number = new URL(page.url()).searchParams.get("vaNumber");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await page.getByText("Copied", { exact: true }).waitFor({ state: "detached", timeout: 2000 });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await copy.click();
    await page.getByText("Copy failed").waitFor();
  },
  90_000,
);

journey("on a phone the open summary scrolls as a whole, and shows where more of it is", async ({ shopper }) => {
  const buyer = await shopper({ language: "id-ID", width: 390 });
  const { page } = buyer;
  await reachCheckout(buyer);
  // So low that what one line needs does not fit.
  await page.setViewportSize({ width: 390, height: 560 });
  await page.locator("details[data-total-to-pay] > summary").tap();
  const sheet = page.locator("[data-summary]");
  const lines = sheet.locator(":scope > ul");
  expect(await lines.evaluate((list) => getComputedStyle(list).overflowY)).toBe("visible");
  const box = await sheet.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(560.5);
  const atRest = await edges(buyer);
  expect(atRest.above).toEqual(atRest.white);
  expect(atRest.below).not.toEqual(atRest.white);
  await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const atEnd = await edges(buyer);
  expect(atEnd.above).not.toEqual(atEnd.white);
  expect(atEnd.below).toEqual(atEnd.white);
});

/**
 * What the margin of the open summary looks like along its upper and lower edge and between them.
 */
async function edges({ page }: Shopper) {
  const box = await page.locator("[data-summary]").boundingBox();
  if (!box) throw new Error("no summary is open");
  const spot = (y: number) =>
    page
      .screenshot({ clip: { x: box.x + 3, y: Math.round(y), width: 8, height: 6 } })
      .then((png) => png.toString("base64"));
  return {
    above: await spot(box.y + 2),
    white: await spot(box.y + box.height / 2),
    below: await spot(box.y + box.height - 7),
  };
}

async function orderByTransfer(buyer: Shopper, guest: ReturnType<typeof newGuest>): Promise<void> {
  const { page, words } = buyer;
  await fillAddress(buyer, guest);
  await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
  await agree(buyer);
  await pressCheckout(buyer);
  await page.waitForURL(/\/payment/);
}

/** A tab that is looked at again leads to the order. */
async function seeOrderIn(tab: Page): Promise<void> {
  await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await tab.waitForURL(/\/payment/);
}
