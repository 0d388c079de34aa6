import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

for (const width of [390, 1280] as const) {
  journey(
    `[CKE-01] [CKE-02] [CKE-03] [CON-08] [CKE-04] [CKE-06~] [STA-01~] [STA-07] [SHL-18~] cookies are asked about until they are accepted, at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ newHere: true, width });
      const { page, visit, context } = visitor;
      const dialog = page.locator("[data-consent]");
      await visit("/login");
      await dialog.waitFor();
      await visitor.look("consent");
      await dialog.getByRole("link", { name: "Privacy policy" }).click();
      await page.waitForURL(/\/page\/privacy-policy$/);
      await expect.poll(() => dialog.count()).toBe(0);
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
      await page.waitForURL(/\/login/);
      await dialog.waitFor();
      const before = Date.now();
      await dialog.getByRole("button", { name: "Accept" }).click();
      await expect.poll(() => dialog.count()).toBe(0);
      const cookie = (await context.cookies()).find(({ name }) => name === "accept-consent");
      expect(Math.abs((cookie?.expires ?? 0) * 1000 - before - yearMs)).toBeLessThan(60_000);
      await visit("/login");
      await page.locator("[data-control=chat]").waitFor();
      expect(await dialog.count()).toBe(0);
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
  "[CKE-05] [CKE-02] [HOM-15~] the words of the question are content, and it is not asked on the policy itself",
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
  },
);

journey(
  "[TRK-01~] [TRK-03] [STA-04] one page view for each page, with the campaign that led here",
  async ({ shopper }) => {
    const { page, visit } = await shopper();
    const events: { name: string; path: string; campaign: string | null }[] = [];
    await page.route(/\/collector\/events$/, (route) => {
      events.push(...JSON.parse(route.request().postData() ?? "[]"));
      return route.fulfill({ status: 204 });
    });
    const campaignKept = () =>
      page.evaluate(() => Object.values({ ...sessionStorage }).find((text) => /utm_/.test(text)));
    await visit("/login?utm_source=mail&utm_medium=letter&utm_campaign=kick-off");
    await expect.poll(campaignKept).toBe('{"utm_source":"mail","utm_medium":"letter","utm_campaign":"kick-off"}');
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
    expect(new Set(events.map(({ campaign }) => campaign))).toEqual(new Set([await campaignKept()]));
    await visit("/store?utm_source=poster");
    await expect.poll(campaignKept).toBe('{"utm_source":"poster"}');
  },
);
