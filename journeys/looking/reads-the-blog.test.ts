import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { operationsOf } from "../support/operations.ts";

/** The expected words, repeated here on purpose. */
const texts = {
  "en-US": {
    title: "Blog",
    first: /How to choose running shoes/,
    address: "/information/choosing-running-shoes",
    more: "More articles",
    author: "By Rani Wibisono",
    time: /\d min read/,
    goods: "Goes with this",
    others: "Read on",
  },
  "id-ID": {
    title: "Blog",
    first: /Memilih sepatu lari/,
    address: "/information/memilih-sepatu-lari",
    more: "Artikel lainnya",
    author: "Oleh Rani Wibisono",
    time: /\d menit baca/,
    goods: "Cocok dengan bacaan ini",
    others: "Baca juga",
  },
} as const;

const people = [
  { language: "en-US", width: 1280 },
  { language: "id-ID", width: 390 },
] as const;

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;

  journey(
    `[CNT-01] [CNT-02~] [CNT-03~] [CNT-04] [CNT-05] [GAP-07] [CON-15~] the blog loads on while one scrolls, and an article is read to its goods, ${how}`,
    async ({ shopper }) => {
      const reader = await shopper(person);
      const { page } = reader;
      const text = texts[reader.language];
      const asked = operationsOf(page, (request) => {
        const isList = request.postData()?.includes("query blogList(");
        return isList ? JSON.stringify(request.postDataJSON().variables.input) : "";
      });
      await reader.visit("/blog");
      await page.getByRole("heading", { name: text.title, level: 1 }).waitFor();
      const cards = page.locator("[data-article-card]");
      await cards.first().getByText("18/11/2026").waitFor();
      await reader.look("blog");
      await page.mouse.wheel(0, 20_000);
      await page.locator("footer").scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBe(12);
      expect(await page.getByRole("link", { name: text.more }).count()).toBe(0);
      await page.mouse.wheel(0, 20_000);
      const input = { navigationCode: "Blog", status: "1", locale: person.language, pageNum: 2, pageSize: 10 };
      expect(asked.filter(Boolean)).toEqual([JSON.stringify(input)]);

      await page.getByRole("link", { name: text.first }).click();
      await page.waitForURL(({ pathname }) => pathname === text.address);
      await reader.visit("/information/choosing-running-shoes");
      await page.getByRole("heading", { name: text.first, level: 1 }).waitFor();
      for (const words of [text.author, text.time, "18/11/2026"])
        await page.locator("[data-article]").getByText(words).waitFor();
      await page.getByRole("heading", { name: text.goods }).waitFor();
      await page.getByRole("heading", { name: text.others }).waitFor();
      expect(await page.locator("[data-related-articles] a").count()).toBe(3);
      const structured = await page.locator('#content script[type="application/ld+json"]').textContent();
      expect(JSON.parse(structured ?? "")).toMatchObject({ "@type": "Article", inLanguage: person.language });
      await reader.look("blog-article");
    },
    90_000,
  );

  journey(
    `without scripts, a link leads to the rest of the blog, and feeds name each article, ${how}`,
    async ({ shopper, gelora }) => {
      const reader = await shopper({ ...person, scripts: false });
      const { page } = reader;
      const text = texts[reader.language];
      await reader.visit("/blog");
      expect(await page.locator("[data-article-card]").count()).toBe(10);
      await page.getByRole("link", { name: text.more }).click();
      await page.waitForURL(/\/blog\?page=2$/);
      expect(await page.locator("[data-article-card]").count()).toBe(2);
      const feed = await (await fetch(`${gelora.storefront}/blog/feed-${person.language}.xml`)).text();
      expect(feed.match(/<item>/g)).toHaveLength(12);
      expect(feed).toMatch(text.first);
      const sitemap = await (await fetch(`${gelora.storefront}/sitemap-places.xml`)).text();
      expect(sitemap).toContain("/id/information/memilih-sepatu-lari</loc>");
    },
  );
}
