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

journey(
  "[TRK-01~] [TRK-02~] [TRK-04~] a purchase of a guest who agreed is counted from the product to the payment, and the payment once",
  async ({ shopper, sandbox, gelora }) => {
    const buyer = await shopper({ width: 390, language: "id-ID" });
    const { page, visit, words } = buyer;
    const guest = newGuest();
    type Collected = {
      provider: string;
      name: string;
      event: { client_id?: string; params?: Record<string, unknown> };
    };
    const client = () => page.evaluate(() => localStorage.getItem("visit-client"));
    /** What Google heard of this browser. */
    const counted = async (): Promise<string[]> => {
      const answer = await fetch(`${gelora.sandbox}/collector/events?provider=ga4`);
      const events: Collected[] = JSON.parse(await answer.text());
      const mine = await client();
      return events.filter(({ event }) => event.client_id === mine).map(({ name }) => name);
    };
    await visit("/plp/footwear?utm_source=mail");
    await openProduct(buyer, 2);
    await chooseSize(buyer);
    await addToCart(buyer);
    await goToCheckout(buyer, guest);
    await fillAddress(buyer, guest);
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const orderCode = orderCodeOf(buyer);
    await expect
      .poll(async () => [...new Set(await counted())].toSorted(), { timeout: 20_000 })
      .toEqual(["add_to_cart", "begin_checkout", "login", "page_view", "view_item"]);
    await sandbox.payment(orderCode, "settle");
    await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
    for (let times = 0; times < 2; times += 1) await page.reload();
    const purchases = async () => (await counted()).filter((name) => name === "purchase");
    await expect.poll(async () => (await purchases()).length, { timeout: 30_000 }).toBe(1);
    const atMeta = await fetch(`${gelora.sandbox}/collector/events?name=Purchase`);
    expect((await atMeta.text()).split(`purchase-${orderCode}`)).toHaveLength(2);
  },
  120_000,
);
