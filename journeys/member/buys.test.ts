import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  fillAddress,
  openProduct,
  orderCodeOf,
  pressCheckout,
  search,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the login form, repeated here on purpose. */
const login = {
  "en-US": { account: "Email or mobile number", password: "Password", button: "Sign in" },
  "id-ID": { account: "Email atau nomor ponsel", password: "Kata sandi", button: "Masuk" },
} as const;

const people = [
  { language: "en-US", width: 1280, keyword: "running shoes" },
  { language: "id-ID", width: 390, keyword: "sepatu lari" },
] as const;

async function signIn(
  { page }: Shopper,
  language: keyof typeof login,
  account: string,
  password: string,
): Promise<void> {
  const form = login[language];
  await page.getByLabel(form.account, { exact: true }).fill(account);
  await page.getByLabel(form.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: form.button, exact: true }).click();
}

journey(
  "[K04] [LGN-04] [LGN-12~] a member who forgot to sign in is asked at the checkout, and comes back to the same checkout",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const buyer = await shopper({ language: "en-US", width: 390 });
    const { page, words } = buyer;
    await buyer.visit("/");
    await search(buyer, "football");
    await openProduct(buyer, 0);
    await chooseSize(buyer);
    await addToCart(buyer);
    await page.getByRole("link", { name: words.viewCart }).click();
    await page.waitForURL(/\/shop-cart/);
    await page.getByRole("button", { name: words.checkout }).click();
    await page.waitForURL(/\/login\?redirectUrl=/);
    const asked = new URL(page.url()).searchParams.get("redirectUrl") ?? "none";
    await signIn(buyer, "en-US", `0${member.mobile}`, member.password);
    await page.waitForURL((address) => address.pathname === asked);
    await fillAddress(buyer, member);
    await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
    await agree(buyer);
    await pressCheckout(buyer);
    await page.waitForURL(/\/payment\?/);
    const orderCode = orderCodeOf(buyer);
    await buyer.visit("/account/order");
    await page.locator(`a[href*="${orderCode}"]`).first().waitFor();
    expect(await page.locator("[data-badge=cart]").count()).toBe(0);
  },
);

for (const person of people) {
  const { language, keyword } = person;
  journey(
    `[SHL-32] [CHK-01] [ACC-05] [ORD-01] a member signs in, buys without giving an email, and finds the order in the account, in ${language} at ${person.width}`,
    async ({ shopper, sandbox, gelora }) => {
      const member = await registerMember(gelora, { language });
      const buyer = await shopper(person);
      const { page, words } = buyer;
      await buyer.visit("/login");
      await signIn(buyer, language, member.email.toUpperCase(), member.password);
      await page.waitForURL((address) => address.pathname === "/");

      await search(buyer, keyword);
      await openProduct(buyer, 0);
      await chooseSize(buyer);
      await addToCart(buyer);
      await page.getByRole("link", { name: words.viewCart }).click();
      await page.waitForURL(/\/shop-cart/);
      await page.getByRole("button", { name: words.checkout }).click();
      await page.waitForURL(/\/checkout\//);
      await page.locator("#checkout-delivery").waitFor();
      // The order's mail goes to the member's own address, so none is asked for.
      expect(await page.getByLabel(words.email, { exact: true }).count()).toBe(0);
      await fillAddress(buyer, member);
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      await buyer.look("member-checkout");
      await pressCheckout(buyer);
      await page.waitForURL(/\/payment\?/);
      const orderCode = orderCodeOf(buyer);
      await sandbox.waitForMessage(member.email, words.letters.placed);

      await buyer.visit("/account/order");
      await page.locator(`a[href*="${orderCode}"]`).first().waitFor();
      await buyer.look("member-orders");
    },
  );
}
