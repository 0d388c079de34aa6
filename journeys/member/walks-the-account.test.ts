import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { memberOrders } from "../support/orders-placed.ts";

/** The expected words, repeated here on purpose. */
const people = [
  {
    language: "en-US",
    width: 1280,
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    entries: ["My orders", "My returns", "Coupons", "Wishlist", "Addresses"],
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    entries: ["Pesanan saya", "Retur saya", "Kupon", "Wishlist", "Alamat"],
  },
] as const;

for (const person of people)
  journey(
    `[ACC-02] [ACC-10] each page of the account has its navigation, left of it or above it; coupons and wishes are listed, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora, { language: person.language });
      const orderCode = await memberOrders({ ...member, caller: member.caller });
      const [wished] = await skusThat(`${gelora.shop}/graphql`, ({ pieces }) => pieces > 3);
      await member.caller.call(
        "AddWishlist",
        "mutation AddWishlist($input: WishlistInput!) { addWishlist(input: $input) { success } }",
        { input: { productCode: wished?.productCode } },
      );
      const visitor = await shopper({ language: person.language, width: person.width });
      const { page } = visitor;
      await visitor.visit("/login?redirectUrl=%2Faccount%2Forder");
      await page.getByLabel(person.account, { exact: true }).fill(member.email);
      await page.getByLabel(person.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: person.signIn, exact: true }).click();
      await page.waitForURL("**/account/order");

      const pages = [
        ["/account/address", "/account/address"],
        ["/account/order", "/account/order"],
        [`/account/order/detail/${orderCode}`, "/account/order"],
        ["/account/return", "/account/return"],
        ["/account/coupons", "/account/coupons"],
        ["/account/wishlist", "/account/wishlist"],
        ["/account/accountSetting", "/account/accountSetting"],
      ] as const;
      for (const [address, entry] of pages) {
        await visitor.visit(address);
        const navigation = page.getByRole("navigation").filter({ has: page.locator('a[href="/account/return"]') });
        const here = navigation.locator('a[aria-current="page"]');
        await expect.poll(() => here.getAttribute("href"), { message: address }).toBe(entry);
        // The whole entry is in sight, without having to push the row along.
        const rightEnd = async (): Promise<number> => {
          const box = await here.boundingBox();
          return box && box.x >= 0 ? box.x + box.width : Number.NaN;
        };
        await expect.poll(rightEnd, { message: address }).toBeLessThanOrEqual(person.width);
        const heading = page.getByRole("main").getByRole("heading", { level: 1 }).first();
        await heading.waitFor();
        const [menu, title] = await Promise.all([navigation.boundingBox(), heading.boundingBox()]);
        if (!menu || !title) return expect.fail(`${address} shows no navigation or no title`);
        if (person.width === 1280) expect(menu.x + menu.width, address).toBeLessThanOrEqual(title.x);
        else expect(menu.y + menu.height, address).toBeLessThanOrEqual(title.y);
        if (address === "/account/coupons")
          await expect.poll(() => page.locator("[data-coupon-card]").count()).toBeGreaterThan(0);
        if (address === "/account/wishlist")
          await page.locator(`[data-wishes] a[href*="${wished?.productCode}"]`).first().waitFor();
      }
      const shown = await page.getByRole("navigation").filter({ hasText: person.entries[0] }).last().innerText();
      for (const entry of person.entries) expect(shown).toContain(entry);
    },
    120_000,
  );
