import { gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { signIn } from "../member/card-linking.ts";
import { addToCart, checkOutCart, chooseSize, newGuest, openProduct } from "../support/buying.ts";
import type { Gelora } from "../support/gelora.ts";
import { journey } from "../support/journey.ts";
import { memberOrders } from "../support/orders-placed.ts";
import { signIn as signInAs } from "../support/paying-with-points.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";
import { findSideways } from "../support/sideways.ts";

const publicPages = [
  "/",
  "/search/shoes.html",
  "/search/zzqqxx.html",
  "/page/running",
  "/pdp/nothing-here/X1",
  "/page/flash-sale",
  "/page/privacy-policy",
  "/page/newsletter-qrcode",
  "/blog",
  "/information/choosing-running-shoes",
  "/information/faq",
  "/help",
  "/store",
  "/contact-us",
  "/order",
  "/login",
  "/guest-login",
  "/register",
  "/register/mapclub",
  "/size-guide/nothing-NOBODY-No-Body",
];

/** A window as wide as asked, and a browser whose owner chose this text size; 16 is usual. */
type Reading = { readonly width: number; readonly text: number };

/** WCAG 1.4.10, and people who set their phone's text to twice its size. */
const readings: readonly Reading[] = [
  { width: 320, text: 16 },
  { width: 390, text: 32 },
];

for (const reading of readings) {
  const how = `in a window of ${reading.width} px with text of ${reading.text} px`;

  journey(
    `no public page scrolls sideways, ${how}`,
    async ({ shopper }) => {
      const reader = await shopper({ language: "id-ID", width: 390 });
      await readLike(reader, reading);
      reader.expectProblem(/404 .*nothing-/);
      const tooWide: string[] = [];
      for (const path of publicPages) {
        await reader.visit(path);
        tooWide.push(...(await sidewaysOn(reader, path)));
      }
      expect(tooWide).toEqual([]);
    },
    120_000,
  );

  journey(
    `neither product, cart nor checkout scroll sideways, ${how}`,
    async ({ shopper }) => {
      const reader = await shopper({ language: "id-ID", width: 390 });
      await readLike(reader, reading);
      const tooWide: string[] = [];
      const look = async (name: string) => tooWide.push(...(await sidewaysOn(reader, name)));
      await reader.visit("/search/shoes.html");
      await openProduct(reader, 1);
      await chooseSize(reader);
      await look("product");
      const guide = await reader.page.locator('main a[href*="/size-guide/"]').first().getAttribute("href");
      await addToCart(reader);
      await look("added");
      await reader.page.getByRole("link", { name: reader.words.viewCart }).click();
      await reader.page.getByRole("button", { name: reader.words.checkout }).waitFor();
      await look("cart");
      await checkOutCart(reader, newGuest());
      await look("checkout");
      await reader.visit(guide ?? "");
      await look("size guide");
      expect(tooWide).toEqual([]);
    },
    120_000,
  );

  journey(
    `no page of an account scrolls sideways, ${how}`,
    async ({ shopper, gelora }) => {
      const member = await registerMember(gelora, { language: "id-ID" });
      const orderCode = await memberOrders({ ...member, caller: member.caller });
      const reader = await shopper({ language: "id-ID", width: 390 });
      await signIn(reader, member.email, member.password);
      await readLike(reader, reading);
      const pages = [
        "overview",
        "address",
        "order",
        `order/detail/${orderCode}`,
        "return",
        "coupons",
        "wishlist",
        "mapclub",
      ];
      const tooWide: string[] = [];
      for (const path of [...pages, "accountSetting"]) {
        await reader.visit(`/account/${path}`);
        await reader.page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
        tooWide.push(...(await sidewaysOn(reader, path)));
      }
      expect(tooWide).toEqual([]);
    },
    120_000,
  );

  journey(
    `no page of the club's site scrolls sideways, ${how}, nor in a wider typeface`,
    async ({ shopper, gelora, sandbox }) => {
      const reader = await shopper({ language: "id-ID", width: 390 });
      const { page } = reader;
      await reader.context.addInitScript(() => {
        window.open = () => null;
      });
      // Without a key, and with a secret of nobody.
      reader.expectProblem(/403/);
      await signInAs(reader, "dewi");
      await reader.visit("/account/mapclub");
      await page.getByRole("button", { name: "Tampilkan kartu", exact: true }).click();
      await page.getByRole("heading", { name: "Kartumu", level: 1 }).waitFor();
      await readLike(reader, reading);
      const site = new URL(page.url());
      const objection = await objectionAddress(gelora, sandbox);
      const tooWide: string[] = [];
      for (const name of ["card", "points", "pin", "pin?step=forgot", "password", "consent", objection, "objection"]) {
        const address = new URL(name, `${gelora.club}/site/`);
        if (!address.searchParams.has("lang")) address.searchParams.set("lang", site.searchParams.get("lang") ?? "");
        await page.goto(address.href);
        tooWide.push(...(await sidewaysOn(reader, name)));
        // As wide as the widest typeface that a phone falls back to.
        await page.evaluate(() => document.body.style.setProperty("letter-spacing", "0.06em"));
        tooWide.push(...(await sidewaysOn(reader, `${name}, wide`)));
      }
      expect(tooWide).toEqual([]);
    },
    120_000,
  );
}

/** Where someone whose card was unlinked may object. */
async function objectionAddress(gelora: Gelora, sandbox: Sandbox): Promise<string> {
  const { caller, email } = await registerMember(gelora, { joinsClub: true, language: "id-ID" }, gelora.storefront);
  const { token, cookie } = caller;
  const asks = Object.assign(gatewayCaller(`${gelora.club}/loyalty/graphql`, "id-ID", gelora.storefront), {
    token,
    cookie,
  });
  await asks.call("Unbind", "query Unbind { mapClubUnbind { success } }");
  const { text } = await sandbox.waitForMessage(email, /\/site\/objection/);
  return /https?:\S+\/site\/objection\S+/.exec(text)?.[0] ?? "";
}

async function readLike({ page, context }: Shopper, { width, text }: Reading): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
}

async function sidewaysOn({ page }: Shopper, name: string): Promise<readonly string[]> {
  return (await findSideways(page)).map((place) => `${name}:${place}`);
}
