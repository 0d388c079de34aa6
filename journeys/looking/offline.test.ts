import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { storedPages } from "../support/stored-entries.ts";

const people = [
  {
    language: "en-US",
    width: 1280,
    prefix: "/en",
    note: /^No connection, or a very slow one\. You see this page as of \d{1,2} \w+ \d{4}, \d{2}:\d{2} WIB/,
    offline: "No connection",
    readable: "Pages you can read now",
  },
  {
    language: "id-ID",
    width: 390,
    prefix: "/id",
    note: /^Koneksi terputus atau sangat lambat\. Halaman ini per \d{1,2} \w+ \d{4}, pukul \d{2}\.\d{2} WIB/,
    offline: "Tidak ada koneksi",
    readable: "Halaman yang bisa kamu baca sekarang",
  },
] as const;

const away = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to load resource/;

for (const { language, width, prefix, note, offline, readable } of people)
  journey(
    `without a connection the pages seen last can be read, with since when they are kept, in ${language} at ${width}`,
    async ({ shopper }) => {
      const reader = await shopper({ language, width, keepsPages: true });
      const { page, visit, context } = reader;
      await visit(prefix);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect.poll(() => storedPages(page)).toContain(prefix);
      await visit(`${prefix}/plp/footwear`);
      // From page to page only data travels; the document is stored as well.
      await page.locator("main a[href*='/pdp/']").first().click();
      await page.waitForURL(/\/pdp\//);
      await page.waitForSelector("[data-product-page]");
      const { pathname } = new URL(page.url());
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await expect.poll(() => storedPages(page)).toContain(pathname);
      expect(await page.locator("[data-offline-copy]").count()).toBe(0);

      reader.expectProblem(away);
      await context.setOffline(true);
      await page.reload();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
      expect(await page.locator("[data-offline-copy]").textContent()).toMatch(note);
      await page.locator(".corner").waitFor({ state: "attached" });
      await reader.look(`offline-product`);

      // A page never seen, pressed in one that was.
      await page.getByRole("contentinfo").locator('a[href$="/store"]').first().click();
      await page.getByRole("heading", { name: offline }).waitFor();
      await page.getByRole("heading", { name: readable }).waitFor();
      await reader.look(`offline-page`);
      await page.locator(`a[href="${prefix}/plp/footwear"]`).click();
      await page.locator("[data-goods] article").first().waitFor();
      expect(await page.locator("[data-offline-copy]").count()).toBe(1);

      await context.setOffline(false);
      await expect.poll(() => page.locator("[data-offline-copy]").count()).toBe(0);

      // What was wanted opens by itself, once.
      await context.setOffline(true);
      await page.goto(`${prefix}/blog`);
      await page.getByRole("heading", { name: offline }).waitFor();
      let loads = 0;
      page.on("load", () => (loads += 1));
      await context.setOffline(false);
      await page.getByRole("contentinfo").waitFor();
      expect(await page.getByRole("heading", { name: offline }).count()).toBe(0);
      expect(loads).toBeLessThanOrEqual(1);
    },
  );

journey("a preview, a search for nobody else and a page that is gone are not kept", async ({ shopper }) => {
  const reader = await shopper({ keepsPages: true });
  const { page, visit } = reader;
  await visit("/en/store");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedPages(page)).toEqual(["/en/store"]);
  reader.expectProblem(/404/);
  await visit("/en?preview=true");
  await visit("/en/there-is-no-such-page");
  await visit("/en/login");
  await visit("/en/contact-us?utm_source=mail");
  await expect.poll(() => storedPages(page)).toContain("/en/contact-us");
  expect(await storedPages(page)).toEqual(["/en/store", "/en/contact-us"]);
});
