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
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

const digits = (text: string | null | undefined): string => (text ?? "").replaceAll(/\D/g, "");

/**
 * Switches to a wallet and rejects there; both ways on lead back to the order, which needs no
 * second proof.
 */
async function rejectAtWallet(phone: Shopper): Promise<void> {
  const { page, words } = phone;
  await page.getByRole("button", { name: "Bayar dengan cara lain" }).click();
  await choosePayment(phone, words.wallet, "GoPay");
  await page.getByRole("button", { name: /^Bayar Rp/ }).click();
  await page.getByRole("button", { name: "Reject" }).click();
  await page.waitForURL(/\/pay-callback/);
  for (const name of [words.payAgain, "Lihat pesanan"])
    await expect
      .poll(() => page.getByRole("link", { name }).getAttribute("href"), { timeout: 20_000 })
      .toMatch(/^\/order\/track\?orderCode=/);
  await page.getByRole("link", { name: words.payAgain }).click();
  await page.getByRole("heading", { name: words.payAgain }).waitFor();
}

journey(
  "[PAY-02] [ORD-03] a guest orders by virtual account and closes the browser; the mail's link, on a phone in Indonesian, shows the number, takes another way to pay, and sees the money come",
  async ({ shopper, sandbox }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "id-ID", width: 1280 });
    await buyer.visit("/search/sepatu-lari.html");
    await openProduct(buyer, 0);
    await chooseSize(buyer);
    await addToCart(buyer);
    await goToCheckout(buyer, guest);
    await fillAddress(buyer, guest);
    await choosePayment(buyer, buyer.words.bankTransfer, buyer.words.bcaAccount);
    await agree(buyer);
    await pressCheckout(buyer);
    await buyer.page.waitForURL(/\/payment\?/);
    const orderCode = orderCodeOf(buyer);
    const number = digits(new URL(buyer.page.url()).searchParams.get("vaNumber"));
    await buyer.context.close();

    const mail = await sandbox.waitForMessage(guest.email, buyer.words.letters.placed);
    for (const part of [number, "WIB", "Langkah pembayaran", "Alamat pengiriman", "Jalan Tebet Raya 12", "Ongkir"])
      expect(mail.text).toContain(part);
    expect(mail.html).toMatch(/<img src="http[^"]+\/img\/[^"]+@200\.jpg"/);
    const whatsapp = await sandbox.waitForMessage(`62${guest.mobile}`, new RegExp(number));
    expect(whatsapp.text).toContain("WIB");
    expect(whatsapp.text).toMatch(/\/order\/track\?orderCode=\w+&by=mobile(?!\S)/);
    const link = /https?:\/\/\S+\/order\/track\S+/.exec(mail.text)?.[0] ?? "";

    const phone = await shopper({ language: "id-ID", width: 390 });
    const { page, words } = phone;
    await phone.visit(new URL(link).pathname + new URL(link).search);
    await page.locator("#track-contact").fill(guest.email);
    await page.getByRole("button", { name: "Cari pesanan saya" }).click();
    await page.getByRole("heading", { name: "Menunggu pembayaran" }).waitFor();
    expect(digits(await page.locator("main").textContent())).toContain(number);
    await page.getByText("Buka pesanan ini di browser tempat kamu memesan", { exact: false }).waitFor();
    await phone.look("tracked-order-to-pay");

    await page.getByRole("button", { name: "Saya sudah bayar" }).click();
    await page.getByText("Pembayaran belum masuk.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Bayar dengan cara lain" }).click();
    await choosePayment(phone, words.bankTransfer, "Mandiri Bill Payment");
    await page.getByRole("button", { name: /^Bayar Rp/ }).click();
    // The new instructions get focus, in view, and nothing is said of the former ones any more.
    const heading = page.getByRole("heading", { name: "Mandiri Bill Payment" });
    await page.getByText("Sekarang bayar dengan Mandiri Bill Payment.").waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight / 2)).toBe(true);
    expect(await page.getByText("Pembayaran belum masuk.", { exact: false }).count()).toBe(0);
    await sandbox.waitForMessage(guest.email, /Cara membayar pesanan/);
    await rejectAtWallet(phone);
    await choosePayment(phone, words.bankTransfer, "Mandiri Bill Payment");
    await page.getByRole("button", { name: /^Bayar Rp/ }).click();
    await page.getByText("Sekarang bayar dengan Mandiri Bill Payment.").waitFor();
    await sandbox.payment(orderCode, "settle");
    await page.getByRole("heading", { name: "Sedang disiapkan" }).waitFor({ timeout: 20_000 });
    expect(await page.getByRole("heading", { name: "Mandiri Bill Payment" }).count()).toBe(0);
    await phone.look("tracked-order-paid");
    await sandbox.waitForMessage(guest.email, words.letters.paid);
  },
  120_000,
);
