import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  expectOrderState,
  fillAddress,
  filterBy,
  goToCheckout,
  newGuest,
  openProduct,
  orderCodeOf,
  pressCheckout,
  search,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";

const people = [
  { language: "en-US", width: 1280, keyword: "running shoes" },
  { language: "id-ID", width: 390, keyword: "sepatu lari" },
] as const;

for (const [index, person] of people.entries()) {
  const { language, width, keyword } = person;
  journey(
    `[SHL-07] [LST-15] [PDP-17] [PDP-21] [CRT-01] [CHK-01] [CHK-03] [CHK-07] [PAY-02] [ORD-03] [ORD-08] [ORD-29] a first-time visitor finds ${keyword}, pays by virtual account and tracks the order to the door, in ${language} at ${width}`,
    async ({ shopper, sandbox }) => {
      const guest = newGuest();
      const buyer = await shopper({ ...person, newHere: true });
      await buyer.visit("/");
      await buyer.page.locator("[data-control=accept-cookies]").click();
      await search(buyer, keyword);
      await buyer.look(`search-${keyword}`);
      const found = Number(await buyer.page.locator("[data-total]").getAttribute("data-total"));
      const left = await filterBy(buyer, "size", await someSize(buyer));
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(found);
      await openProduct(buyer, index);
      await chooseColourAndSize(buyer);
      await buyer.look("product-chosen");
      await addToCart(buyer);
      await buyer.look("added-to-cart");
      expect(await buyer.page.locator("[data-badge=cart]").textContent()).toBe("1");
      await goToCheckout(buyer, guest);

      await missEverything(buyer);
      await fillAddress(buyer, guest);
      await choosePayment(buyer, buyer.words.bankTransfer, buyer.words.bcaAccount);
      await agree(buyer);
      await buyer.look("checkout-filled");
      await pressCheckout(buyer);
      await buyer.page.waitForURL(/\/payment\?/);
      const orderCode = orderCodeOf(buyer);
      await expectInstruction(buyer);
      await goBackToTheOrder(buyer, orderCode);
      await sandbox.waitForMessage(guest.email, buyer.words.letters.placed);
      await expectOrderState(buyer, orderCode, 21);
      await buyer.look("order-unpaid");

      await buyer.page.goBack();
      await buyer.page.waitForURL(/\/payment\?/);
      await sandbox.payment(orderCode, "settle");
      await buyer.page.getByRole("heading", { name: buyer.words.paid }).waitFor({ timeout: 20_000 });
      await buyer.look("payment-paid");
      await sandbox.waitForMessage(guest.email, buyer.words.letters.paid);
      await followToTheDoor(buyer, sandbox, orderCode, guest.email);
      await trackFromElsewhere(await shopper(person), orderCode, guest.email);
      const byPhone = await sandbox.messagesTo(`62${guest.mobile}`);
      expect(byPhone.filter(({ channel }) => channel === "whatsapp").length).toBeGreaterThanOrEqual(3);
    },
    120_000,
  );
}

/** A size that some of the products found have. */
async function someSize({ page }: Shopper): Promise<string> {
  const values = await page
    .locator("[data-filter=size] input")
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute("value") ?? ""));
  return values[Math.floor(values.length / 2)] ?? "";
}

async function chooseColourAndSize(buyer: Shopper): Promise<void> {
  const colours = buyer.page.locator("[data-colour]");
  if ((await colours.count()) > 1) {
    await colours.nth(1).click();
    await expect.poll(() => colours.nth(1).getAttribute("aria-current")).toBe("true");
  }
  expect(await chooseSize(buyer)).toBeDefined();
}

/**
 * Pressed too early, the button names what is missing; the consent is asked for once the rest is
 * complete.
 */
async function missEverything(buyer: Shopper): Promise<void> {
  await pressCheckout(buyer);
  for (const error of buyer.words.errors)
    await buyer.page.getByRole("alert").getByRole("link", { name: error }).waitFor();
  expect(await buyer.page.getByRole("link", { name: buyer.words.consentInvalid }).count()).toBe(0);
  await buyer.look("checkout-errors");
}

async function expectInstruction(buyer: Shopper): Promise<void> {
  await buyer.page.getByRole("heading", { name: buyer.words.payment }).waitFor();
  const number = new URL(buyer.page.url()).searchParams.get("vaNumber") ?? "";
  expect(number).toMatch(/^\d{10,18}$/);
  const shown = async (): Promise<string> => (await buyer.page.locator("main").innerText()).replaceAll(/\s/g, "");
  await expect.poll(shown, { timeout: 10_000 }).toContain(number);
  await buyer.look("payment-instruction");
}

/**
 * The checkout behind it leads on to the order, not to an empty cart from which they order twice.
 */
async function goBackToTheOrder({ page, words }: Shopper, orderCode: string): Promise<void> {
  await page.goBack();
  await page.waitForURL(new RegExp(`/payment\\?order=${orderCode}$`));
  await page.getByRole("heading", { name: words.payment }).waitFor();
}

async function followToTheDoor(buyer: Shopper, sandbox: Sandbox, orderCode: string, email: string): Promise<void> {
  await expectOrderState(buyer, orderCode, 31);
  await sandbox.pickUp(orderCode);
  await expectOrderState(buyer, orderCode, 41);
  await sandbox.waitForMessage(email, buyer.words.letters.shipped);
  await sandbox.parcel(orderCode, "transit");
  await expectOrderState(buyer, orderCode, 42);
  await sandbox.parcel(orderCode, "deliver");
  await expectOrderState(buyer, orderCode, 51);
  await buyer.look("order-delivered");
  await sandbox.waitForMessage(email, buyer.words.letters.delivered);
}

/** Anyone with the code and the contact can track the order, from any browser. */
async function trackFromElsewhere(other: Shopper, orderCode: string, email: string): Promise<void> {
  await other.visit("/order/track");
  await other.page.getByLabel(other.words.orderNumber).fill(orderCode);
  await other.page.locator("#track-contact").fill(email);
  await other.page.getByRole("button", { name: other.words.findOrder }).click();
  await other.page.getByRole("heading", { name: other.words.states[51] }).waitFor();
  await other.look("order-tracked");
}
