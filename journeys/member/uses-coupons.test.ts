import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  fillAddress,
  goToCheckout,
  newGuest,
  pressCheckout,
} from "../support/buying.ts";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { answerOperation, operationsOf } from "../support/operations.ts";
import { ordersIn } from "../support/paying-with-points.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    coupons: "Coupons",
    title: "Your coupons",
    blocked: "Not for your cart as it is now:",
    wouldSave: "Saves Rp25.000 on your cart",
    checkout: "Checkout",
    code: "Coupon code",
    apply: "Use coupon",
    remove: /^Remove/,
    invalid: "This coupon code is not valid. Check it and try again.",
    empty: "Enter a coupon code",
    unapplied: "This code has not been used yet. Press “Use coupon”, or clear this field.",
    saves: "You save Rp25.000.",
    row: "Coupon",
    failed: "Your coupons could not be loaded",
    tryAgain: "Try again",
    more: "Show more",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    coupons: "Kupon",
    title: "Kuponmu",
    blocked: "Belum bisa dipakai untuk keranjangmu:",
    wouldSave: "Hemat Rp25.000 untuk keranjangmu",
    checkout: "Checkout",
    code: "Kode kupon",
    apply: "Pakai kupon",
    remove: /^Hapus/,
    invalid: "Kode kupon ini tidak berlaku. Cek lagi, ya.",
    empty: "Masukkan kode kuponmu",
    unapplied: "Kode ini belum dipakai. Tekan “Pakai kupon” atau kosongkan kolom ini, ya.",
    saves: "Kamu hemat Rp25.000.",
    row: "Kupon",
    failed: "Kuponmu gagal dimuat",
    tryAgain: "Coba lagi",
  },
} as const;

for (const person of [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const) {
  journey(
    `[ACC-10~] [CHK-27] [SHL-12~] a member reads what coupons would save, applies one, is refused another, and takes it off, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const visitor = await shopper(person);
      const { page, width } = visitor;
      const text = texts[visitor.language];
      await visitor.visit("/login?redirectUrl=/account/coupons");
      await page.getByLabel(text.account, { exact: true }).fill(`0${member.mobile}`);
      await page.getByLabel(text.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: text.signIn, exact: true }).click();
      await page.waitForURL(/\/account\/coupons/);
      await page.getByRole("heading", { name: text.title }).waitFor();
      expect(await page.locator("nav a[aria-current=page]").getAttribute("href")).toBe("/account/coupons");
      const listed = page.locator("[data-coupon-card=HEMAT25]");
      await listed.getByText(text.blocked).waitFor();
      await visitor.look("coupons");

      const sku = (await skusThat(`${gelora.shop}/graphql`, ({ pieces, price }) => pieces > 12 && price > 700_000)).at(
        width === 390 ? 3 : -4,
      );
      if (!sku) throw new Error("the shop lacks such goods");
      await visitor.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
      await addToCart(visitor);
      await visitor.visit("/account/coupons");
      await listed.getByText(text.wouldSave).waitFor();
      await visitor.look("coupons-with-a-cart");

      await visitor.visit("/shop-cart");
      await page.getByRole("button", { name: text.checkout, exact: true }).filter({ visible: true }).click();
      await page.waitForURL(/\/checkout\//);
      const field = page.getByLabel(text.code, { exact: true });
      const apply = page.getByRole("button", { name: text.apply, exact: true });
      await apply.click();
      await page.getByText(text.empty).waitFor();
      await field.fill("TIDAK-ADA");
      await apply.click();
      await page.getByText(text.invalid).waitFor();
      await visitor.look("coupon-refused");
      await field.fill("hemat25");
      let presses = 0;
      page.on("request", (request) => {
        if (request.url().includes("operationName=applyCoupon")) presses += 1;
      });
      await apply.dblclick();
      await page.getByText(text.saves).waitFor();
      expect([presses, await page.getByText(text.saves).count()]).toEqual([1, 1]);
      const rowOfSum = page.locator("dl dt").filter({ hasText: new RegExp(`^${text.row}$`) });
      await expect.poll(() => rowOfSum.count()).toBeGreaterThan(0);
      await visitor.look("coupon-applied");
      await page.locator("[data-coupon]").getByRole("button", { name: text.remove }).click();
      await field.waitFor();
      await expect.poll(() => rowOfSum.count()).toBe(0);
    },
    90_000,
  );
}

for (const { language, width, goesOn } of [
  { language: "en-US", width: 1280, goesOn: "applied" },
  { language: "id-ID", width: 390, goesOn: "cleared" },
] as const)
  journey(
    `[CHK-27~] [CHK-03~] a code that was typed and not applied stops the order at its field, until it is ${goesOn}, in ${language} at ${width}`,
    async ({ shopper, gelora }) => {
      const buyer = await shopper({ language, width });
      const { page, words } = buyer;
      const text = texts[language];
      const asked = operationsOf(page, (request) => request.postData() ?? "");
      const [sku] = await skusThat(`${gelora.shop}/graphql`, ({ pieces, price }) => pieces > 12 && price > 700_000);
      if (!sku) throw new Error("the shop lacks such goods");
      await buyer.visit(`/pdp/${sku.productCode}?skuCode=${sku.skuCode}`);
      await addToCart(buyer);
      await goToCheckout(buyer, newGuest());
      await fillAddress(buyer, newGuest());
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      const field = page.getByLabel(text.code, { exact: true });
      await field.fill("hemat25");
      await pressCheckout(buyer);
      await page.getByText(text.unapplied, { exact: true }).waitFor();
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      await buyer.look("coupon-not-applied");
      expect(ordersIn(asked)).toEqual([]);
      if (goesOn === "applied") {
        await page.getByRole("button", { name: text.apply, exact: true }).click();
        await page.getByText(text.saves).waitFor();
      } else await field.fill("");
      await page.getByText(text.unapplied, { exact: true }).waitFor({ state: "detached" });
      await pressCheckout(buyer);
      await page.waitForURL(/\/payment\?/);
      expect(ordersIn(asked)).toHaveLength(1);
    },
    120_000,
  );

journey(
  "[ACC-10~] coupons that cannot be loaded say so, and come at the second try",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const visitor = await shopper({ width: 1280 });
    const { page } = visitor;
    const text = texts["en-US"];
    visitor.expectProblem(/couponList|ERR_FAILED/);
    await page.route(/operationName=couponList/, (route) => route.abort());
    await visitor.visit("/login?redirectUrl=/account/coupons");
    await page.getByLabel(text.account, { exact: true }).fill(`0${member.mobile}`);
    await page.getByLabel(text.password, { exact: true }).fill(member.password);
    await page.getByRole("button", { name: text.signIn, exact: true }).click();
    await page.getByText(text.failed).waitFor();
    await visitor.look("coupons-failed");
    await page.unroute(/operationName=couponList/);
    await page.getByRole("button", { name: text.tryAgain }).click();
    await page.locator("[data-coupon-card]").first().waitFor();
  },
  60_000,
);

/** The lists that grow by a button, with what each of their entries is. */
const lists = [
  { operation: "couponList", address: "/account/coupons", entry: "[data-coupon-card]", wishes: 0 },
  { operation: "wishlist", address: "/account/wishlist", entry: "[data-wishes] > li", wishes: 2 },
] as const;

for (const { operation, address, entry, wishes } of lists)
  journey(
    `[ACC-10~] a list that cannot show more keeps what it shows, and tries again at its end, of ${operation}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const goods = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 0);
      for (const { productCode } of goods.slice(0, wishes))
        await member.caller.call(
          "Wish",
          "mutation Wish($input: WishlistInput!) { addWishlist(input: $input) { success } }",
          { input: { productCode } },
        );
      const visitor = await shopper({ width: 390 });
      const { page } = visitor;
      const text = texts["en-US"];
      visitor.expectProblem(new RegExp(`${operation}|ERR_FAILED`));
      let isBroken = true;
      await answerOperation(page, new RegExp(`^${operation}$`), async (route) => {
        const { variables } = route.request().postDataJSON();
        const isMore = variables.pageInput.pageSize > 20;
        if (isMore && isBroken) return route.abort();
        const response = await route.fetch();
        const json = await response.json();
        json.data[operation].pageInfo.hasNextPage = !isMore;
        return route.fulfill({ response, json });
      });
      await visitor.visit(`/login?redirectUrl=${address}`);
      await page.getByLabel(text.account, { exact: true }).fill(`0${member.mobile}`);
      await page.getByLabel(text.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: text.signIn, exact: true }).click();
      await page.locator(entry).first().waitFor();
      const shown = await page.locator(entry).count();
      await page.getByRole("button", { name: text.more, exact: true }).click();
      const tryAgain = page.getByRole("button", { name: text.tryAgain, exact: true });
      await tryAgain.waitFor();
      expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(1);
      expect(await page.locator(entry).count()).toBe(shown);
      expect(await tryAgain.evaluate((button) => button === document.activeElement)).toBe(true);
      await visitor.look(`${operation}-without-more`);
      isBroken = false;
      await tryAgain.click();
      await tryAgain.waitFor({ state: "detached" });
      expect(await page.locator(entry).count()).toBe(shown);
    },
    90_000,
  );
