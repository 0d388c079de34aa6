import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    policy: "Privacy policy",
    signIn: "Sign in",
    accept: "Accept",
    named: "/en/page/privacy-policy",
  },
  {
    language: "id-ID",
    width: 390,
    policy: "Kebijakan privasi",
    signIn: "Masuk",
    accept: "Terima",
    named: "/id/page/kebijakan-privasi",
  },
] as const;

for (const { language, width, ...words } of screens) {
  journey(
    `[CKE-01] [CKE-02] [CKE-03] [CON-08] [CKE-04] [CKE-06~] [STA-01~] [STA-07] [SHL-18~] cookies are asked about until they are accepted, in ${language} at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ newHere: true, width, language });
      const { page, visit, context } = visitor;
      const dialog = page.locator("[data-consent]");
      await visit("/login");
      await dialog.waitFor();
      await visitor.look("consent");
      await dialog.getByRole("link", { name: words.policy }).click();
      await page.waitForURL(/\/page\/privacy-policy$/);
      await expect.poll(() => dialog.count()).toBe(0);
      await page.getByRole("main").getByRole("heading", { level: 1, name: words.policy }).waitFor();
      await page.getByRole("banner").getByRole("link", { name: words.signIn }).click();
      await page.waitForURL(/\/login/);
      await dialog.waitFor();
      // Nor is it under its name in the language.
      await visit(words.named);
      await page.locator("[data-control=chat]").waitFor();
      expect(await dialog.count()).toBe(0);
      await page.getByRole("banner").getByRole("link", { name: words.signIn }).click();
      await page.waitForURL(/\/login/);
      await dialog.waitFor();
      const before = Date.now();
      await dialog.getByRole("button", { name: words.accept }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      const cookie = (await context.cookies()).find(({ name }) => name === "accept-consent");
      expect(Math.abs((cookie?.expires ?? 0) * 1000 - before - yearMs)).toBeLessThan(60_000);
      await visit("/login");
      await page.locator("[data-control=chat]").waitFor();
      expect(await dialog.count()).toBe(0);
    },
  );
}

for (const width of [390, 1280] as const) {
  journey(
    `the question is the Tab key's second stop, and an answer loses no focus, at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ newHere: true, width });
      const { page, visit } = visitor;
      const question = page.locator("[data-consent]");
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest("[href], [id], [data-consent]")?.outerHTML);
      await visit("/store");
      await question.waitFor();
      await page.keyboard.press("Tab");
      expect(await focused()).toContain('href="#content"');
      await page.keyboard.press("Tab");
      expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect.poll(() => question.count()).toBe(0);
      expect(await focused()).toContain('href="#content"');
      await page.keyboard.press("Tab");
      expect(await page.getByRole("banner").evaluate((element) => element.contains(document.activeElement))).toBe(true);

      const other = await shopper({ newHere: true, width });
      await other.visit("/store");
      await other.page.locator("[data-control=refuse-cookies]").click();
      await expect.poll(() => other.page.evaluate(() => document.activeElement?.id)).toBe("content");
    },
  );
}

journey("who takes only what is needed is not asked again, and nothing is counted", async ({ shopper }) => {
  const { page, visit } = await shopper({ newHere: true, width: 390 });
  const counted: string[] = [];
  await page.route(/\/collector\/events$/, (route) => {
    counted.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  await visit("/login");
  const question = page.locator("[data-consent]");
  await question.waitFor();
  expect((await question.boundingBox())?.height).toBeLessThan(844 / 4);
  await question.getByRole("button", { name: "Only what's needed" }).click();
  await expect.poll(() => question.count()).toBe(0);
  await visit("/store");
  await page.locator("[data-control=chat]").waitFor();
  expect([await question.count(), counted]).toEqual([0, []]);
});

journey(
  "[CKE-05] [CKE-02] [CKE-06] [HOM-15~] the words of the question are content, it is not asked on the policy itself, and the tab keeps its words and whether it shows",
  async ({ shopper }) => {
    const { page, visit } = await shopper({ newHere: true });
    const asked: unknown[] = [];
    await page.route(/operationName=getPageByUrl$/, (route) => {
      asked.push(route.request().postDataJSON().variables);
      const blocks = { pc: [{ type: "text", text: "A biscuit?" }] };
      return answer(route, { getPageByUrl: { pageContent: JSON.stringify({ "en-US": blocks }) } });
    });
    await visit("/page/privacy-policy");
    await page.locator("[data-control=chat]").waitFor();
    expect(await page.locator("[data-consent]").count()).toBe(0);
    await visit("/login");
    await page.locator("[data-consent]").getByText("A biscuit?").waitFor();
    expect(asked.at(-1)).toEqual({ pageUrl: "/consent/popup-cookie", deviceType: "pc" });

    // The tab keeps both: nothing is asked again while links lead on, hide it, and show it.
    const before = asked.length;
    const question = page.locator("[data-consent]");
    await question.getByRole("link").click();
    await page.waitForURL(/\/page\/privacy-policy$/);
    await expect.poll(() => question.count()).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Stores" }).click();
    await page.waitForURL(/\/store$/);
    await question.getByText("A biscuit?").waitFor();
    await page.locator("[data-control=accept-cookies]").click();
    await expect.poll(() => question.count()).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
    await page.waitForURL(/\/contact-us$/);
    expect(await question.count()).toBe(0);
    await page.getByRole("contentinfo").locator("[data-cookie-settings]").click();
    await question.getByText("A biscuit?").waitFor();
    expect(asked.length).toBe(before);
  },
);

journey(
  "[TRK-01] the sending comes with the consent, on the page that gave it, and goes with it: the footer leads back to the choice",
  async ({ shopper }) => {
    for (const language of ["en-US", "id-ID"] as const) {
      const visitor = await shopper({ newHere: true, width: language === "en-US" ? 1280 : 390, language });
      const { page, visit, context } = visitor;
      const files: string[] = [];
      const events: { name: string; path: string; clientId: string; id: string }[] = [];
      page.on("request", (request) => {
        if (/\/sending-[^/]+\.js/.test(request.url())) files.push(request.url());
      });
      await page.route(/\/collector\/events$/, (route) => {
        events.push(...JSON.parse(route.request().postData() ?? "[]"));
        return route.fulfill({ status: 204 });
      });
      const question = page.locator("[data-consent]");
      const settings = page.getByRole("contentinfo").locator("[data-cookie-settings]");
      const note = () => page.evaluate(() => localStorage.getItem("visit-client"));
      await visit("/store");
      await question.waitFor();
      expect([files, events, await note()]).toEqual([[], [], null]);
      await page.locator("[data-control=accept-cookies]").click();
      await expect.poll(() => events.map(({ name, path }) => `${name} ${path}`)).toEqual(["page_view /store"]);
      expect(files).toHaveLength(1);
      await page.getByRole("contentinfo").locator("a[href$='/contact-us']").first().click();
      await page.waitForURL(/\/contact-us$/);
      await expect.poll(() => events.length).toBe(2);
      expect(new Set(events.map(({ clientId }) => clientId))).toEqual(new Set([await note()]));
      expect(new Set(events.map(({ id }) => id)).size).toBe(2);

      await settings.click();
      await question.waitFor();
      await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toMatch(/\/contact-us$/);
      await visitor.look("cookie-settings");
      await page.locator("[data-control=refuse-cookies]").click();
      await expect.poll(() => question.count()).toBe(0);
      expect(await settings.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await note()).toBeNull();
      expect((await context.cookies()).find(({ name }) => name === "accept-consent")?.value).toBe("0");
      await page.goBack();
      await page.waitForURL(/\/store$/);
      await page.waitForTimeout(2500);
      // The shop hears that nothing more is to be counted, and of no page.
      const [, counted, ...after] = events;
      expect(after).toMatchObject([{ name: "withdrawal", clientId: counted?.clientId }]);
      expect(after[0]).not.toHaveProperty("path");
    }
  },
);

journey("[TRK-01] one page view for each page, with the campaign that led here", async ({ shopper }) => {
  const { page, visit } = await shopper();
  const events: { name: string; path: string; campaign: string | null }[] = [];
  await page.route(/\/collector\/events$/, (route) => {
    events.push(...JSON.parse(route.request().postData() ?? "[]"));
    return route.fulfill({ status: 204 });
  });
  const storedCampaign = () =>
    page.evaluate(() => Object.values({ ...sessionStorage }).find((text) => /utm_/.test(text)));
  await visit("/login?utm_source=mail&utm_medium=letter&utm_campaign=kick-off");
  await expect.poll(storedCampaign).toBe('{"utm_source":"mail","utm_medium":"letter","utm_campaign":"kick-off"}');
  await page.getByRole("banner").getByRole("link", { name: "Stores" }).click();
  await page.waitForURL(/\/store$/);
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await page.waitForURL(/\/contact-us$/);
  await expect.poll(() => events.length).toBe(3);
  expect(events.map(({ name, path }) => `${name} ${path}`)).toEqual([
    "page_view /login",
    "page_view /store",
    "page_view /contact-us",
  ]);
  expect(new Set(events.map(({ campaign }) => campaign))).toEqual(new Set([await storedCampaign()]));
  events.length = 0;
  await visit("/plp/footwear");
  await page.locator("[data-control=chat]").waitFor();
  const brand = page.locator("[data-filter=brand] label").first();
  if (!(await brand.isVisible())) await page.locator("[data-filter=brand] > summary").click();
  await brand.click();
  await page.waitForURL(/\/plp\/footwear\?/);
  for (const word of ["bola", "sepatu"]) {
    await page.getByRole("banner").getByRole("searchbox").fill(word);
    await page.keyboard.press("Enter");
    await page.waitForURL(new RegExp(`/search/${word}.html$`));
  }
  await expect
    .poll(() => events.filter(({ name }) => name === "page_view").map(({ path }) => path))
    .toEqual(["/plp/footwear", "/search/bola.html", "/search/sepatu.html"]);
  await visit("/store?utm_source=poster");
  await expect.poll(storedCampaign).toBe('{"utm_source":"poster"}');
});
