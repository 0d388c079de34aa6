import { expect } from "vitest";
import { journey } from "../support/journey.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    link: "Help centre",
    search: "What would you like to know?",
    find: "Search",
    wish: "money back",
    found: /^\d answers? for “money back”$/,
    answer: "How do I get my money back?",
    nothing: "No answer for “helicopter”",
    contact: "Contact us",
    prefix: "/en",
  },
  {
    language: "id-ID",
    width: 390,
    link: "Pusat bantuan",
    search: "Mau tanya apa?",
    find: "Cari",
    wish: "uang kembali",
    found: /^\d jawaban untuk “uang kembali”$/,
    answer: "Bagaimana uang saya dikembalikan?",
    nothing: "Belum ada jawaban untuk “helicopter”",
    contact: "Hubungi kami",
    prefix: "/id",
  },
] as const;

for (const screen of screens)
  journey(
    `answers are found by topic and by search, or people are, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      await visitor.visit("/contact-us");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: screen.link }).click();
      await page.getByRole("heading", { level: 1, name: screen.link }).waitFor();
      expect(await page.getByRole("contentinfo").getByRole("link", { name: screen.link }).count()).toBe(1);
      const topics = main.getByRole("navigation").getByRole("link");
      expect(await topics.count()).toBeGreaterThan(2);
      await visitor.look("help-centre");
      await topics.last().click();
      await expect.poll(() => main.getByRole("heading", { level: 2 }).nth(-2).isVisible()).toBe(true);

      await main.getByLabel(screen.search).fill(screen.wish);
      await main.getByRole("button", { name: screen.find, exact: true }).click();
      await main.getByText(screen.found).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/\/help$/);
      await main.getByRole("heading", { name: screen.answer }).waitFor();
      await visitor.look("help-found");

      await main.getByLabel(screen.search).fill("helicopter");
      await page.keyboard.press("Enter");
      await main.getByText(screen.nothing).waitFor();
      await visitor.look("help-nothing");
      await main.getByRole("link", { name: screen.contact }).first().click();
      await page.waitForURL(/\/contact-us$/);

      // Without scripts, and for search engines: the answers, and only the page without a search.
      const read = async (path: string) => (await fetch(`${gelora.storefront}${screen.prefix}${path}`)).text();
      const whole = await read("/help");
      expect(whole).toContain(screen.answer);
      expect(whole).toContain('"@type":"FAQPage"');
      expect(whole).not.toContain("noindex");
      const searched = await read(`/help?q=${encodeURIComponent(screen.wish)}`);
      expect(searched).toContain(screen.answer);
      expect(searched).toContain('content="noindex,follow"');
      const sitemap = await (await fetch(`${gelora.storefront}/sitemap.xml`)).text();
      const parts = [...sitemap.matchAll(/<loc>([^<]+\.xml[^<]*)<\/loc>/g)].flatMap(([, part]) => part ?? []);
      const addresses = await Promise.all(
        parts.map(async (part) => (await fetch(gelora.storefront + new URL(part).pathname)).text()),
      );
      expect([sitemap, ...addresses].join()).toContain(`${screen.prefix}/help<`);
    },
  );
