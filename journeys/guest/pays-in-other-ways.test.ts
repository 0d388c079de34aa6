import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
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
import { guestWithOrders } from "../support/orders-placed.ts";
import type { Shopper } from "../support/shopper.ts";

const declinedCard = "4911 1111 1111 1113";
const goodCard = "4811 1111 1111 1114";

journey(
  "[PAY-01~] [PAY-03] [PAY-05] [PAY-06] [CHK-20~] a card is declined after its 3-D Secure code, the shopper pays again with another, and the order goes on, at 390",
  async ({ shopper }) => {
    const buyer = await shopper({ language: "id-ID", width: 390 });
    const { page, words } = buyer;
    // The bank's page answers a wrong code with 422, which the browser logs.
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
    await page.getByRole("link", { name: words.contactService }).waitFor();
    await page.getByText(/bank atau aplikasi pembayaranmu menolaknya\. Kartu lain atau cara bayar lain/).waitFor();
    await page.getByText(/Belum ada yang ditagih\. Pesananmu tetap tersimpan: bayar sebelum .+ WIB\./).waitFor();
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
  "[PAY-01~] [CHK-22~] an order that was placed by card without one is paid on our page, at 390",
  async ({ shopper, gelora }) => {
    const placed = await guestWithOrders(gelora, 0, 1, "CARD_FULL");
    const [orderCode = ""] = placed.orderCodes;
    const buyer = await shopper({ language: "en-US", width: 390 });
    const { page, words } = buyer;
    await placed.moveInto(buyer);
    await buyer.visit(`/payment?order=${orderCode}`);
    await choosePayment(buyer, words.card, words.fullPayment);
    await typeCard(buyer, goodCard);
    await buyer.look("payment-card-to-type");
    await page.getByRole("button", { name: /^Pay Rp/ }).click();
    await confirmAtBank(buyer, "112233");
    await page.waitForURL(/\/pay-callback/);
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await expectOrderState(buyer, orderCode, 31);
  },
  90_000,
);

journey(
  "[PAY-01~] [PAY-03] a wallet's own page takes the payment and leads back, at 1280",
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
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save the QRIS picture" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`qris-${orderCodeOf(buyer)}.png`);
    const picture = await readFile(await saved.path());
    expect(picture.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([768, 768]);
    expect(await shadesOf(page, picture)).toEqual([0, 255]);
    await buyer.look("payment-qris");
    await sandbox.payment(orderCodeOf(buyer), "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
  },
  90_000,
);

journey(
  "[CHK-11] [CHK-27~] [ORD-37~] goods are picked up in a store, with a coupon for that alone, and paid there in cash: the code is shown and mailed, and the shopper cannot say that the store has the money, at 1280",
  async ({ shopper, sandbox, gelora }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "id-ID", width: 1280 });
    const { page, words } = buyer;
    await reachPickup(buyer, gelora.shop, guest);
    await useCouponForPickup(buyer);
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
    expect(await page.getByRole("button", { name: words.collected }).count()).toBe(0);
  },
  90_000,
);

journey(
  "[ORD-37] goods that are paid are picked up in a store, and the shopper confirms, at 1280",
  async ({ shopper, sandbox, gelora }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "id-ID", width: 1280 });
    const { page, words } = buyer;
    await reachPickup(buyer, gelora.shop, guest);
    await choosePayment(buyer, "QRIS");
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const orderCode = orderCodeOf(buyer);
    await sandbox.payment(orderCode, "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await expectOrderState(buyer, orderCode, "ready");
    await page.getByText(words.pickupCode).first().waitFor();
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
  "[PAY-02] [ORD-29] numbers for a bill are shown; the shopper pays at a counter instead, and is notified of a failed delivery, at 390",
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
    await page.getByRole("button", { name: "Pay another way" }).click();
    await choosePayment(buyer, "Convenience store", "Alfamart");
    await stopAskingRegularly(buyer);
    await page.getByRole("button", { name: /this way$/ }).click();
    await page.getByText("Payment code").first().waitFor();
    await buyer.look("payment-counter");
    await page.reload();
    // The former attempt is cancelled at the provider, so the order cannot be paid twice.
    const states = async () => (await sandbox.chargesOf(orderCode)).map(({ transaction_status: status }) => status);
    await expect.poll(states).toEqual(["pending", "cancel"]);

    await sandbox.payment(orderCode, "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    await expect.poll(() => sandbox.parcel(orderCode, "transit").then(() => true)).toBe(true);
    await expectOrderState(buyer, orderCode, 42);
    await sandbox.parcel(orderCode, "fail");
    await page.reload();
    await page.getByText("Delivery failed").first().waitFor();
    await buyer.look("order-delivery-failed");
  },
  90_000,
);

/**
 * From here on the page asks only when something happens: numbers that can no longer be paid must
 * not wait for it.
 */
async function stopAskingRegularly({ page }: Shopper): Promise<void> {
  const next = page.waitForResponse(/operationName=paymentInstruction/);
  await page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const stopped = (work: () => void, ms?: number): number => (ms === 5000 ? 0 : wait(work, ms));
    Object.assign(window, { setTimeout: stopped });
  });
  await next;
}

async function expectShown({ page }: Shopper, number: string): Promise<void> {
  await expect.poll(async () => (await page.locator("main").innerText()).replaceAll(/\s/g, "")).toContain(number);
}

/** From a product that some store has to its checkout, with that store chosen. */
async function reachPickup(buyer: Shopper, shop: string, guest: Guest): Promise<void> {
  const { page, words } = buyer;
  const { productCode, skuCode } = await skuInSomeStore(`${shop}/graphql`);
  await buyer.visit(`/pdp/${productCode}?skuCode=${skuCode}`);
  await addToCart(buyer);
  await goToCheckout(buyer, guest);
  await page.getByRole("radio", { name: words.pickup }).check();
  await page.locator("#checkout-delivery fieldset input:not([name=distributionType])").first().check();
}

/** A coupon that gives something by pick-up alone, which a reload does not change. */
async function useCouponForPickup({ page }: Shopper): Promise<void> {
  const way = (type: string) => page.locator(`input[name=distributionType][value="${type}"]`);
  const saves = page.getByText("Kamu hemat Rp20.000.");
  await page.getByLabel("Kode kupon").fill("AMBIL20");
  await page.getByRole("button", { name: "Pakai kupon" }).click();
  await saves.waitFor();
  await way("11").check();
  await page.getByText("Khusus ambil di toko.").waitFor();
  await way("21").check();
  await saves.waitFor();
  await page.reload();
  await saves.waitFor();
  expect(await way("21").isChecked()).toBe(true);
}

/** Opens a checkout that lacks only the payment and the agreement. */
async function reachCheckout(buyer: Shopper, list: string, guest: Guest): Promise<void> {
  await buyer.visit(`${list}?availability=IN_STOCK`);
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

/** Types codes on the bank's page, one after another. */
async function confirmAtBank({ page }: Shopper, ...codes: readonly string[]): Promise<void> {
  await page.waitForURL(/\/authenticate/, { timeout: 30_000 });
  for (const code of codes) {
    await page.getByLabel("Code that your bank sent you").fill(code);
    await page.getByRole("button", { name: "Confirm" }).click();
  }
}

/** The shades of grey in a picture: of a QR code black and white, and nothing between. */
function shadesOf(page: Page, picture: Buffer): Promise<number[]> {
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      return [...new Set(pixels.filter((_, index) => index % 4 === 0))].toSorted((one, other) => one - other);
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
}
