import { afterAll, beforeAll, expect, inject } from "vitest";
import { journey } from "../support/journey.ts";
import { openStorefrontBehind, type StorefrontBehind } from "./storefront-behind.ts";

let store: StorefrontBehind;
beforeAll(async () => {
  store = await openStorefrontBehind(inject("gelora"), { FACEBOOK_CHAT_PAGE_ID: "104212345" });
});
afterAll(() => store.close());

/** What the provider's script defines, as far as we use it. */
const script = "window.FB = { init: (options) => { window.chatVersion = options.version; }, XFBML: { parse() {} } };";

journey(
  "[SHL-17] the social chat's element stands in the layout once its script has loaded, in the page's language",
  async ({ shopper }) => {
    const { page } = await shopper({ language: "id-ID" });
    const asked: string[] = [];
    let letGo: (() => void) | undefined;
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("https://connect.facebook.net/**", async (route) => {
      asked.push(route.request().url());
      await isHeld;
      await route.fulfill({
        contentType: "text/javascript",
        headers: { "access-control-allow-origin": "*" },
        body: script,
      });
    });
    await page.goto(`${store.address}/plp/search`);
    await expect.poll(() => asked).toEqual(["https://connect.facebook.net/id_ID/sdk/xfbml.customerchat.js"]);
    const host = page.locator("[data-social-chat] [page_id='104212345']");
    expect(await host.count()).toBe(0);
    letGo?.();
    await host.waitFor({ state: "attached" });
    expect(await page.evaluate(() => Reflect.get(window, "chatVersion"))).toBe("v8.0");
  },
);

journey("[SHL-14~] on a phone the support chat's launcher gives way to what is typed", async ({ shopper }) => {
  const { page, visit } = await shopper({ language: "id-ID", width: 390 });
  await visit("/login");
  const launcher = page.locator("[data-control=chat]");
  await launcher.waitFor();
  const opacity = () => launcher.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity);
  await page.locator("#login-account").focus();
  await expect.poll(opacity).toBe("0");
  // A shopper who comes to it by keyboard sees it again.
  await launcher.focus();
  await expect.poll(opacity).toBe("1");
});

journey("[SHL-17] who goes from goods to the login leaves the chat's script behind", async ({ shopper }) => {
  const { page } = await shopper();
  await page.route("https://connect.facebook.net/**", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: script,
    }),
  );
  const hasScript = () => page.evaluate(() => Reflect.has(window, "FB"));
  await page.goto(`${store.address}/plp/search`);
  await expect.poll(hasScript).toBe(true);
  // A client-side navigation, without a page load.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/login";
    document.body.append(link);
    link.click();
  });
  await page.waitForURL("**/login");
  await expect.poll(hasScript).toBe(false);
  expect(await page.locator("[data-social-chat]").count()).toBe(0);
});

journey(
  "[SHL-17] [TRK-01~] no outside party learns of visitors who have not accepted cookies: the chat comes with the answer, and goes with it",
  async ({ shopper }) => {
    for (const [language, width] of [
      ["en-US", 1280],
      ["id-ID", 390],
    ] as const) {
      const { page } = await shopper({ language, width, newHere: true });
      const asked: string[] = [];
      await page.route("https://connect.facebook.net/**", (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: "text/javascript",
          headers: { "access-control-allow-origin": "*" },
          body: script,
        });
      });
      const question = page.locator("[data-consent]");
      const hasScript = () => page.evaluate(() => Reflect.has(window, "FB"));
      await page.goto(`${store.address}/plp/search`);
      await question.waitFor();
      await page.locator("[data-control=chat]").waitFor();
      await page.waitForTimeout(1000);
      expect(asked).toEqual([]);
      await page.locator("[data-control=accept-cookies]").click();
      await page.locator("[data-social-chat]").waitFor({ state: "attached" });
      expect(asked).toHaveLength(1);
      await page.getByRole("contentinfo").locator("[data-cookie-settings]").click();
      await page.locator("[data-control=refuse-cookies]").click();
      await expect.poll(hasScript).toBe(false);
      await page.locator("[data-control=chat]").waitFor();
      await page.waitForTimeout(1000);
      expect([await question.count(), await hasScript(), asked.length]).toEqual([0, false, 1]);
    }
  },
);

journey("[SHL-17] a script that does not come leaves the page as it is", async ({ shopper }) => {
  const visitor = await shopper();
  const { page } = visitor;
  visitor.expectProblem(/net::ERR_FAILED/);
  await page.route("https://connect.facebook.net/**", (route) => route.abort());
  await page.goto(`${store.address}/plp/search`);
  await page.locator("[data-control=chat]").waitFor();
  expect(await page.locator("[data-social-chat]").count()).toBe(0);
  expect(await page.locator("[data-goods] article").count()).toBeGreaterThan(0);
});

journey("[SHL-17] where no social chat is configured nothing of it is asked for", async ({ shopper }) => {
  const { page, visit } = await shopper();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("facebook")) foreign.push(request.url());
  });
  await visit("/plp/search");
  await page.locator("[data-control=chat]").waitFor();
  expect(foreign).toEqual([]);
});
