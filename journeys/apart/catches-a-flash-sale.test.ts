import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { newBuyer } from "@gelora/testkit/buyer.ts";
import { expect } from "vitest";
import { checkOutCart, fillAddress, newGuest } from "../support/buying.ts";
import { type FlashSales, flashSalesAt } from "../support/flash-sales.ts";
import { ownGelora } from "../support/own-gelora.ts";
import type { Shopper } from "../support/shopper.ts";

/** So slow that a few shoppers make a line. */
const journey = ownGelora({ FLASH_SALE_TURNS_PER_SECOND: "1" });

const minuteMs = 60_000;
const inLine = 15;

/** The expected words of the pages, repeated here on purpose. */
const texts = {
  "en-US": {
    running: "On now",
    coming: "Coming next",
    signInToRemind: "Sign in to be reminded",
    remindMe: "Remind me",
    reminderSet: "We will remind you 10 minutes before.",
    withdraw: "Cancel reminder",
    reminder: "starts soon",
    inLine: "You are in line",
    kept: "We keep this flash sale price for you for up to 10 minutes.",
    over: "Your 10 minutes are over",
    take: "Take the flash sale price",
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
  },
  "id-ID": {
    running: "Sedang berlangsung",
    coming: "Berikutnya",
    signInToRemind: "Masuk untuk diingatkan",
    remindMe: "Ingatkan saya",
    reminderSet: "Kami ingatkan 10 menit sebelumnya.",
    withdraw: "Batalkan pengingat",
    reminder: "segera mulai",
    inLine: "Kamu dalam antrean",
    kept: "Kami simpan harga flash sale ini untukmu paling lama 10 menit.",
    over: "Waktu 10 menitmu habis",
    take: "Ambil harga flash sale",
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
  },
} as const;

const people = [
  { language: "en-US", width: 1280, email: "ayu@gelora.example", password: "Lari-Pagi7" },
  { language: "id-ID", width: 390, email: "putri@gelora.example", password: "Bola-Senja8" },
] as const;

/** The goods of the running flash sale of which most is left. */
const offered = ({ campaignList }: FlashSales) => {
  const running = campaignList.find(({ state }) => state === "RUNNING");
  const [sku] = (running?.skuList ?? []).toSorted(
    (one, other) => other.skuCampaign.activityStock - one.skuCampaign.activityStock,
  );
  if (!running || !sku) throw new Error("no flash sale runs");
  return { ...sku, activityCode: running.activityCode, price: formatRupiah(sku.skuCampaign.activityPrice) };
};

for (const person of people) {
  const text = texts[person.language];
  const about = `in ${person.language} at ${person.width}`;

  journey(
    `[PRM-17] [HOM-13] [PRM-18~] a flash sale shows its clock and what is left; a shopper who comes with many others waits in line, keeps the place over a reload, is served, and has the piece for ten minutes, ${about}`,
    async ({ shopper, gelora, pass }) => {
      const gateway = `${gelora.shop}/graphql`;
      const sku = offered(await flashSalesAt(gateway));
      const visitor = await shopper(person);
      const { page } = visitor;
      await seeSale(visitor, sku);
      await others(gateway, sku);
      await page.locator("[data-control=add-to-cart], [data-buy-bar] button").filter({ visible: true }).first().click();
      const line = page.locator("[data-flash-line]");
      await line.waitFor();
      expect(Number(await line.getAttribute("data-flash-line"))).toBeGreaterThan(1);
      await visitor.look("flash-line");
      await visitor.visit(`/pdp/${sku.product.productCode}?skuCode=${sku.skuCode}`);
      await line.waitFor();
      await page.locator("[data-added]").waitFor({ timeout: 40_000 });
      await page.getByRole("dialog").getByText(text.kept).waitFor();
      await page.clock.install();
      await visitor.visit("/shop-cart");
      const held = page.locator("[data-flash-hold=held]").filter({ visible: true });
      await expect.poll(() => held.getByRole("timer").textContent()).toMatch(/^\d\d:\d\d$/);
      expect(await page.locator("main").textContent()).toContain(sku.price);
      await visitor.look("flash-cart-held");
      await endInCheckout(visitor, () => pass(10 * minuteMs + 1000));
      await visitor.visit("/shop-cart");
      await page.getByRole("button", { name: text.take }).click();
      await held.waitFor();
    },
    180_000,
  );

  journey(
    `a member is reminded of a coming flash sale and can take it back, ${about}`,
    async ({ shopper, gelora, sandbox, pass }) => {
      const { name, beginsIn } = await comingSale(`${gelora.shop}/graphql`, person.language, pass);
      const visitor = await shopper(person);
      const { page } = visitor;
      const coming = page.locator("[data-flash-sale=coming]");
      const reminder = (state: string) => coming.locator(`[data-remind=${state}]`);
      await visitor.visit("/page/flash-sale");
      await reminder("guest").getByRole("link", { name: text.signInToRemind }).click();
      await page.getByLabel(text.account, { exact: true }).fill(person.email);
      await page.getByLabel(text.password, { exact: true }).fill(person.password);
      await page.getByRole("button", { name: text.signIn, exact: true }).click();
      // The sign-in's own address names the page too.
      await page.waitForURL(({ pathname }) => pathname.endsWith("/page/flash-sale"));
      await reminder("none").or(reminder("set")).waitFor();
      // An attempt that failed may have left one.
      if ((await reminder("set").count()) > 0) await page.getByRole("button", { name: text.withdraw }).click();
      await reminder("none").getByRole("button", { name: text.remindMe }).click();
      await reminder("set").getByText(text.reminderSet).waitFor();
      await visitor.look("flash-reminder");
      await seesNothingElseOnReload(visitor);
      await page.getByRole("button", { name: text.withdraw }).click();
      await reminder("none").getByRole("button", { name: text.remindMe }).click();
      await reminder("set").getByText(text.reminderSet).waitFor();
      await pass(beginsIn - 8 * minuteMs);
      const mail = await sandbox.waitForMessage(person.email, new RegExp(`^${name} ${text.reminder}`), 30_000);
      expect(mail.text).toContain("/page/flash-sale");
      // The next one's sale runs then.
      await pass(10 * minuteMs);
    },
    120_000,
  );
}

/**
 * The next flash sale that is far enough ahead to ask for a reminder: a sale that is about to begin
 * sends it at once.
 */
async function comingSale(gateway: string, language: "en-US" | "id-ID", pass: (ms: number) => Promise<void>) {
  const next = async () => {
    const { campaignList, serverTime } = await flashSalesAt(gateway, language);
    const sale = campaignList.find(({ state }) => state === "COMING");
    if (!sale) throw new Error("no flash sale is coming");
    return { name: sale.activityName, beginsIn: Date.parse(sale.beginTime) - Date.parse(serverTime) };
  };
  const { beginsIn } = await next();
  if (beginsIn < 15 * minuteMs) await pass(beginsIn + minuteMs);
  return next();
}

/** Until it is known again that a reminder is set, the page offers none to be set. */
async function seesNothingElseOnReload({ page, visit }: Shopper): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const state = document.querySelector("[data-flash-sale=coming] [data-remind]")?.getAttribute("data-remind");
      const seen = (sessionStorage.getItem("states-seen") ?? "").split(" ").filter(Boolean);
      if (state && seen.at(-1) !== state) sessionStorage.setItem("states-seen", [...seen, state].join(" "));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await visit("/page/flash-sale");
  await page.locator("[data-flash-sale=coming] [data-remind=set]").waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("states-seen"))).toBe("unknown set");
}

/** From the page of flash sales to the goods, at the flash sale's price. */
async function seeSale({ page, language, visit, look }: Shopper, sku: ReturnType<typeof offered>): Promise<void> {
  const text = texts[language];
  await visit("/page/flash-sale");
  const section = page.locator("[data-flash-sale=running]");
  await section.getByText(text.running).waitFor();
  await page.locator("[data-flash-sale=coming]").getByText(text.coming).waitFor();
  await page.locator("[data-flash-sale=past] li").first().waitFor();
  await expect.poll(() => section.getByRole("timer").textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
  const first = await section.getByRole("timer").textContent();
  await expect.poll(() => section.getByRole("timer").textContent()).not.toBe(first);
  await look("flash-sale");
  const card = section.locator("li").filter({ has: page.locator(`a[href$="skuCode=${sku.skuCode}"]`) });
  expect(await card.textContent()).toContain(sku.price);
  await card.getByRole("link").click();
  await page.locator("[data-product-page] [data-flash-sale]").waitFor();
  expect(await page.locator("[data-product-page]").textContent()).toContain(sku.price);
}

/** So many come at once that those who come next have to wait. */
async function others(gateway: string, { skuCode, product, activityCode }: ReturnType<typeof offered>): Promise<void> {
  const input = { ...product, skuCode, orgCode: "GELORA", activityCode };
  const press = async (): Promise<void> => {
    const { caller } = await newBuyer(gateway);
    await caller.call("Add", "mutation Add($input: AddCartInput!) { addCart(input: $input) { success } }", { input });
  };
  await Promise.all(Array.from({ length: inLine }, press));
}

/** The checkout shows the time that is left, and turns to the common price when it is over. */
async function endInCheckout(visitor: Shopper, passTime: () => Promise<void>): Promise<void> {
  const { page, width, language } = visitor;
  const guest = newGuest();
  await checkOutCart(visitor, guest);
  await fillAddress(visitor, guest);
  if (width === 390) await page.locator("details[data-total-to-pay] summary").click();
  await page.locator("[data-flash-hold=held]").filter({ visible: true }).waitFor();
  await visitor.look("flash-checkout-held");
  const delivery = page.locator("#checkout-delivery");
  const topOf = () => delivery.evaluate((section) => Math.round(section.getBoundingClientRect().top + scrollY));
  const before = await topOf();
  await passTime();
  await page.clock.fastForward("10:01");
  await page.locator("[data-flash-hold=open]").filter({ visible: true }).getByText(texts[language].over).waitFor();
  expect(await topOf()).toBe(before);
  await visitor.look("flash-checkout-over");
}
