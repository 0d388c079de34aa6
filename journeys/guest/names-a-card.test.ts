import { expect } from "vitest";
import {
  agree,
  choosePayment,
  fillAddress,
  goToCheckout,
  newGuest,
  orderCodeOf,
  pressCheckout,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import { deliver } from "../support/orders-placed.ts";
import { collect, ordersIn, pendingPointsOf, screens, signIn, switchOf } from "../support/paying-with-points.ts";

/** The expected words, repeated here on purpose. */
const pointWords = {
  "en-US": {
    card: "Mobile number registered with MapClub",
    apply: "Apply",
    cardEmpty: "account number empty",
    unknown: "Account +628129999999 is not found",
    remove: /^Remove the card with/,
  },
  "id-ID": {
    card: "Nomor ponsel yang terdaftar di MapClub",
    apply: "Pakai",
    cardEmpty: "Nomor ponsel belum diisi",
    cardShort: "Masukkan nomor ponsel 8 sampai 13 angka",
    unknown: "Kartu MapClub dengan nomor +628129999999 tidak ditemukan. Cek lagi nomornya, ya.",
    remove: /^Hapus kartu dengan nomor/,
  },
} as const;

for (const screen of screens) {
  const said = pointWords[screen.language];

  journey(
    `[CHK-13] [CHK-14] [CHK-15] [CHK-16] [CHK-17] a guest has no points section, and names the card that earns for the order, in ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const ayu = await shopper(screen);
      await signIn(ayu, "ayu");
      const pendingBefore = await pendingPointsOf(ayu, gelora);
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      const asked = operationsOf(page, (request) => request.postData() ?? "");
      await buyer.visit("/");
      await collect(buyer);
      await goToCheckout(buyer, newGuest());
      expect(await switchOf(page).count()).toBe(0);
      const field = page.getByLabel(said.card, { exact: true });
      const apply = page.getByRole("button", { name: said.apply, exact: true });
      await apply.click();
      await page.getByText(said.cardEmpty, { exact: true }).waitFor();
      await field.fill("08129999999");
      await apply.click();
      await page.getByText(said.unknown, { exact: true }).waitFor();
      await buyer.look("guest-card-unknown");
      await field.fill("0812-0000-001");
      await apply.click();
      await page.getByText("A** L******", { exact: true }).waitFor();
      await page.getByRole("button", { name: said.remove }).click();
      await field.fill("+62 812 0000 001");
      await field.press("Enter");
      await page.getByText("A** L******", { exact: true }).waitFor();
      await buyer.look("guest-card");
      await fillAddress(buyer, newGuest());
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      await pressCheckout(buyer);
      await page.waitForURL(/\/payment\?/);
      expect(ordersIn(asked)).toMatchObject([{ usePoint: false, pinProof: null, guestLoyaltyMobile: "8120000001" }]);
      await deliver(sandbox, orderCodeOf(buyer));
      await expect.poll(() => pendingPointsOf(ayu, gelora), { timeout: 30_000 }).toBeGreaterThan(pendingBefore);
    },
    120_000,
  );
}

journey(
  "[CHK-13~] [CHK-15~] a number that was typed and not applied is the order's too, and an unknown one is refused at the field",
  async ({ shopper }) => {
    const buyer = await shopper(screens[0]);
    const { page, words } = buyer;
    const said = pointWords["id-ID"];
    const asked = operationsOf(page, (request) => request.postData() ?? "");
    await buyer.visit("/");
    await collect(buyer);
    await goToCheckout(buyer, newGuest());
    await fillAddress(buyer, newGuest());
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    await agree(buyer);
    const field = page.getByLabel(said.card, { exact: true });
    await field.fill("812");
    await pressCheckout(buyer);
    await page.getByText(said.cardShort, { exact: true }).waitFor();
    await field.fill("08129999999");
    await pressCheckout(buyer);
    await page.getByText(said.unknown, { exact: true }).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await buyer.look("guest-card-not-applied");
    await field.fill("0812-0000-001");
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    expect(ordersIn(asked)).toMatchObject([{ guestLoyaltyMobile: "8120000001" }]);
  },
  120_000,
);
