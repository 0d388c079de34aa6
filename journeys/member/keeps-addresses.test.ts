import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import {
  addToCart,
  agree,
  choosePayment,
  chooseSize,
  openProduct,
  pressCheckout,
  search,
  typeAddress,
} from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { answerOperation, operationsOf } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    shipping: "Shipping address",
    billing: "Billing address",
    none: "No shipping address saved yet.",
    add: "Add an address: Shipping address",
    addBilling: "Add an address: Billing address",
    change: /^Change: Dewi Lestari/,
    cancelChange: /^Cancel: Dewi Lestari/,
    cancel: "Cancel",
    save: "Save address",
    saved: "Address saved.",
    remove: /^Remove: Dewi Lestari/,
    removeSure: "Remove",
    noZip: /no postal code yet/,
    noCode: /^00000 is no postal code/,
    keyword: "football",
    zipEmpty: /zipcode empty/i,
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    shipping: "Alamat pengiriman",
    billing: "Alamat penagihan",
    none: "Belum ada alamat pengiriman.",
    add: "Tambah alamat: Alamat pengiriman",
    addBilling: "Tambah alamat: Alamat penagihan",
    change: /^Ubah: Dewi Lestari/,
    cancelChange: /^Batal: Dewi Lestari/,
    cancel: "Batal",
    save: "Simpan alamat",
    saved: "Alamat tersimpan.",
    remove: /^Hapus: Dewi Lestari/,
    removeSure: "Hapus",
    noZip: /belum punya kode pos/,
    noCode: /^00000 bukan kode pos/,
    keyword: "sepatu bola",
    zipEmpty: /kode pos belum diisi/i,
  },
} as const;

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

async function signIn({ page, language, visit }: Shopper, mobile: string, password: string, way: string) {
  const text = texts[language];
  await visit(`/login?redirectUrl=${encodeURIComponent(way)}`);
  await page.getByLabel(text.account, { exact: true }).fill(`0${mobile}`);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === way);
}

for (const person of people) {
  journey(
    `[ACC-03] [ACC-04] [ACC-08] [ACC-09] a member keeps an address, reads its places with the zip code or its name, changes their mind, and has nothing saved by a cancel, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora, { language: person.language });
      const visitor = await shopper(person);
      const { page, words } = visitor;
      const text = texts[person.language];
      await signIn(visitor, member.mobile, member.password, "/account/address");
      await page.getByRole("heading", { name: text.shipping }).waitFor();
      await page.getByRole("heading", { name: text.billing }).waitFor();
      await page.getByText(text.none).waitFor();
      await visitor.look("addresses-none");

      await page.getByRole("button", { name: text.add }).click();
      expect(await page.getByLabel(words.mobile).inputValue()).toBe(member.mobile);
      await page.getByRole("button", { name: text.save }).click();
      await visitor.look("addresses-errors");
      await typeAddress(visitor, member);
      await page.getByLabel(words.zipCode).fill("00000");
      await page.getByLabel(words.street).focus();
      await page.getByText(text.noCode).waitFor();
      // Opening the form of the other section discards nothing here.
      await page.getByRole("button", { name: text.addBilling }).click();
      const streets = page.getByLabel(words.street);
      await expect.poll(() => streets.count()).toBe(2);
      expect(await streets.first().inputValue()).toBe("Jalan Tebet Raya 12");
      await visitor.look("addresses-both");
      await page.getByRole("button", { name: text.cancel, exact: true }).last().click();
      await page.getByRole("button", { name: text.cancel, exact: true }).click();
      expect(await page.getByLabel(words.firstName).count()).toBe(0);
      await page.getByText(text.none).waitFor();

      await page.getByRole("button", { name: text.add }).click();
      await typeAddress(visitor, member);
      const province = page.getByRole("combobox", { name: words.province });
      await province.selectOption({ label: "Bali" });
      for (const label of [words.city, words.district])
        expect(await page.getByRole("combobox", { name: label }).inputValue()).toBe("");
      expect(await page.getByLabel(words.zipCode).inputValue()).toBe("");
      await typeAddress(visitor, member);
      const sent = operationsOf(page, (request) => request.postData() ?? "");
      await page.getByRole("button", { name: text.save }).click();
      await page.locator("[data-toast]").filter({ hasText: text.saved }).waitFor();
      const saving = sent.find((body) => body.includes("saveAddress")) ?? "{}";
      expect(JSON.parse(saving).variables.input).toMatchObject({
        type: "2",
        state: { code: "31" },
        city: { code: "31.74" },
        zipCode: { code: "12810", name: "12810" },
      });
      const places = page.locator("[data-addresses=SHIPPING] [data-places]");
      expect(await places.textContent()).toMatch(/^Tebet, .*Jakarta Selatan, DKI Jakarta, 12810$/);

      await visitor.visit("/account/address");
      await page.getByRole("button", { name: text.change }).click();
      await visitor.look("addresses-change");
      await page.getByLabel(words.street).fill("Jalan Lain 1");
      await page.getByRole("button", { name: text.cancelChange }).click();
      expect(await page.getByLabel(words.street).count()).toBe(0);
      await visitor.visit("/account/address");
      await page.getByText("Jalan Tebet Raya 12").waitFor();
      expect(await page.getByText("Jalan Lain 1").count()).toBe(0);
      await visitor.look("addresses-one");
      await answerOperation(page, /^addressList$/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        for (const { zipCode } of body.data?.addressList ?? []) zipCode.name = "Tebet Timur";
        await route.fulfill({ response, json: body });
      });
      await visitor.visit("/account/address");
      await page.getByText(/^Tebet, .*Jakarta Selatan, DKI Jakarta, Tebet Timur$/).waitFor();
      await page.getByRole("button", { name: text.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: text.removeSure, exact: true }).click();
      await page.getByText(text.none).waitFor();

      // The longest name, in one word, stays within its card.
      await page.getByRole("button", { name: text.add }).click();
      await typeAddress(visitor, member);
      await page.getByLabel(words.firstName).fill("A".repeat(50));
      await page.getByRole("button", { name: text.save }).click();
      const name = page.getByText(/^A{50} /);
      await name.waitFor();
      await visitor.look("addresses-long-name");
      const edges = await name.evaluate((element) =>
        [element, element.closest("li")].map((one) => one?.getBoundingClientRect().right ?? 0),
      );
      expect(edges[0]).toBeLessThanOrEqual(edges[1] ?? 0);
    },
  );

  journey(
    `[CHK-09~] [ACC-04~] a member orders to a typed address, then to the saved one; without its zip code the checkout says 'zipcode empty', in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora, { language: person.language });
      const visitor = await shopper(person);
      const { page, words } = visitor;
      const text = texts[person.language];
      await signIn(visitor, member.mobile, member.password, "/account/address");
      await page.getByRole("button", { name: text.add }).click();
      await typeAddress(visitor, member);
      await page.getByRole("button", { name: text.save }).click();
      await page.getByText("Jalan Tebet Raya 12").waitFor();

      await answerOperation(page, /^checkoutInit$/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        for (const address of body.data?.checkoutInit?.addressList ?? []) address.zipCode = null;
        await route.fulfill({ response, json: body });
      });
      await visitor.visit("/");
      await search(visitor, text.keyword);
      await openProduct(visitor, 0);
      await chooseSize(visitor);
      await addToCart(visitor);
      await page.getByRole("link", { name: words.viewCart }).click();
      await page.waitForURL(/\/shop-cart/);
      await page.getByRole("button", { name: words.checkout }).click();
      await page.waitForURL(/\/checkout\//);
      const saved = page.locator("input[name=savedAddress]");
      await saved.first().waitFor();
      expect(await saved.first().isChecked()).toBe(true);
      await pressCheckout(visitor);
      await page.locator("[data-error=ZIPCODE_EMPTY]").filter({ hasText: text.zipEmpty }).waitFor();
      await visitor.look("checkout-zip-empty");

      await page.unrouteAll();
      await visitor.visit("/shop-cart");
      await page.getByRole("button", { name: words.checkout }).click();
      await page.waitForURL(/\/checkout\//);
      await saved.first().waitFor();
      expect(await page.getByLabel(words.street).count()).toBe(0);
      await page.locator("input[name=shippingMethod]").first().check();
      await choosePayment(visitor, words.bankTransfer, words.bcaAccount);
      await agree(visitor);
      await visitor.look("checkout-saved-address");
      await pressCheckout(visitor);
      await page.waitForURL(/\/payment\?/);
    },
  );
}
