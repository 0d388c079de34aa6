import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { ArticlePage } from "./article-page.tsx";
import { loadArticle } from "./load-article.server.ts";

afterEach(() => vi.unstubAllGlobals());

const article = {
  address: "/information/washing",
  articleTitle: "Washing sportswear",
  articleSubtitle: "So that it lasts",
  articleImage: null,
  articleContent: "<p>Turn it inside out.</p>",
  createTime: "2026-11-20T18:00:00.000Z",
};
const show = (change: object | null, language: "en-US" | "id-ID" = "en-US") =>
  renderPage(<ArticlePage />, {
    data: { article: change && { ...article, ...change }, further: [], others: [] },
    address: "/information/washing",
    words: ["content"],
    language,
  });

test("[CNT-06~] an article is asked for by its code; none is a 404, a failed call a 503 that offers to try again", async () => {
  const none = { getPageByUrl: null };
  const asked = fakeShop({ StorefrontArticle: { articleDetail: article, ...none } });
  const given = loaderArguments("/information/washing", {}, { id: "washing" });
  expect(await loadArticle(given)).toMatchObject({ article });
  expect(asked).toMatchObject([
    { operationName: "StorefrontArticle", variables: { id: "washing", page: { pageUrl: "/information/washing" } } },
  ]);
  fakeShop({ StorefrontArticle: { articleDetail: null, ...none } });
  const missing = loaderArguments("/information/x", {}, { id: "x" });
  await expect(loadArticle(missing)).rejects.toMatchObject({ init: { status: 404 } });
  fakeShop({});
  const failed = loaderArguments("/information/washing", {}, { id: "washing" });
  const data = await loadArticle(failed);
  expect(data).toMatchObject({ article: null, failed: true });
  expect(failed.fate).toEqual({ incomplete: true, unavailable: true });
  const html = renderPage(<ArticlePage />, { data, address: "/information/washing", words: ["content"] });
  expect(html).toMatch(/<h1[^>]*>This page did not load<\/h1>.*<a href="\/information\/washing"[^>]*>Try again/s);
});

test("[HOM-05~] the draft of an article is asked for where a preview is wanted", async () => {
  const asked = fakeShop({ StorefrontArticle: { articleDetail: article, getPageByUrl: null } });
  await loadArticle(loaderArguments("/information/washing?preview=true", {}, { id: "washing" }));
  await loadArticle(loaderArguments("/information/washing", {}, { id: "washing" }));
  const page = { pageUrl: "/information/washing", deviceType: "pc" };
  expect(asked.map(({ variables }) => variables)).toEqual([
    { id: "washing", preview: true, page: { ...page, preview: true } },
    { id: "washing", page },
  ]);
});

test("answers stand below the text, and its first text and goods are not repeated", async () => {
  const blocks = [
    { type: "html", text: "<p>Turn it inside out.</p>" },
    { type: "faq", title: "Stains", items: [{ question: "Grass?", answer: "<p>Vinegar.</p>" }] },
    { type: "html", text: "<p>Ask us.</p>" },
    { type: "products", title: "Goods", productCodes: ["A1"] },
  ];
  const pageContent = JSON.stringify({ "en-US": { pc: blocks } });
  fakeShop({
    StorefrontArticle: { articleDetail: article, getPageByUrl: { pageContent } },
  });
  const { further } = await loadArticle(loaderArguments("/information/washing", {}, { id: "washing" }));
  expect(further).toMatchObject([
    { type: "still", title: "Stains" },
    { type: "html", text: "<p>Ask us.</p>" },
  ]);
  const html = renderPage(<ArticlePage />, {
    data: { article, further, others: [] },
    address: "/information/washing",
    words: ["content"],
  });
  expect(html).toMatch(/<h1[^>]*>Washing sportswear<.*<h2[^>]*>Stains<.*<h3[^>]*>Grass\?<.*Vinegar.*Ask us/s);
});

test("[CNT-04~, CNT-06~, LOC-11~] it shows title, subtitle, HTML and the day in Jakarta", () => {
  const html = show({});
  expect(html).toContain("<title>Washing sportswear | Gelora</title>");
  expect(html).toMatch(/<h1[^>]*>Washing sportswear<\/h1>.*So that it lasts.*<time[^>]*>21\/11\/2026<\/time>/s);
  expect(html).toContain("<p>Turn it inside out.</p>");
  expect(html).toContain('<link rel="canonical" href="http://gelora.example/en/information/washing"');
});

test("an article of the blog leads to the others that the shop names, in the reader's language", async () => {
  const other = {
    ...article,
    articleCode: "dry-boots",
    address: "/information/dry-boots",
    articleTitle: "Dry <boots>",
    articleImage: "banner/v1/a/wide",
  };
  const pageOf = async (navigationCode: string | null, answers: object) => {
    fakeShop({
      StorefrontArticle: { articleDetail: { ...article, navigationCode }, getPageByUrl: null },
      ...answers,
    });
    const given = loaderArguments("/information/washing", {}, { id: "washing" });
    const data = await loadArticle(given);
    const page = { data, address: "/information/washing", words: ["content"], language: "id-ID" } as const;
    return { html: renderPage(<ArticlePage />, page), isIncomplete: given.fate.incomplete };
  };
  const named = { relatedArticles: { relatedArticles: [other] } };
  const { html } = await pageOf("Blog", named);
  expect(html).toMatch(/<h2[^>]*>Baca juga<\/h2>.*<h3[^>]*><a href="\/information\/dry-boots"[^>]*>Dry &lt;boots&gt;/s);
  expect(html).toContain("/img/banner/v1/a/wide@400.jpg");
  // A help page has none; without an answer there are none, and the page is not cached.
  expect((await pageOf(null, named)).html).not.toContain("data-related-articles");
  const failed = await pageOf("Blog", {});
  expect([failed.html.includes("data-related-articles"), failed.isIncomplete]).toEqual([false, true]);
});

test("the page of questions leaves being found to the help centre, which shows the same ones", async () => {
  const blocks = [{ type: "faq", title: "Delivery", items: [{ question: "How long?", answer: "<p>Days.</p>" }] }];
  const canonicalOf = async (code: string, shown: readonly object[]) => {
    const pageContent = JSON.stringify({ "en-US": { pc: shown } });
    fakeShop({
      StorefrontArticle: { articleDetail: { ...article, articleCode: code }, getPageByUrl: { pageContent } },
    });
    const address = `/information/${code}`;
    const data = await loadArticle(loaderArguments(address, {}, { id: code }));
    const html = renderPage(<ArticlePage />, { data, address, words: ["content"] });
    return /<link rel="canonical" href="http:\/\/gelora\.example\/en([^"]+)"/.exec(html)?.[1];
  };
  expect(await canonicalOf("faq", blocks)).toBe("/help");
  expect(await canonicalOf("washing", blocks)).toBe("/information/washing");
  // Without topics the help centre has nothing to show.
  expect(await canonicalOf("faq", [])).toBe("/information/faq");
});

test.each([{ articleContent: "" }, { articleContent: null }, null])("[CNT-07~] %j shows 'no data'", (change) => {
  expect(show(change)).toMatch(/<h1[^>]*>no data<\/h1>/);
  expect(show(change)).not.toContain("data-article");
  expect(show(change, "id-ID")).toMatch(/<h1[^>]*>Belum ada data<\/h1>/);
});
