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

for (const refuses of [true, false])
  journey(
    `[TRK-01] a whole purchase ${refuses ? "with only what is needed" : "without an answer"} counts nobody, from the list to the payment: no beacon, no foreign script, no word from shop to provider`,
    async ({ shopper, sandbox, gelora }) => {
      const buyer = await shopper({ newHere: true, width: 1280 });
      const { page, visit, words } = buyer;
      const strangers: string[] = [];
      // Ours, and the payment provider's for the card form; nothing else is anyone's business.
      const own = [gelora.storefront, gelora.shop, gelora.club].map((address) => new URL(address).origin);
      page.on("request", (request) => {
        const { origin, pathname, protocol, searchParams } = new URL(request.url());
        if (!protocol.startsWith("http")) return;
        const isCounting =
          /sending|collector|collect|beacon|analytics|fbevents|gtag/.test(pathname) ||
          searchParams.get("operationName") === "countPurchase";
        const isRecommendation = origin === new URL(gelora.sandbox).origin && pathname.startsWith("/recommendations");
        const isForeign = !own.includes(origin) && !isRecommendation;
        if (isCounting || isForeign || request.resourceType() === "ping") strangers.push(request.url());
      });
      const guest = newGuest();
      await visit("/plp/footwear?utm_source=mail");
      await page.locator("[data-consent]").waitFor();
      if (refuses) await page.locator("[data-control=refuse-cookies]").click();
      await openProduct(buyer, 3);
      await chooseSize(buyer);
      await addToCart(buyer);
      await goToCheckout(buyer, guest);
      await fillAddress(buyer, guest);
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      await pressCheckout(buyer);
      await page.waitForURL(/\/payment\?/);
      await page.getByRole("heading", { name: words.payment }).waitFor();
      const orderCode = orderCodeOf(buyer);
      await sandbox.payment(orderCode, "settle");
      await page.getByRole("heading", { name: words.paid }).waitFor({ timeout: 20_000 });
      await page.waitForTimeout(2500);
      expect(strangers).toEqual([]);
      expect(await (await fetch(`${gelora.sandbox}/collector/events`)).text()).not.toContain(orderCode);
      const notes = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
      expect(notes.filter((name) => name.startsWith("visit-"))).toEqual([]);
    },
  );
