import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { skusThat } from "../support/goods.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    onDevice: "Saved on this device. Sign in to keep it in your account.",
    title: "Your wishlist",
    empty: "Nothing here yet",
    remove: "Remove",
    remind: "Remind when available",
    signInToWait: "Sign in to be reminded when it is back",
    reminded: "We will remind you when it is back.",
    waiting: "Your reminders",
    withdraw: /^Remove reminder/,
  },
  "id-ID": {
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    onDevice: "Tersimpan di perangkat ini. Masuk untuk menyimpannya di akunmu.",
    title: "Wishlist-mu",
    empty: "Belum ada apa-apa di sini",
    remove: "Hapus",
    remind: "Kabari kalau tersedia lagi",
    signInToWait: "Masuk dulu kalau mau dikabari saat tersedia lagi",
    reminded: "Kami kabari kalau sudah tersedia lagi.",
    waiting: "Pengingatmu",
    withdraw: /^Hapus pengingat/,
  },
} as const;

async function signIn(
  { page, language, visit }: Shopper,
  mobile: string,
  password: string,
  way: string,
): Promise<void> {
  const text = texts[language];
  await visit(`/login?redirectUrl=${encodeURIComponent(way)}`);
  await page.getByLabel(text.account, { exact: true }).fill(`0${mobile}`);
  await page.getByLabel(text.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: text.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === way);
}

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const person of people) {
  journey(
    `[ACC-10~] [OPS-53~] a guest's hearts stay on the device, join the member's list at sign-in, and one request fills a page, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      await visitor.visit("/plp/footwear");
      const hearts = page.locator("[data-goods] [data-wish]");
      await hearts.first().waitFor();
      const [first, second] = [hearts.nth(0), hearts.nth(1)];
      const codes = [await first.getAttribute("data-wish"), await second.getAttribute("data-wish")];
      await first.click();
      await page.locator("[data-toast]").filter({ hasText: text.onDevice }).waitFor();
      await second.click();
      expect(await first.getAttribute("aria-pressed")).toBe("true");
      const filling = await first.locator("svg").evaluate((svg) => getComputedStyle(svg).fill);
      expect(filling).toBe(await first.evaluate((heart) => getComputedStyle(heart).color));
      await visitor.look("list-with-hearts");
      expect(new URL(page.url()).pathname).toBe("/plp/footwear");

      await visitor.visit(`/pdp/${codes[0]}`);
      await expect
        .poll(() => page.locator(`[data-product-page] [data-wish="${codes[0]}"]`).getAttribute("aria-pressed"))
        .toBe("true");
      await signIn(visitor, member.mobile, member.password, "/account/wishlist");
      await page.getByRole("heading", { name: text.title }).waitFor();
      await expect.poll(() => page.locator("[data-wishes] > li").count()).toBe(2);
      await visitor.look("wishlist");

      const asked = operationsOf(page, (request) => new URL(request.url()).searchParams.get("operationName") ?? "");
      await visitor.visit("/plp/footwear");
      await expect
        .poll(() => page.locator(`[data-goods] [data-wish="${codes[1]}"]`).getAttribute("aria-pressed"))
        .toBe("true");
      expect(asked.filter((name) => name.toLowerCase().includes("wish"))).toEqual(["wishlistCodes"]);
      await page.locator(`[data-goods] [data-wish="${codes[1]}"]`).click();
      await visitor.visit("/account/wishlist");
      await expect.poll(() => page.locator("[data-wishes] > li").count()).toBe(1);
      await page.getByRole("button", { name: text.remove, exact: true }).click();
      await page.getByText(text.empty).waitFor();
      await visitor.look("wishlist-empty");
    },
    90_000,
  );

  journey(
    `[RMD-01] [RMD-02] only a member is offered a reminder of a sold-out size; it is confirmed, listed and withdrawn, in ${person.language} at ${person.width}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora);
      const sku = await remindableSku(`${gelora.shop}/graphql`);
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      const address = `/pdp/${sku.productCode}?skuCode=${encodeURIComponent(sku.skuCode)}`;
      await visitor.visit(address);
      await page.locator("[data-hearts]").waitFor();
      expect(await page.locator("[data-remind]").count()).toBe(0);
      const way = new URL(
        (await page.getByRole("link", { name: text.signInToWait }).getAttribute("href")) ?? "",
        page.url(),
      );
      expect(way.searchParams.get("redirectUrl")).toContain(sku.skuCode);
      await visitor.look("product-sold-out-for-a-guest");
      await signIn(visitor, member.mobile, member.password, "/store");
      await visitor.visit(address);
      await page.getByRole("button", { name: text.remind }).click();
      await page.getByText(text.reminded).waitFor();
      await visitor.look("product-reminded");
      expect(await page.getByText(text.signInToWait).count()).toBe(0);
      await page.locator('[data-remind] a[href$="/account/wishlist#reminders"]').click();
      await page.getByRole("heading", { name: text.waiting }).waitFor();
      await visitor.look("wishlist-reminders");
      await page.getByRole("button", { name: text.withdraw }).click();
      await expect.poll(() => page.locator("[data-reminders]").count()).toBe(0);
      await visitor.visit(address);
      await page.getByRole("button", { name: text.remind }).waitFor();
    },
    90_000,
  );
}

/** A sold-out sku whose product offers reminders. */
async function remindableSku(gateway: string): Promise<{ readonly productCode: string; readonly skuCode: string }> {
  const caller = gatewayCaller(gateway);
  for (const { productCode, skuCode } of await skusThat(gateway, ({ pieces }) => pieces <= 0)) {
    const { productInit } = await caller.call<{
      productInit: { skuList: readonly { skuCode: string; remindEnabled: boolean }[] };
    }>(
      "Sku",
      "query Sku($input: ProductInitInput!) { productInit(input: $input) { skuList { skuCode remindEnabled } } }",
      { input: { productCode } },
    );
    if (productInit.skuList.find((one) => one.skuCode === skuCode)?.remindEnabled) return { productCode, skuCode };
  }
  throw new Error("no sold-out sku offers reminders");
}
