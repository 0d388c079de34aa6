import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  expectOrderState,
  fillAddress,
  type Guest,
  goToCheckout,
  newGuest,
  openProduct,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { skuInSomeStore } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const declinedCard = "4911 1111 1111 1113";
const goodCard = "4811 1111 1111 1114";

journey(
  "[PAY-01] [PAY-03] [PAY-05] [PAY-06] [CHK-20] a card is declined after its 3-D Secure code, the shopper pays again with another, and the order goes on, at 390",
  async ({ shopper }) => {
    const buyer = await shopper({ language: "id-ID", width: 390 });
    const { page, words } = buyer;
    // The bank's page answers a wrong code with 422, and the browser notes it.
    buyer.expectProblem(/422/);
    await reachCheckout(buyer, "/search/jaket.html", newGuest());
    await choosePayment(buyer, words.card, words.fullPayment);
    await typeCard(buyer, declinedCard);
    await agree(buyer);
    await buyer.look("checkout-card");
    await pressCheckout(buyer);
    await confirmAtBank(buyer, "000000", "112233");
    await page.waitForURL(/\/pay-callback/);
    await page.getByText(words.declined).first().waitFor();
    await page.getByText(words.contactService).first().waitFor();
    await buyer.look("pay-callback-failed");
    const orderCode = orderCodeOf(buyer);

    await page.getByRole("link", { name: words.payAgain }).click();
    await page.waitForURL(/\/payment\?/);
    await page.getByRole("heading", { name: words.declined }).waitFor({ timeout: 20_000 });
    await choosePayment(buyer, words.card, words.fullPayment);
    await typeCard(buyer, goodCard);
    await buyer.look("payment-again");
    await page.getByRole("button", { name: /^Bayar Rp/ }).click();
    await confirmAtBank(buyer, "112233");
    await page.waitForURL(/\/pay-callback/);
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await buyer.look("pay-callback-paid");
    await expectOrderState(buyer, orderCode, 31);
  },
  120_000,
);

journey(
  "[PAY-01] [PAY-03] a wallet's own page takes the payment and leads back, at 1280",
  async ({ shopper }) => {
    const buyer = await shopper({ language: "en-US", width: 1280 });
    const { page, words } = buyer;
    await reachCheckout(buyer, "/search/socks.html", newGuest());
    await choosePayment(buyer, words.wallet, "GoPay");
    await agree(buyer);
    await pressCheckout(buyer);
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await page.waitForURL(/\/pay-callback/);
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await expectOrderState(buyer, orderCodeOf(buyer), 31);
  },
  90_000,
);

journey(
  "[PAY-02] a QRIS code is shown to scan, and the page notices the payment by itself, at 390",
  async ({ shopper, sandbox }) => {
    const buyer = await shopper({ language: "en-US", width: 390 });
    const { page, words } = buyer;
    await reachCheckout(buyer, "/search/cap.html", newGuest());
    await choosePayment(buyer, "QRIS");
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const code = page.locator("main figure img");
    await code.waitFor();
    expect(
      await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(100);
    await buyer.look("payment-qris");
    await sandbox.payment(orderCodeOf(buyer), "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
  },
  90_000,
);

journey(
  "[CHK-11] [ORD-37] goods are picked up in a store: the code is shown and mailed, cash is paid there, the shopper confirms, at 1280",
  async ({ shopper, sandbox, gelora }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "id-ID", width: 1280 });
    const { page, words } = buyer;
    const { productCode, skuCode } = await skuInSomeStore(`${gelora.shop}/graphql`);
    await buyer.visit(`/pdp/${productCode}?skuCode=${skuCode}`);
    await addToCart(buyer);
    await goToCheckout(buyer, guest);
    await page.getByRole("radio", { name: words.pickup }).check();
    await page.locator("#checkout-delivery fieldset input:not([name=distributionType])").first().check();
    await choosePayment(buyer, words.cash, words.cashInStore);
    await agree(buyer);
    await buyer.look("checkout-pickup");
    await pressCheckout(buyer);
    await page.waitForURL(/\/order\/detail\//);
    const orderCode = orderCodeOf(buyer);
    await page.getByRole("heading", { level: 1, name: words.states.ready }).waitFor();
    await page.getByText(words.pickupCode).first().waitFor();
    await buyer.look("order-ready");
    const letter = await sandbox.waitForMessage(guest.email, words.letters.ready);
    const shown = (await page.locator("main").innerText()).replaceAll(/\s/g, "");
    const codes = letter.text.match(/\b[A-Z0-9]{4,8}\b/g) ?? [];
    expect(codes.some((code) => code !== orderCode && shown.includes(code))).toBe(true);

    await page.getByRole("button", { name: words.collected }).click();
    await page.getByRole("dialog").waitFor();
    await buyer.look("order-collect-dialog");
    await page.getByRole("dialog").getByRole("button", { name: words.collectedYes }).click();
    await page.getByRole("heading", { level: 1, name: words.states[51] }).waitFor();
    await sandbox.waitForMessage(guest.email, words.letters.handedOver);
  },
  90_000,
);

journey(
  "[PAY-02] [ORD-29] numbers for a bill are shown; the shopper pays at a counter instead, and is told of a delivery that failed, at 390",
  async ({ shopper, sandbox }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "en-US", width: 390 });
    const { page, words } = buyer;
    await reachCheckout(buyer, "/search/bottle.html", guest);
    await choosePayment(buyer, words.bankTransfer, "Mandiri Bill Payment");
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const address = new URL(page.url()).searchParams;
    for (const name of ["biller_code", "bill_key"]) await expectShown(buyer, address.get(name) ?? "no number");
    const orderCode = orderCodeOf(buyer);
    await page.getByRole("button", { name: "Pay in another way" }).click();
    await choosePayment(buyer, "Convenience store", "Alfamart");
    await page.getByRole("button", { name: /this way$/ }).click();
    await page.getByText("Payment code").first().waitFor();
    await buyer.look("payment-counter");
    const charges = await sandbox.chargesOf(orderCode);
    expect(charges.filter(({ transaction_status: status }) => status === "pending").length).toBeLessThanOrEqual(2);

    await sandbox.payment(orderCode, "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await expect.poll(() => sandbox.parcel(orderCode, "transit").then(() => true)).toBe(true);
    await expectOrderState(buyer, orderCode, 42);
    await sandbox.parcel(orderCode, "fail");
    await page.reload();
    await page.getByText("The delivery did not succeed").first().waitFor();
    await buyer.look("order-delivery-failed");
  },
  90_000,
);

async function expectShown({ page }: Shopper, number: string): Promise<void> {
  await expect.poll(async () => (await page.locator("main").innerText()).replaceAll(/\s/g, "")).toContain(number);
}

/** Opens a checkout that lacks nothing but the payment and the agreement. */
async function reachCheckout(buyer: Shopper, list: string, guest: Guest): Promise<void> {
  await buyer.visit(list);
  await openProduct(buyer, 0);
  await chooseSize(buyer);
  await addToCart(buyer);
  await goToCheckout(buyer, guest);
  await fillAddress(buyer, guest);
}

async function typeCard({ page, words }: Shopper, number: string): Promise<void> {
  await page.getByLabel(words.cardNumber).fill(number);
  await page.getByLabel(words.cardExpiry).fill("12/29");
  await page.getByLabel(words.cardCode).fill("123");
}

/** Types codes on the bank's page, one after the other. */
async function confirmAtBank({ page }: Shopper, ...codes: readonly string[]): Promise<void> {
  await page.waitForURL(/\/authenticate/, { timeout: 30_000 });
  for (const code of codes) {
    await page.getByLabel("Code that your bank sent you").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();
  }
}
