import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { blocksOfContent } from "./content-blocks.ts";
import { LandingPage } from "./landing-page.tsx";
import { loadArticle } from "./load-article.server.ts";
import { loadPageByPath } from "./load-page-by-path.server.ts";
import { PageBlocks } from "./page-blocks.tsx";

afterEach(() => vi.unstubAllGlobals());

const atShop = (path: string) => `http://gelora.example${path}`;
const hero = (title: string) => ({
  type: "hero" as const,
  image: "banner/v1/a/wide",
  title,
  text: "t",
  link: "/a",
  linkText: "Go",
});
const content = JSON.stringify({
  "en-US": { h5: [hero("English phone")], pc: [hero("English desk")] },
  "id-ID": { h5: [hero("Telepon")], pc: [hero("Meja"), { type: "unheard-of" }, 7] },
});

test.each([
  ["en-US", "h5", "English phone"],
  ["en-US", "pc", "English desk"],
  ["id-ID", "h5", "Telepon"],
  ["id-ID", "pc", "Meja"],
] as const)("[HOM-09, LOC-17] content of %s and %s is %s", (language, device, title) => {
  expect(blocksOfContent(content, language, device)).toMatchObject([{ title }]);
});

test.each([null, "", "{", "[]", '{"en-US": {"pc": 3}}'])("broken content %j is an empty page", (broken) => {
  expect(blocksOfContent(broken, "en-US", "pc")).toEqual([]);
});

test("[HOM-04, HOM-05, HOM-07] a landing page is asked for by its path and device class, with preview only when wanted", async () => {
  const asked = fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl: "/summer", pageContent: content } } });
  await loadPageByPath(loaderArguments("/summer", { device: "h5" }));
  await loadPageByPath(loaderArguments("/summer?preview=true"));
  await loadPageByPath(loaderArguments("/id/summer"));
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { pageUrl: "/summer", deviceType: "h5" },
    { pageUrl: "/summer", deviceType: "pc", preview: true },
    { pageUrl: "/summer", deviceType: "pc" },
  ]);
});

test.each(["/consent/popup-cookie", "/newsletter-dialog", "/disclaimer", "/summer"])(
  "%s: what other pages read is for no search engine, a landing page is",
  async (address) => {
    fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl: address, pageContent: content } } });
    const data = await loadPageByPath(loaderArguments(address));
    const html = renderPage(<LandingPage />, { data, address, words: ["content"] });
    const isPage = address === "/summer";
    expect([html.includes('name="robots" content="noindex"'), html.includes('rel="canonical"')]).toEqual([
      !isPage,
      isPage,
    ]);
  },
);

test("[HOM-06, ERR-06, K30] a path without content is a 404; a failed call is a 503 that offers to try again", async () => {
  fakeShop({ getPageByUrl: { getPageByUrl: null } });
  await expect(loadPageByPath(loaderArguments("/nope"))).rejects.toMatchObject({ init: { status: 404 } });
  fakeShop({});
  const given = loaderArguments("/summer");
  const data = await loadPageByPath(given);
  expect(data).toMatchObject({ kind: "landing", blocks: [] });
  expect(given.fate).toEqual({ incomplete: true, unavailable: true });
  for (const [language, words] of [
    ["en-US", /<h1[^>]*>This page did not load<\/h1>.*<a href="\/summer"[^>]*>Try again/s],
    ["id-ID", /<h1[^>]*>Halaman ini gagal dimuat<\/h1>.*<a href="\/summer"[^>]*>Coba lagi/s],
  ] as const)
    expect(renderPage(<LandingPage />, { data, address: "/summer", words: ["content"], language })).toMatch(words);
});

test.each(["/page/home", "/consent/popup-cookie", "/newsletter-dialog", "/disclaimer"])(
  "[HOM-12, K30] %s is empty when its load fails, and not cached",
  async (path) => {
    fakeShop({});
    const given = loaderArguments(path);
    const data = await loadPageByPath(given);
    expect(data).toMatchObject({ kind: "landing", blocks: [] });
    expect(given.fate).toEqual({ incomplete: true, unavailable: false });
    expect(renderPage(<LandingPage />, { data, address: path, words: ["content"] })).not.toContain("did not load");
  },
);

test("a page that has moved answers 301, as an article does", async () => {
  const getPageByUrl = { movedTo: "/page/new" };
  fakeShop({ StorefrontArticle: { articleDetail: null, getPageByUrl }, getPageByUrl: { getPageByUrl } });
  const moved = { status: 301, headers: new Headers({ location: "/page/new" }) };
  for (const load of [
    () => loadPageByPath(loaderArguments("/page/old")),
    () => loadArticle(loaderArguments("/information/old", {}, { id: "old" })),
  ]) {
    const answer = await load().catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error("no response");
    expect({ status: answer.status, headers: answer.headers }).toEqual(moved);
  }
});

test("another spelling of a page's address leads to its own, with the query; its own is shown", async () => {
  const pageUrl = "/page/running";
  fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl, pageContent: content } } });
  const answerOf = async (load: () => Promise<unknown>) => {
    const answer = await load().catch((thrown: unknown) => thrown);
    return answer instanceof Response ? [answer.status, answer.headers.get("location")] : "shown";
  };
  for (const path of ["/id/page/Running?preview=true", "/page/RUNNING/?preview=true"])
    expect(await answerOf(() => loadPageByPath(loaderArguments(path)))).toEqual([301, `${pageUrl}?preview=true`]);
  for (const path of ["/en/page/running", "/page/running"])
    expect(await answerOf(() => loadPageByPath(loaderArguments(path)))).toBe("shown");
  fakeShop({
    StorefrontArticle: {
      articleDetail: { articleCode: "a", articleContent: "<p>A</p>" },
      getPageByUrl: { pageUrl: "/information/a", pageContent: content },
    },
  });
  for (const path of ["/id/information/A", "/information/A"])
    expect(await answerOf(() => loadArticle(loaderArguments(path, {}, { id: "A" })))).toEqual([301, "/information/a"]);
});

test("a page has a slug in each language: the other's leads to it by 301, its own names both", async () => {
  const page = (pageUrl: string, indonesian: string) => ({
    pageUrl,
    pageContent: content,
    addresses: [
      { language: "en-US", address: pageUrl },
      { language: "id-ID", address: indonesian },
    ],
  });
  const ask = async (load: () => Promise<unknown>) => {
    const answer = await load().catch((thrown: unknown) => thrown);
    return answer instanceof Response ? [answer.status, answer.headers.get("location")] : "shown";
  };
  fakeShop({ getPageByUrl: { getPageByUrl: page("/page/running", "/page/lari") } });
  const landing = (path: string) => ask(() => loadPageByPath(loaderArguments(path)));
  expect(await landing("/id/page/running")).toEqual([301, "/page/lari"]);
  expect(await landing("/en/page/lari")).toEqual([301, "/page/running"]);
  // Without a language both stay; the page names the one that search engines keep.
  for (const path of ["/id/page/lari", "/en/page/running", "/page/running", "/page/lari"])
    expect(await landing(path), path).toBe("shown");
  const data = await loadPageByPath(loaderArguments("/page/running", { language: "id-ID" }));
  const shown = { data, address: "/page/running", words: ["content"], language: "id-ID" } as const;
  const links = renderPage(<LandingPage />, shown).match(/(?<=<link rel="[ac][^>]*href=")[^"]+/g);
  expect(links).toEqual(["/id/page/lari", "/en/page/running", "/id/page/lari", "/en/page/running"].map(atShop));
  fakeShop({
    StorefrontArticle: {
      articleDetail: { articleCode: "boots", articleContent: "<p>A</p>" },
      getPageByUrl: page("/information/boots", "/information/sepatu"),
    },
  });
  const article = (path: string, id: string) => ask(() => loadArticle(loaderArguments(path, {}, { id })));
  expect(await article("/id/information/boots", "boots")).toEqual([301, "/information/sepatu"]);
  expect(await article("/id/information/sepatu", "sepatu")).toBe("shown");
});

test("[LST-04, K30] any path that ends in .html is a listing, before landing pages", async () => {
  const asked = fakeShop({});
  const page = await loadPageByPath(loaderArguments("/a/Running%20shoes.html"));
  expect(page).toMatchObject({ kind: "listing", keyword: "Running shoes" });
  expect(asked.map(({ operationName }) => operationName)).not.toContain("getPageByUrl");
});

test.each([
  ["/Running.html/", "/Running.html"],
  ["/id/Running%20shoes.html/more", "/id/Running%20shoes.html"],
])("[LST-04] what stands behind .html is left out: %s", async (path, wanted) => {
  fakeShop({});
  const answer = await loadPageByPath(loaderArguments(path)).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("no response");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(wanted);
});

test("a list's name in another language or spelling leads to its own, below a language alone", async () => {
  const addresses = [
    { language: "en-US", address: "/Running%20shoes.html" },
    { language: "id-ID", address: "/Sepatu%20lari.html" },
  ];
  const scope = {
    type: "CATEGORY",
    code: "runningshoes",
    name: "Running shoes",
    categoryPath: "Running shoes",
    addresses,
  };
  fakeShop({ catalogProductSearchInit: { catalogProductSearchInit: listed(3, scope) } });
  const answerOf = async (path: string) => {
    const answer = await loadPageByPath(loaderArguments(path)).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? [answer.status, answer.headers.get("location")] : "shown";
  };
  expect(await answerOf("/en/Sepatu%20lari.html?page=1")).toEqual([301, "/Running%20shoes.html?page=1"]);
  expect(await answerOf("/id/running-shoes.html")).toEqual([301, "/Sepatu%20lari.html"]);
  for (const path of ["/id/Sepatu%20lari.html", "/en/Running%20shoes.html", "/sepatu-lari.html"])
    expect(await answerOf(path), path).toBe("shown");
});

test("two slashes lead to no other site", async () => {
  fakeShop({});
  const doubled = { ...loaderArguments("/"), url: new URL("http://gelora.example//elsewhere.example/a.html/b") };
  const answer = await loadPageByPath(doubled).catch((thrown: unknown) => thrown);
  expect(answer instanceof Response ? answer.headers.get("location") : null).toBeNull();
});

const listed = (totalCount: number, scope: object = { type: "KEYWORD", name: "Nope" }) => ({
  dataList: [],
  pageInfo: { totalCount, hasNextPage: false },
  scope,
});

test("a list of nothing under a name that nothing has is shown with 404, one of an empty category and a failed one are not", async () => {
  const statusOf = async (answer: object | undefined) => {
    fakeShop(answer ? { catalogProductSearchInit: { catalogProductSearchInit: answer } } : {});
    const page = await loadPageByPath(loaderArguments("/Brand/Nope.html"));
    if (!("init" in page)) return 200;
    expect(page.data).toMatchObject({ kind: "listing", keyword: "Nope" });
    return page.init?.status;
  };
  expect(await statusOf(listed(0))).toBe(404);
  expect(await statusOf(listed(3))).toBe(200);
  const scope = { type: "BRAND", code: "NOPE", name: "Nope" };
  expect(await statusOf(listed(0, scope))).toBe(200);
  expect(await statusOf(undefined)).toBe(200);
});

test("[LST-04, HOM-04] a path is the same whether the browser loads the page or asks for its data alone", async () => {
  const asked = fakeShop({ getPageByUrl: { getPageByUrl: { pageUrl: "/summer", pageContent: content } } });
  const dataOf = (path: string) => ({
    ...loaderArguments(path),
    request: new Request(`http://gelora.example${path}.data?_routes=routes%2Fpage-by-path`),
  });
  expect(await loadPageByPath(dataOf("/Running.html"))).toMatchObject({ kind: "listing", keyword: "Running" });
  expect(await loadPageByPath(dataOf("/summer"))).toMatchObject({ kind: "landing" });
  expect(asked.at(-1)?.variables.input).toMatchObject({ pageUrl: "/summer" });
});

test("[HOM-11] one campaign stands still without controls, two have a control each", () => {
  const one = renderPage(<PageBlocks blocks={[hero("One")]} />, { words: ["content"] });
  expect(one).not.toContain("<button");
  const two = renderPage(<PageBlocks blocks={[hero("One"), { ...hero("Two"), image: "banner/v1/b/wide" }]} />, {
    words: ["content"],
  });
  expect(two.match(/aria-label="Campaign \d"/g)).toHaveLength(2);
});

test("[HOM-14] a policy page shows its title and its safe HTML", () => {
  const blocks = [{ type: "html", title: "Privacy policy", text: "<p>We keep little.</p>" }];
  const html = renderPage(<LandingPage />, { data: { blocks }, address: "/page/privacy-policy", words: ["content"] });
  expect(html).toContain("<title>Privacy policy | Gelora</title>");
  expect(html).toMatch(/<h1[^>]*>Privacy policy<\/h1>/);
  expect(html).toContain("<p>We keep little.</p>");
});

test("the home page under its own path is no second page: its canonical address is the root", () => {
  const canonical = (address: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(
      renderPage(<LandingPage />, { data: { blocks: [] }, address, words: ["content"] }),
    )?.[1];
  const policy = canonical("/page/privacy-policy");
  expect(policy).toMatch(/\/page\/privacy-policy$/);
  expect(canonical("/page/home")).toBe(policy?.replace("/page/privacy-policy", ""));
});
