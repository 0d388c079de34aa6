import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Sandbox } from "../support/sandbox.ts";
import { hasFacebook, isKnownAs, isStorePage, openFacebook, socialWords, typeAccount } from "./social-visits.ts";

const en = socialWords["en-US"];

async function enterCode(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  const field = page.getByRole("dialog").locator("input[autocomplete=one-time-code]");
  await field.waitFor();
  const { text } = await sandbox.waitForMessage(`62${mobile}`, /\b\d{4}\b/);
  await field.pressSequentially(/\b\d{4}\b/.exec(text)?.[0] ?? "");
}

journey(
  "[SOC-01~] [SOC-03] [SOC-05~] [SOC-06] a newcomer comes through Google, verifies a number, signs up with the address that Google vouches for, and is known the next time",
  async ({ shopper, sandbox }) => {
    const stamp = String(Date.now());
    const [email, mobile] = [`sekar${stamp}@example.com`, `81${stamp.slice(-9)}`];
    const newcomer = await shopper({ width: 390 });
    const { page } = newcomer;
    await newcomer.visit("/register?redirectUrl=/store");
    await page.getByRole("button", { name: en.google }).click();
    await typeAccount(page, { email, confirmed: "yes" });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(en.mobile).fill(mobile);
    await newcomer.look("social-mobile");
    await dialog.getByRole("button", { name: en.verify }).click();
    await enterCode(page, sandbox, mobile);
    await page.waitForURL(/\/register\/signup\?key=/);
    // The password form is a separate page.
    expect(await hasFacebook(page)).toBe(false);
    const address = page.locator("input[type=email]");
    await expect.poll(() => address.inputValue()).toBe(email);
    expect(await address.getAttribute("readonly")).not.toBeNull();
    await page.getByLabel(en.password, { exact: true }).fill("Kancil!827");
    await page.getByLabel(en.again).fill("Kancil!827");
    await page.getByLabel("First name").fill("Sekar");
    await page.getByLabel("Last name").fill("Ayuningtyas");
    await page.getByLabel(en.birthDate).fill("17/08/1995");
    await page.getByLabel(en.female).check();
    await page.locator("input[type=checkbox][required]").check();
    await page.getByRole("button", { name: en.register, exact: true }).click();
    await page.waitForURL(isStorePage);
    expect(await isKnownAs(page)).toBe(email);

    const later = await shopper({ language: "id-ID" });
    await later.visit("/register?redirectUrl=/store");
    await later.page.getByRole("button", { name: socialWords["id-ID"].google }).click();
    await typeAccount(later.page, { email, confirmed: "yes" });
    await later.page.waitForURL(isStorePage);
    expect(await isKnownAs(later.page)).toBe(email);
  },
);

journey(
  "[SOC-01~] [SOC-02] [SOC-03] [SOC-07] a member comes by Facebook's dialog in version v8.0, is joined by the address, and leaves its script behind",
  async ({ shopper }) => {
    const member = await shopper();
    const { page } = member;
    const sent: Record<string, unknown>[] = [];
    page.on("request", (request) => {
      if (request.url().includes("loginByThirdPartyMc")) sent.push(request.postDataJSON().variables.input);
    });
    await member.visit("/register?redirectUrl=/store");
    await page.getByRole("button", { name: en.facebook }).and(page.locator(":not([aria-busy])")).waitFor();
    await member.look("social-buttons");
    const popup = await openFacebook(page);
    expect(new URL(popup.url()).pathname).toContain("/v8.0/dialog/oauth");
    await popup.getByRole("button", { name: /^Ayu Lestari/ }).click();
    await page.waitForURL(isStorePage);
    expect(await isKnownAs(page)).toBe("ayu@gelora.example");
    expect(await hasFacebook(page)).toBe(false);
    expect(sent).toEqual([
      {
        email: null,
        thirdId: expect.stringMatching(/^\d+$/),
        thirdChannel: "facebook",
        firstName: null,
        lastName: null,
        gender: null,
        birthDate: null,
        thirdToken: expect.any(String),
        pageType: "login",
      },
    ]);
  },
);

journey(
  "[TRK-05] [CON-14] the network's script is loaded and begun in version v8.0, and every error of its page is reported",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page } = visitor;
    visitor.expectProblem(/planted/);
    const reports: string[] = [];
    await page.route(/\/collector\/events$/, (route) => {
      for (const { name, message } of JSON.parse(route.request().postData() ?? "[]"))
        if (name === "error") reports.push(message);
      return route.fulfill({ status: 204 });
    });
    const script = page.waitForResponse(/\/sdk\.js/);
    await visitor.visit("/register");
    expect((await script).status()).toBe(200);
    await page.getByRole("button", { name: en.facebook }).and(page.locator(":not([aria-busy])")).waitFor();
    const popup = await openFacebook(page);
    expect(new URL(popup.url()).pathname).toContain("/v8.0/dialog/oauth");
    await popup.close();
    await page.evaluate(() => {
      for (const number of [1, 2, 3, 4])
        setTimeout(() => {
          throw new Error(`planted ${number}`);
        });
    });
    await expect.poll(() => reports.length).toBe(4);
  },
);

journey(
  "[SOC-02] [TRK-01~] Facebook learns of a visitor who has not accepted cookies only on a press",
  async ({ shopper }) => {
    for (const isAsked of [true, false]) {
      const { page, visit } = await shopper({ newHere: true });
      await visit("/register");
      if (!isAsked) await page.locator("[data-control=refuse-cookies]").click();
      await page.getByRole("button", { name: en.facebook }).and(page.locator(":not([aria-busy])")).waitFor();
      // Longer than the script waits for an idle browser.
      await page.waitForTimeout(4000);
      expect(await hasFacebook(page)).toBe(false);
      const popup = await openFacebook(page);
      expect(new URL(popup.url()).pathname).toContain("/v8.0/dialog/oauth");
      await popup.close();
    }
  },
);

journey(
  "[SOC-02] the script is asked for on the registration page and on no other, also on the way there and back",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page } = visitor;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/sdk.js")) asked.push(new URL(page.url()).pathname);
    });
    for (const path of ["/", "/login"]) await visitor.visit(path);
    expect(asked).toEqual([]);
    await page.locator('main a[href^="/register"]').first().click();
    await expect.poll(() => hasFacebook(page)).toBe(true);
    expect(asked).toEqual(["/register"]);
    await page.locator('main a[href^="/login"]').first().click();
    await page.waitForURL(/\/login/);
    expect(await hasFacebook(page)).toBe(false);
  },
);
