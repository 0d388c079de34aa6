import { registerMember } from "@gelora/testkit/member.ts";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { dialogOf, signIn } from "../member/card-linking.ts";
import { addToCart, chooseSize, goToCheckout, newGuest } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { guestWithOrders } from "../support/orders-placed.ts";

const faults = {
  "en-US": [
    ["", "Please enter your mobile phone"],
    ["812", "Please input mobile number with 8 to 13 digits"],
    ["0000000000", "Invalid phone number"],
  ],
  "id-ID": [
    ["", "Masukkan nomor ponselmu"],
    ["812", "Masukkan nomor ponsel 8 sampai 13 angka"],
    ["0000000000", "Nomor ponsel tidak valid"],
  ],
} as const;

for (const language of ["en-US", "id-ID"] as const) {
  journey(
    `[LOC-15] [LOC-16~] a mobile number stands behind +62, and its errors are shown in ${language}`,
    async ({ shopper }) => {
      const { page, visit, words } = await shopper({ language, width: 390 });
      await visit("/guest-login?redirectUrl=%2F");
      const mobile = page.getByLabel(words.mobile, { exact: true });
      expect(await mobile.locator("xpath=..").innerText()).toBe("+62");
      expect(await mobile.inputValue()).toBe("");
      await page.getByLabel(words.email, { exact: true }).fill("dewi@contoh.id");
      for (const [typed, fault] of faults[language]) {
        await mobile.fill(typed);
        await page.getByRole("button", { name: words.continue, exact: true }).click();
        await page.getByText(fault, { exact: true }).waitFor();
        expect(await mobile.getAttribute("aria-invalid")).toBe("true");
      }
    },
  );
}

journey(
  "[LOC-10] [LOC-16~] [SES-05] [STA-02] [STA-03] [TRK-02] [TRK-04] [TRK-03] a guest who gives a contact stays a guest, with a token",
  async ({ shopper, gelora }) => {
    const visitor = await shopper();
    const { page, visit, context } = visitor;
    const events: { name: string; campaign: string | null; [field: string]: unknown }[] = [];
    await page.route(/\/collector\/events$/, (route) => {
      events.push(...JSON.parse(route.request().postData() ?? "[]"));
      return route.fulfill({ status: 204 });
    });
    await visit("/plp/search?q=shoes&utm_source=mail");
    await page.locator("[data-control=chat]").waitFor();
    await page.locator("[data-goods] article:not([data-stock=empty]) a").first().click();
    await page.locator("[data-product-page]").waitFor();
    await chooseSize(visitor);
    await addToCart(visitor);
    const guest = newGuest();
    await goToCheckout(visitor, guest);
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
    const local = await page.evaluate(() => ({ ...localStorage }));
    expect(cookies.get("token")).toMatch(/^.{20,}$/);
    expect(local.token).toBe(cookies.get("token"));
    expect(JSON.parse(cookies.get("userInfo") ?? "{}")).toMatchObject({ isGuest: true });
    expect(local.userInfo).toBe(cookies.get("userInfo"));
    expect(cookies.get("guestId")).toBeDefined();
    expect(cookies.get("isLogin")).toBe("true");
    expect(Object.keys(local)).not.toContain("isLogin");
    expect(
      await page.locator("#checkout-delivery").getByLabel(visitor.words.mobile).locator("xpath=..").innerText(),
    ).toBe("+62");
    const of = (name: string) => events.filter((event) => event.name === name);
    await expect.poll(() => of("started_checkout").length).toBe(1);
    expect(await page.getByRole("main").innerText()).toMatch(/Rp\d{1,3}(\.\d{3})+/);
    const home = await fetch(`${gelora.shop}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ homeInit { siteInfo { currency } } }" }),
    });
    expect(await home.json()).toEqual({ data: { homeInit: { siteInfo: { currency: "IDR" } } } });
    expect(of("login")).toMatchObject([{ kind: "guest", campaign: '{"utm_source":"mail"}' }]);
    expect(of("started_checkout")).toMatchObject([
      {
        email: guest.email,
        value: expect.any(Number),
        currency: "IDR",
        items: [{ quantity: 1, price: expect.any(Number) }],
      },
    ]);
  },
);

journey(
  "[LOC-16] a mobile number stands behind a +62 that nobody can edit: registering, linking a card, in an address, and of a guest's card",
  async ({ shopper, gelora }) => {
    const guest = await shopper();
    const { page, words } = guest;
    const expectFixed = async (field: Locator): Promise<void> => {
      const frame = field.locator("xpath=..");
      expect(await frame.innerText()).toBe("+62");
      // The number is all that the field holds, also when the prefix should be rubbed out.
      await field.fill("8123456789");
      await field.press("Home");
      for (const key of ["Backspace", "Backspace", "ArrowLeft", "Backspace"]) await field.press(key);
      expect([await frame.innerText(), await field.inputValue()]).toEqual(["+62", "8123456789"]);
      expect(await frame.locator("input, [contenteditable]").count()).toBe(1);
    };
    await guest.visit("/register");
    await expectFixed(page.getByLabel(words.mobile, { exact: true }));
    await guest.visit("/plp/search?q=shoes");
    await page.locator("[data-goods] article:not([data-stock=empty]) a").first().click();
    await page.locator("[data-product-page]").waitFor();
    await chooseSize(guest);
    await addToCart(guest);
    await goToCheckout(guest, newGuest());
    await expectFixed(page.locator("#checkout-delivery").getByLabel(words.mobile));
    await expectFixed(page.getByLabel("Mobile number registered with MapClub"));

    const member = await registerMember(gelora);
    const linking = await shopper({ askedToLink: true });
    await signIn(linking, member.email, member.password);
    await linking.page.getByRole("button", { name: "Link now", exact: true }).click();
    await expectFixed(dialogOf(linking.page).getByLabel("Mobile number", { exact: true }));
  },
  60_000,
);

journey("[GAP-04] after the payment the ways lead to the order and home", async ({ shopper, gelora, sandbox }) => {
  const guest = await guestWithOrders(gelora, 0);
  const [orderCode = ""] = guest.orderCodes;
  await sandbox.payment(orderCode, "settle");
  const visitor = await shopper({ width: 390 });
  await guest.moveInto(visitor);
  const { page } = visitor;
  await visitor.visit(`/pay-callback?order_id=${orderCode}&status_code=200`);
  await page.locator("[data-result=good]").waitFor();
  const ways = page.locator("[data-result]").getByRole("link");
  const addresses = (): Promise<(string | null)[]> =>
    ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await addresses()).toEqual([`/order/detail/${orderCode}`, "/"]);

  const stranger = await shopper({ width: 390 });
  await stranger.visit("/pay-callback?order_id=GL000000AAAAAA&status_code=200&transaction_status=settlement");
  await stranger.page.getByText("This order was not placed in this browser").waitFor();
});
