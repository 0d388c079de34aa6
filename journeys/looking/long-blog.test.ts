import { afterAll, beforeAll, expect, inject } from "vitest";
import { journey } from "../support/journey.ts";
import { openStorefrontBehind, type StorefrontBehind } from "./storefront-behind.ts";

let store: StorefrontBehind;
beforeAll(async () => {
  store = await openStorefrontBehind(inject("gelora"));
});
afterAll(() => store.close());

const total = 25;
const size = 10;

/** A page of a blog of 25 articles, as the shop would answer. */
function pageOfBlog({ input }: Readonly<Record<string, unknown>>): object {
  const { pageNum } = input as { pageNum: number };
  const first = (pageNum - 1) * size;
  const dataList = Array.from({ length: Math.min(size, total - first) }, (_, index) => ({
    articleCode: `article-${first + index + 1}`,
    articleTitle: `Article ${first + index + 1}, with a title as long as real ones are`,
    articleSubtitle: "A sentence below it that says more, long enough for two lines on a card of any width",
    articleImage: "banner/v1/dawn-run/wide",
    createTime: "2026-11-18T02:00:00Z",
  }));
  return { blogList: { dataList, pageInfo: { hasNextPage: first + size < total, totalCount: total } } };
}

const inputOf = (locale: string, pageNum: number) => ({
  navigationCode: "Blog",
  status: "1",
  locale,
  pageNum,
  pageSize: size,
});

for (const [language, width] of [
  ["en-US", 1280],
  ["id-ID", 390],
] as const)
  journey(
    `[CNT-02] [CNT-03] twenty-five articles are three calls, the next one on scrolling none after the last and none on the way back, in ${language} at ${width}`,
    async ({ shopper }) => {
      store.answerWith("blogList", pageOfBlog);
      const { page } = await shopper({ language, width });
      const from = store.asked.length;
      const asked = () =>
        store.asked
          .slice(from)
          .filter(({ operationName }) => operationName === "blogList")
          .map(({ variables }) => variables.input);
      const cards = page.locator("[data-article-card]");
      await page.goto(`${store.address}/blog`);
      await page.locator("[data-control=chat]").waitFor();
      // Nobody has scrolled yet.
      expect(await cards.count()).toBe(10);
      expect(asked()).toEqual([inputOf(language, 1)]);
      for (const [shown, calls] of [
        [20, 2],
        [25, 3],
      ] as const) {
        await page.locator("[data-articles] + div").scrollIntoViewIfNeeded();
        await expect.poll(() => cards.count()).toBe(shown);
        await page.evaluate(() => scrollTo(0, 0));
        expect(asked()).toEqual(Array.from({ length: calls }, (_, index) => inputOf(language, index + 1)));
      }
      expect(await page.locator("[data-article-card='article-25']").count()).toBe(1);
      for (let turn = 0; turn < 3; turn += 1) {
        await page.locator("footer").scrollIntoViewIfNeeded();
        await page.waitForTimeout(500);
        await page.evaluate(() => scrollTo(0, 0));
      }
      expect(asked()).toHaveLength(3);
      expect(await cards.count()).toBe(25);
      await page.getByRole("contentinfo").locator("a[href$='/contact-us']").first().click();
      await page.waitForURL(/\/contact-us$/);
      await page.goBack();
      await expect.poll(() => cards.count()).toBe(25);
      expect(asked().slice(3)).toEqual(
        asked()
          .slice(3)
          .map(() => inputOf(language, 1)),
      );
    },
  );
