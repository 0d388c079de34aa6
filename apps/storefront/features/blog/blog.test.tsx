import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { BlogPage } from "./blog-page.tsx";
import { loadBlog } from "./load-blog.server.ts";

afterEach(() => vi.unstubAllGlobals());

const empty = { dataList: [], pageInfo: { hasNextPage: false, totalCount: 0 } };
const show = (data: object, language: "en-US" | "id-ID") =>
  renderPage(<BlogPage />, { data, address: "/blog", words: ["blog"], language });

test.each([
  ["en-US", "Nothing to read yet", "The articles did not load"],
  ["id-ID", "Belum ada yang bisa dibaca", "Artikel gagal dimuat"],
] as const)(
  "[CNT-01~] a blog without articles says so and leads on, one that failed offers to try again, in %s",
  async (language, nothing, failed) => {
    fakeShop({ blogList: { blogList: empty } });
    const given = loaderArguments("/blog", { language });
    const html = show(await loadBlog(given), language);
    expect(html).toContain(nothing);
    expect(html).toMatch(/<a href="\/plp\/search"/);
    expect(given.fate.incomplete).toBe(false);
    fakeShop({});
    const broken = loaderArguments("/blog", { language });
    const other = show(await loadBlog(broken), language);
    expect(other).not.toContain(nothing);
    expect(other).toContain(failed);
    expect(other).toMatch(/<a href="\/blog"/);
    // Neither the cache nor a search engine takes it for the blog.
    expect(broken.fate).toEqual({ incomplete: true, unavailable: true });
  },
);

test("a page of the blog behind its last one is none", async () => {
  fakeShop({ blogList: { blogList: empty } });
  await expect(loadBlog(loaderArguments("/blog?page=4"))).rejects.toMatchObject({ init: { status: 404 } });
});
