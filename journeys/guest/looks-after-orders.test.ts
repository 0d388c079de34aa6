import { hours } from "@gelora/service-kit/durations.ts";
import { expect } from "vitest";
import { chooseSize, openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";
import { guestWithOrders } from "../support/orders-placed.ts";
import type { Shopper } from "../support/shopper.ts";

const screens = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

journey(
  "[ORD-01] [ORD-06] [SHL-24] [SHL-25] the list is found again as it was left, and so is a product",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 11);
    const visitor = await shopper({ width: 1280 });
    await guest.moveInto(visitor);
    const { page } = visitor;
    await visitor.visit("/order");
    await expect.poll(() => page.getByRole("article").count()).toBe(10);
    await page.getByRole("button", { name: "Load more orders" }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(12);
    const last = page.getByRole("article").last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(600);
    await last.getByRole("link", { name: /^View details/ }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Cancelled");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const asked = operationsOf(page, (request) => new URL(request.url()).searchParams.get("operationName") ?? "");
    await page.goBack();
    await expect.poll(() => page.getByRole("article").count()).toBe(12);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(5);
    expect(asked).not.toContain("StorefrontOrders");
    // No account navigation for a guest [ORD-07], and an empty tab says so [ORD-22].
    expect(await page.getByRole("navigation", { name: "Your account" }).count()).toBe(0);
    await page.getByRole("link", { name: "Completed", exact: true }).click();
    await expect.poll(() => page.getByRole("heading", { name: "order empty" }).count()).toBe(1);
    await page.getByRole("link", { name: "Store pick-up" }).click();
    await expect.poll(() => page.url()).toContain("deliveryType=21");
    await expectProductKept(visitor);
  },
);

/** What was chosen stays, and nothing is loaded again. */
async function expectProductKept(visitor: Shopper): Promise<void> {
  const { page } = visitor;
  await visitor.visit("/search/shoes.html");
  await openProduct(visitor, 2);
  const size = await chooseSize(visitor);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (/\/pdp\/.*\.data/.test(request.url())) loads.push(request.url());
  });
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await page.waitForURL(/\/contact-us/);
  await page.goBack();
  await expect.poll(() => page.locator("[data-sizes] [aria-current=true]").getAttribute("data-size")).toBe(size);
  expect(loads).toEqual([]);
}

journey(
  "[ORD-08] [ORD-14] the countdown reloads the page once at zero, and never in a loop",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 0);
    const visitor = await shopper({ width: 390 });
    await guest.moveInto(visitor);
    const { page } = visitor;
    await page.clock.install();
    let ahead = 0;
    await page.route(/operationName=getCustomOrderDetail$/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      answer.data.getCustomOrderDetail.serverTime = new Date(Date.now() + ahead).toISOString();
      await route.fulfill({ response, json: answer });
    });
    await visitor.visit(`/order/detail/${guest.orderCodes[0]}`);
    await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    // Only the clocks move: the shop still awaits payment.
    ahead = hours(48) - 1000;
    await page.clock.fastForward("47:59:59");
    await expect.poll(() => loads).toBe(1);
    await expect.poll(() => page.getByText("The time to pay has run out.", { exact: false }).count()).toBe(1);
    await page.clock.fastForward("10:00");
    await page.waitForTimeout(1500);
    expect(loads).toBe(1);
  },
);

journey("a phone whose clock is a day and more ahead counts by the shop's", async ({ shopper, gelora }) => {
  const guest = await guestWithOrders(gelora, 0);
  const visitor = await shopper({ language: "id-ID", width: 390 });
  await guest.moveInto(visitor);
  const { page } = visitor;
  await page.clock.install({ time: new Date(Date.now() + hours(30)) });
  await visitor.visit(`/order/detail/${guest.orderCodes[0]}`);
  await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^(23:5|24:00)/);
  await page.getByRole("button", { name: /^Bayar Rp/ }).waitFor();
});

journey(
  "[ORD-16] [ORD-18] [ORD-19] [ERR-14] an unpaid order is cancelled with a reason, and bought again",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 0);
    const visitor = await shopper({ width: 1280 });
    await guest.moveInto(visitor);
    const { page } = visitor;
    await visitor.visit("/order");
    await page.route("**/graphql?operationName=payOrder", (route) =>
      route.fulfill({ json: { data: { payOrder: { success: false, errorCode: "PAYMENT_UNAVAILABLE", data: [] } } } }),
    );
    await page.getByRole("button", { name: /^Pay now/ }).click();
    // The list shows a refusal too.
    await page.getByText("The payment provider is not responding.", { exact: false }).waitFor();
    await visitor.visit(`/order/detail/${guest.orderCodes[0]}`);
    await page.getByRole("button", { name: /^Pay Rp/ }).waitFor();
    expect(await page.getByRole("button", { name: "Buy again" }).count()).toBe(0);
    // No checkboxes where a selection would have no use [ORD-13~].
    expect(await page.getByRole("checkbox").count()).toBe(0);
    const reasons = Promise.withResolvers<void>();
    await page.route(/operationName=cancelReasons$/, async (route) => {
      await reasons.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog");
    // Nothing is cancelled before there are reasons to choose from.
    await expect.poll(() => dialog.getByRole("button", { name: "Cancel order" }).isDisabled()).toBe(true);
    reasons.resolve();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await dialog.getByRole("alert").getByText("Please choose a reason.").waitFor();
    await dialog.getByRole("radio", { name: "I changed my mind" }).check();
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Cancelled");
    expect(await page.getByRole("button", { name: /^Pay Rp/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Buy again" }).click();
    await expect.poll(() => page.locator("[data-badge=cart]").textContent()).toBe("1");
    await page.route("**/graphql?operationName=buyAgain", (route) =>
      route.fulfill({ json: { data: { buyAgain: { data: { code: "SOLD_OUT", count: 0 } } } } }),
    );
    await page.getByRole("button", { name: "Buy again" }).click();
    await page.getByText("Fail", { exact: true }).waitFor();
    expect(await page.locator("[data-badge=cart]").textContent()).toBe("1");
  },
);

journey(
  "[ORD-20~] the only piece of an order is cancelled without choosing it first",
  async ({ shopper, gelora, sandbox }) => {
    const guest = await guestWithOrders(gelora, 0, 1);
    const [orderCode = ""] = guest.orderCodes;
    await sandbox.payment(orderCode, "settle");
    const visitor = await shopper({ width: 390 });
    await guest.moveInto(visitor);
    const { page } = visitor;
    await visitor.visit(`/order/detail/${orderCode}`);
    const box = page.getByRole("main").getByRole("checkbox");
    const cancel = page.getByRole("button", { name: "Cancel selected items" });
    await box.uncheck();
    await cancel.click();
    await page.getByRole("alert").getByText("Please select product", { exact: true }).waitFor();
    await page.reload();
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
    await cancel.click();
    await page.getByRole("dialog").getByRole("radio").first().waitFor();
    await visitor.look("cancelling the only piece");
  },
);

for (const { language, width, cancel, none, how, confirm, done, account } of [
  {
    language: "en-US",
    width: 1280,
    cancel: "Cancel selected items",
    none: "Please select product",
    how: "How many?",
    confirm: "Cancel these items",
    done: "Cancelled",
    account: {
      why: "Right after this, we'll ask which account to send it to.",
      asked: /^Which account should we transfer Rp/,
      number: "Account number",
      holder: "Account holder",
      save: "Save account",
      known: "We'll transfer it to BCA •••• 7890.",
      change: "Change",
      find: "Find my order",
      sent: "We sent a code to",
      code: "Code of four digits",
      missing: "Enter the four digits of the code",
      mail: /^Your Gelora code/,
      other: /•••• 4321/,
    },
  },
  {
    language: "id-ID",
    width: 390,
    cancel: "Batalkan barang pilihan",
    none: "Silakan pilih barang",
    how: "Berapa banyak?",
    confirm: "Batalkan barang ini",
    done: "Dibatalkan",
    account: {
      why: "Setelah ini, kami tanyakan rekening tujuannya.",
      asked: /^Ke rekening mana kami transfer Rp/,
      number: "Nomor rekening",
      holder: "Nama pemilik rekening",
      save: "Simpan rekening",
      known: "Kami transfer ke BCA •••• 7890.",
      change: "Ubah",
      find: "Cari pesanan saya",
      sent: "Kami sudah mengirim kode ke",
      code: "Kode empat angka",
      missing: "Masukkan empat angka kodenya, ya",
      mail: /^Kode Gelora-mu/,
      other: "Kami transfer ke BCA •••• 4321.",
    },
  },
] as const) {
  journey(
    `[ORD-13~] [ORD-20~] two of three pieces are cancelled before they are sent, and the account for their money is named, in ${language} (K27)`,
    async ({ shopper, gelora, sandbox }) => {
      const guest = await guestWithOrders(gelora, 0, 3);
      const [orderCode = ""] = guest.orderCodes;
      await sandbox.payment(orderCode, "settle");
      const visitor = await shopper({ language, width });
      await guest.moveInto(visitor);
      const { page } = visitor;
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByRole("button", { name: cancel }).click();
      await page.getByRole("alert").getByText(none, { exact: true }).waitFor();
      await page.getByRole("main").getByRole("checkbox").check();
      await page.getByLabel(how).selectOption("2");
      await page.getByRole("button", { name: cancel }).click();
      await page.getByRole("dialog").getByRole("radio").first().check();
      await page.getByRole("dialog").getByText(account.why).waitFor();
      await visitor.look("cancelling some goods");
      await page.getByRole("dialog").getByRole("button", { name: confirm }).click();
      await page.getByRole("main").getByText(done, { exact: true }).waitFor();
      // The remaining piece can still be selected, the cancelled one cannot.
      await expect.poll(() => page.getByRole("main").getByRole("checkbox").count()).toBe(1);
      await page.getByRole("heading", { name: account.asked }).waitFor();
      await expect.poll(() => page.locator(":focus").textContent()).toMatch(account.asked);
      await visitor.look("order with cancelled goods");
      // Who comes later, as from a mail, is asked before all else.
      await visitor.visit("/order");
      await visitor.visit(`/order/detail/${orderCode}`);
      await page.getByLabel(account.number).waitFor();
      await visitor.look("order that asks for an account");
      await page.getByLabel("Bank").selectOption({ label: "BCA" });
      await page.getByLabel(account.number).fill("123 456 7890");
      await page.getByLabel(account.holder).fill("Sari Wulandari");
      await page.getByRole("button", { name: account.save }).click();
      await page.getByText(account.known).waitFor();
      await page.getByRole("button", { name: account.change, exact: true }).waitFor();
      await visitor.look("order whose account is known");

      // Another browser, which knows the order's number and address, needs a code to that address.
      const elsewhere = await shopper({ language, width });
      const { email } = guest.buyer;
      await elsewhere.visit(`/order/track?orderCode=${orderCode}&email=${encodeURIComponent(email)}`);
      await elsewhere.page.getByRole("button", { name: account.find }).click();
      await elsewhere.page.getByRole("button", { name: account.change, exact: true }).click();
      await elsewhere.page.getByLabel("Bank").selectOption({ label: "BCA" });
      await elsewhere.page.getByLabel(account.number).fill("098 765 4321");
      await elsewhere.page.getByLabel(account.holder).fill("Sari Wulandari");
      const save = elsewhere.page.getByRole("button", { name: account.save });
      await save.click();
      await elsewhere.page.getByText(`${account.sent} ${email.replace(/^(.).*@/, "$1•••@")}`).waitFor();
      await elsewhere.look("account that asks for a code");
      await save.click();
      await elsewhere.page.getByText(account.missing).waitFor();
      const { text } = await sandbox.waitForMessage(email, account.mail);
      await elsewhere.page
        .getByLabel(account.code, { exact: true })
        .fill([...(/\b\d{4}\b/.exec(text)?.[0] ?? "none")].join(" "));
      await save.click();
      await elsewhere.page.getByText(account.other).waitFor();
    },
    120_000,
  );
}

journey(
  "[SHL-30] [CON-19~] [Q96] the order's number is copied, and a failure is shown",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 0);
    const [orderCode = ""] = guest.orderCodes;
    const visitor = await shopper({ width: 1280 });
    await guest.moveInto(visitor);
    const { page } = visitor;
    await visitor.visit(`/order/detail/${orderCode}`);
    const copy = page.getByRole("button", { name: "Copy the order number" });
    await copy.click();
    const told = page.getByText("Copied", { exact: true });
    await told.waitFor();
    const since = Date.now();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderCode);
    await told.waitFor({ state: "detached", timeout: 2000 });
    // It was first seen up to a polling interval late.
    expect(Date.now() - since).toBeGreaterThan(700);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await page.getByText("Copy failed", { exact: true }).waitFor();
  },
);

journey(
  "[ORD-03] an order is found from another browser by its number and one contact",
  async ({ shopper, gelora }) => {
    const guest = await guestWithOrders(gelora, 0);
    const [orderCode = ""] = guest.orderCodes;
    const visitor = await shopper({ width: 390 });
    const { page } = visitor;
    await visitor.visit(`/order/track?orderCode=${orderCode}`);
    await page.getByRole("button", { name: "Find my order" }).click();
    const email = page.getByRole("textbox", { name: "Email" });
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await email.fill("somebody@else.id");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    await page.getByRole("button", { name: "Find my order" }).click();
    await page.getByText(/^We couldn.t find that order/).waitFor();
    await page.getByRole("radio", { name: "Mobile number" }).check({ force: true });
    expect(await page.getByText(/^We couldn.t find that order/).count()).toBe(0);
    await page.getByRole("textbox", { name: "Mobile number" }).fill(`0${guest.buyer.mobile}`);
    await page.getByRole("button", { name: "Find my order" }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Awaiting payment" }).count()).toBe(1);
    // The address and the payment are private to the buyer.
    expect(await page.getByText("Jalan Tebet Raya 12").count()).toBe(0);
    await visitor.look("order found from another browser");
  },
);

for (const screen of screens) {
  journey(
    `[ORD-02] [ORD-31] orders are shown in ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const guest = await guestWithOrders(gelora, 1);
      const visitor = await shopper(screen);
      await guest.moveInto(visitor);
      await visitor.visit("/order");
      await expect.poll(() => visitor.page.getByRole("article").count()).toBe(2);
      await visitor.look("orders");
      await visitor.visit(`/order/detail/${guest.orderCodes[1]}`);
      await visitor.page.getByRole("timer").waitFor();
      await visitor.look("order awaiting payment");
    },
  );

  journey(
    `[STO-01] [Q85] stores are found on list and map in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page } = visitor;
      await visitor.visit("/store");
      const cards = page.locator("[id^=store-] h3");
      const all = await cards.count();
      expect(all).toBeGreaterThan(2);
      await expect.poll(() => page.getByRole("heading", { level: 2 }).first().textContent()).toContain(String(all));
      const marks = page.locator("#store-map li");
      await expect.poll(() => marks.count()).toBeGreaterThan(2);
      await visitor.look("stores");
      await page.getByRole("searchbox").last().fill("bandung juanda");
      await expect.poll(() => cards.count()).toBe(1);
      await expect.poll(() => marks.count()).toBe(1);
      await marks.getByRole("link").click();
      expect(new URL(page.url()).hash).toBe("#store-BDGDAGO");
    },
  );

  journey(
    `[CNT-08] [SHL-31] [Q88] help is named with its hours in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const visitor = await shopper(screen);
      const { page } = visitor;
      await visitor.visit("/contact-us?orderCode=GL261121ABCDEF");
      const main = page.getByRole("main");
      const hours =
        screen.language === "en-US" ? ["8am to 9pm WIB", "9:00 to 18:00 WIB"] : ["08.00–21.00 WIB", "09.00–18.00 WIB"];
      for (const time of hours) await main.getByText(time, { exact: true }).waitFor();
      const whatsApp = main.locator("a[href^='https://wa.me/']");
      await expect.poll(() => whatsApp.getAttribute("href")).toContain("GL261121ABCDEF");
      await main.getByRole("button", { name: /chat/i }).click();
      await page.getByRole("region", { name: /^chat/i }).waitFor();
      await visitor.look("contact");
    },
  );
}
