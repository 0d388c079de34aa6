import { type BuyableSku, buy } from "@gelora/testkit/buyer.ts";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  expectOrderState,
  fillAddress,
  goToCheckout,
  newGuest,
  openProduct,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { skusWithPieces } from "../support/goods.ts";
import { journey } from "../support/journey.ts";

journey(
  "[ORD-12] [ORD-08] a payment that expires closes the order and says so; money that comes later reopens it, at 390",
  async ({ shopper, sandbox }) => {
    const guest = newGuest();
    const buyer = await shopper({ language: "en-US", width: 390 });
    const { page, words } = buyer;
    await buyer.visit("/search/ball.html");
    await openProduct(buyer, 0);
    await chooseSize(buyer);
    await addToCart(buyer);
    await goToCheckout(buyer, guest);
    await fillAddress(buyer, guest);
    await choosePayment(buyer, words.bankTransfer, "BNI Virtual Account");
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const orderCode = orderCodeOf(buyer);
    await page.getByRole("heading", { name: words.payment }).waitFor();
    await sandbox.payment(orderCode, "expire");
    await page.getByRole("heading", { name: words.tooLate }).waitFor({ timeout: 20_000 });
    await buyer.look("payment-too-late");
    await expectOrderState(buyer, orderCode, 62);
    await buyer.look("order-closed");
    await sandbox.waitForMessage(guest.email, words.letters.closed);

    await sandbox.payment(orderCode, "settle", { force: true, times: 2 });
    await expectOrderState(buyer, orderCode, 31);
    await sandbox.waitForMessage(guest.email, words.letters.paid);
  },
  90_000,
);

journey(
  "[CHK-03] [ERR-04] [ORD-16] [ORD-12] [ORD-03~] the last piece goes to the first buyer; it returns to stock when it is not paid, is bought by the next and cancelled; a refund is announced for a payment whose item is gone, at 1280",
  async ({ shopper, sandbox, gelora }) => {
    const last = await lastPiece(`${gelora.shop}/graphql`);
    const guest = newGuest();
    const second = await shopper({ language: "en-US", width: 1280 });
    const { page, words } = second;
    await second.visit(`/pdp/${last.productCode}?skuCode=${last.skuCode}`);
    await addToCart(second);
    await goToCheckout(second, guest);
    await fillAddress(second, guest);
    await choosePayment(second, words.bankTransfer, words.bcaAccount);
    await agree(second);

    const first = await buy(`${gelora.shop}/graphql`, last, "BCA_VA");
    expect(first.success).toBe(true);
    await pressCheckout(second);
    const refusal = page.getByRole("dialog").filter({ hasText: words.soldOutNow });
    await refusal.waitFor();
    await second.look("checkout-sold-out");
    await page.keyboard.press("Escape");
    await refusal.waitFor({ state: "detached" });
    await page.getByText(words.soldOutNow).first().waitFor();
    const other = await shopper({ language: "id-ID", width: 390 });
    await other.visit(`/pdp/${last.productCode}?skuCode=${last.skuCode}`);
    await expect
      .poll(() => other.page.getByRole("button", { name: other.words.soldOut }).first().isDisabled())
      .toBe(true);
    await other.look("product-sold-out");

    const firstCode = first.orderCode ?? "";
    await sandbox.payment(firstCode, "expire");
    await sandbox.waitForMessage(first.buyer.email, words.letters.closed);
    await page.reload();
    await page.locator("#checkout-delivery").waitFor();
    await fillAddress(second, guest);
    await choosePayment(second, words.bankTransfer, words.bcaAccount);
    await agree(second);
    await pressCheckout(second);
    await page.waitForURL(/\/payment\?/);
    const secondCode = orderCodeOf(second);

    await sandbox.payment(firstCode, "settle", { force: true });
    await sandbox.waitForMessage(first.buyer.email, words.letters.late);
    const owner = await shopper({ language: "en-US", width: 390 });
    await owner.visit(`/order/track?orderCode=${firstCode}`);
    await owner.page.getByRole("textbox", { name: "Email" }).fill(first.buyer.email);
    await owner.page.getByRole("button", { name: "Find my order" }).click();
    await owner.page.getByRole("heading", { name: "Refund", exact: true }).waitFor();
    await owner.look("tracked-order-with-refund");

    await expectOrderState(second, secondCode, 21);
    await page.getByRole("button", { name: words.cancel }).click();
    const dialog = page.getByRole("dialog", { name: words.cancelAsk });
    await dialog.getByRole("radio").first().check();
    await second.look("order-cancel-dialog");
    await dialog.getByRole("button", { name: words.cancel }).click();
    await page.getByRole("heading", { level: 1, name: words.states[61] }).waitFor();
    await second.look("order-cancelled");
    await sandbox.waitForMessage(guest.email, words.letters.cancelled);
    const back = await buy(`${gelora.shop}/graphql`, last, "BCA_VA");
    expect(back.success).toBe(true);
  },
  120_000,
);

async function lastPiece(gateway: string): Promise<BuyableSku> {
  // The last of the list: other journeys buy from its beginning.
  const last = (await skusWithPieces(gateway, 1)).at(-1);
  if (!last) throw new Error("the shop has no sku with a single piece");
  return last;
}
