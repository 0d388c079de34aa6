import { addToCart as addByCall } from "@gelora/testkit/buyer.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { someGoods } from "../looking/goods.ts";
import { addToCart } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    entry: "Account",
    refused: "Email, mobile number or password is wrong.",
    cut: /: your cart now has 5 instead of 6, as many as you can order\.$/,
    news: /: now 5 instead of 6, as many as you can order\.$/,
    forgot: "Forgot your password?",
    email: "Email",
    send: "Send link",
    sent: "Check your email",
    newPassword: "New password",
    repeat: "Repeat the new password",
    save: "Save new password",
    isSet: "Your new password is saved. Use it to sign in.",
    expired: "This link is no longer valid. Please ask for a new one.",
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    entry: "Akun",
    refused: "Email, nomor ponsel, atau kata sandi salah.",
    cut: /: kini 5 di keranjang, sebelumnya 6, sesuai jumlah yang bisa dipesan\.$/,
    news: /: kini 5, sebelumnya 6, sesuai jumlah yang bisa dipesan\.$/,
    forgot: "Lupa kata sandi?",
    email: "Email",
    send: "Kirim tautan",
    sent: "Periksa emailmu",
    newPassword: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    save: "Simpan kata sandi baru",
    isSet: "Kata sandi baru tersimpan. Masuk dengan kata sandi itu.",
    expired: "Tautan ini sudah tidak berlaku. Minta tautan baru.",
  },
} as const;

async function signIn({ page, language }: Shopper, account: string, password: string): Promise<void> {
  const text = texts[language];
  await page.getByLabel(text.account, { exact: true }).fill(account);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
}

const storedNames = async ({ context }: Shopper, store: string): Promise<string[]> =>
  (await context.cookies(store)).map(({ name }) => name);

const people = [
  { language: "en-US", width: 390 },
  { language: "id-ID", width: 1280 },
] as const;

for (const person of people) {
  journey(
    `[LGN-01] [LGN-04] [LGN-06] [LGN-07] [LGN-09] [LGN-11] [LGN-12~] [CRT-14] [SHL-06] a guest signs in by mobile number, their cart joins the member's, and what was cut is reported, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const { productCode, skuCode, orgCode } = (await someGoods(gelora)).plenty;
      await addByCall(member, { productCode, skuCode, orgCode }, 5);
      const guest = await shopper(person);
      const { page } = guest;
      const text = texts[guest.language];
      await guest.visit(`/pdp/${productCode}?skuCode=${skuCode}`);
      await addToCart(guest);
      await guest.visit("/login?redirectUrl=%2Fstore");
      await guest.look("login");
      await signIn(guest, `0${member.mobile}`, "wrong-1!");
      await page.getByText(text.refused).waitFor();
      await guest.look("login-refused");

      const asked = operationsOf(page, (request) => new URL(request.url()).searchParams.get("operationName") ?? "");
      await signIn(guest, `0${member.mobile}`, member.password);
      await page.waitForURL(({ pathname }) => pathname === "/store");
      await page.locator("[data-toast]").filter({ hasText: text.cut }).waitFor();
      expect(asked.slice(0, 3)).toEqual(["login", "cartInit", "miniCartNumber"]);
      expect(await page.locator("[data-badge=cart]").textContent()).toBe("5");
      expect(await storedNames(guest, gelora.storefront)).toEqual(expect.arrayContaining(["token", "isLogin"]));
      expect(await storedNames(guest, gelora.storefront)).not.toContain("guestId");
      const entry = page.getByRole("banner").getByRole("link", { name: text.entry, exact: true });
      expect(await entry.getAttribute("href")).toBe("/account/order");

      await guest.visit("/shop-cart");
      await page.getByRole("listitem").filter({ hasText: text.news }).waitFor();
      await guest.look("cart-after-merge");
      // The login page redirects a visitor who is signed in.
      await page.goto("/login?redirectUrl=%2Fstore");
      await page.waitForURL(({ pathname }) => pathname === "/store");
    },
  );

  journey(
    `[PWD-01] [PWD-02] a forgotten password is reset by the mailed link, once, in ${person.language} at ${person.width}`,
    async ({ shopper, sandbox, gelora }) => {
      const member = await registerMember(gelora, { language: person.language });
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      await visitor.visit("/login");
      await page.getByRole("link", { name: text.forgot }).click();
      await page.waitForURL(/\/reset-password/);
      await page.getByLabel(text.email, { exact: true }).fill(member.email);
      await page.getByRole("button", { name: text.send }).click();
      await page.getByText(text.sent).waitFor();
      await visitor.look("reset-asked");

      const mail = await sandbox.waitForMessage(member.email, /#token=/);
      const link = new URL(/https?:\/\/\S+#token=[\w-]+/.exec(mail.text)?.[0] ?? "");
      await visitor.visit(link.pathname + link.hash);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
      await page.getByLabel(text.newPassword, { exact: true }).fill("Terbang-9");
      await page.getByLabel(text.repeat, { exact: true }).fill("Terbang-9");
      expect(await page.locator('[data-met="true"]').count()).toBe(4);
      await visitor.look("reset-new-password");
      await page.getByRole("button", { name: text.save }).click();
      await page.getByText(text.isSet).waitFor();

      await signIn(visitor, member.email, member.password);
      await page.getByText(text.refused).waitFor();
      await signIn(visitor, member.email, "Terbang-9");
      // The mail's link has led to the pages of its language.
      await page.waitForURL(({ pathname }) => pathname === (person.language === "id-ID" ? "/id" : "/en"));
      // Sessions elsewhere have ended.
      await expect(member.caller.call("List", "query List { sessionList { device } }")).rejects.toThrow(
        /ended|berakhir/,
      );

      const late = await shopper(person);
      await late.visit(link.pathname + link.hash);
      await late.page.getByLabel(text.newPassword, { exact: true }).fill("Terbang-8");
      await late.page.getByLabel(text.repeat, { exact: true }).fill("Terbang-8");
      await late.page.getByRole("button", { name: text.save }).click();
      await late.page.getByText(text.expired).waitFor();
      await late.look("reset-link-expired");
    },
  );
}
