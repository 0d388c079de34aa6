import { afterEach, expect, test, vi } from "vitest";
import { cachedHtml } from "../../platform/page/cached-html.server.tsx";
import { CachedHtmlContext } from "../../platform/page/cached-html.ts";
import { fakeShop, loaderArguments } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { ListingPage } from "./listing-page.tsx";
import { ListingShell } from "./listing-shell.tsx";
import { loadCategoryListing, loadKeywordListing, loadSearchListing } from "./load-listing.server.ts";

afterEach(() => vi.unstubAllGlobals());

const product = (index: number) => ({
  productCode: `P${index}`,
  productName: `Shoe ${index}`,
  mediaLink: "drawn/a",
  mobileMediaLink: null,
  productPrice: 100_000,
  salePrice: 100_000,
  brand: { brandName: "Brand" },
  ribbon: null,
  skuList: [],
  saleAttributes: [],
});

type Variables = { input: { pageNum: number; pageSize: number; categoryCode?: string; conditionKeyword?: string } };

/** A shop with 25 shoes, and filters of both kinds. */
function shopOfShoes(total = 25) {
  return fakeShop({
    catalogProductSearchInit: (given) => {
      const { input } = given as unknown as Variables;
      const from = (input.pageNum - 1) * input.pageSize;
      const dataList = Array.from({ length: Math.max(0, Math.min(input.pageSize, total - from)) }, (_none, index) =>
        product(from + index + 1),
      );
      return {
        data: {
          catalogProductSearchInit: {
            dataList,
            pageInfo: { totalCount: total, hasNextPage: from + dataList.length < total },
            filterList: [
              {
                code: "brand",
                name: "Brand",
                type: "CHECKBOX",
                items: [
                  { code: "A", name: "Aria", parentCode: null, count: 4, selected: true },
                  { code: "B", name: "Bara", parentCode: null, count: 2, selected: false },
                ],
              },
              {
                code: "price",
                name: "Price",
                type: "RADIO",
                items: [{ code: "0-1", name: "Low", parentCode: null, count: 4, selected: false }],
              },
            ],
            sortList: [
              { code: "relevance", selected: true },
              { code: "newest", selected: false },
            ],
            scope:
              input.categoryCode === "shoes"
                ? {
                    type: "CATEGORY",
                    code: "shoes",
                    name: "Shoes",
                    categoryPath: "Sport>Shoes",
                    addresses: [
                      { language: "en-US", address: "/Shoes.html" },
                      { language: "id-ID", address: "/Sepatu.html" },
                    ],
                  }
                : { type: "KEYWORD", code: null, name: input.conditionKeyword ?? null, categoryPath: null },
            help:
              total > 0
                ? null
                : {
                    correctedKeyword: null,
                    droppedWords: [],
                    categories: [{ categoryCode: "balls", name: "Balls", count: 3 }],
                    popular: [product(9)],
                  },
          },
        },
      };
    },
  });
}

const show = (data: object, address: string) => renderPage(<ListingPage />, { data, address, words: ["listing"] });
const category = (address: string, code = "shoes") =>
  loadCategoryListing(loaderArguments(address, {}, { category: code }));

test("[LST-01, LST-07, LST-08] /plp/search asks with its keyword, page size 10, page 1, and the next page as prefetch", async () => {
  const asked = shopOfShoes();
  await loadSearchListing(loaderArguments("/plp/search?q=sepatu%20lari"));
  expect(asked.map(({ variables }) => variables.input)).toMatchObject([
    { conditionKeyword: "sepatu lari", pageSize: 10, pageNum: 1 },
    { conditionKeyword: "sepatu lari", pageSize: 10, pageNum: 2, prefetch: true },
  ]);
});

test("[LST-02] /plp/{category} asks with categoryCode; one that does not exist is a 404", async () => {
  const asked = shopOfShoes();
  await category("/plp/shoes?brand=A&brand=B&sort=newest&page=2");
  expect(asked[0]?.variables.input).toMatchObject({
    categoryCode: "shoes",
    pageNum: 3,
    sort: "newest",
    filters: [{ name: "brand", codes: ["A", "B"] }],
  });
  await expect(category("/plp/nothing", "nothing")).rejects.toMatchObject({ init: { status: 404 } });
});

test("[LST-02, LST-04] a category's list names one address in each language, whichever it is read at", async () => {
  shopOfShoes();
  const headOf = async (address: string) => show(await category(address), address).match(/<link rel="[ac][^>]*>/g);
  const head = await headOf("/plp/shoes");
  expect(head?.[0]).toBe('<link rel="canonical" href="http://gelora.example/en/Shoes.html"/>');
  expect(head?.[2]).toBe('<link rel="alternate" hrefLang="id" href="http://gelora.example/id/Sepatu.html"/>');
  expect(await headOf("/SHOES.html")).toEqual(head);
  expect(await headOf("/plp/shoes?brand=A")).toBeNull();
});

test("[LST-03] keyword pages are a host element that says its keyword, locale and base address", async () => {
  shopOfShoes();
  const data = await loadKeywordListing(loaderArguments("/category/lari.html", {}, { file: "lari.html" }));
  const html = show(data, "/category/lari.html");
  expect(html).toContain(
    'data-micro-app="listing" data-keyword="lari" data-locale="en-US" data-base="http://shop.example"',
  );
  expect(html).toContain("Shoe 1");
});

test.each([
  ["/search/50%25.html", "50%"],
  ["/search/3%2F4%20tights.html", "3/4 tights"],
  ["/category/100%25%20katun.html", "100% katun"],
])("[LST-05] %s searches for what was typed: %s", async (address, typed) => {
  const asked = shopOfShoes();
  const data = await loadKeywordListing(loaderArguments(address));
  expect(data.keyword).toBe(typed);
  expect(asked[0]?.variables.input).toMatchObject({ conditionKeyword: typed });
});

test("a category that cannot be asked for just now is never said not to exist", async () => {
  const unanswered = { errors: [{ message: "There was an error.", extensions: { code: "UNKNOWN_ERROR" } }] };
  fakeShop({ catalogProductSearchInit: () => unanswered });
  const given = loaderArguments("/plp/footwear", {}, { category: "footwear" });
  expect(await loadCategoryListing(given)).toMatchObject({ failed: true });
  expect(given.fate).toEqual({ incomplete: true, unavailable: true });
  const refused = { errors: [{ message: "Not like this.", extensions: { code: "INVALID_INPUT" } }] };
  fakeShop({ catalogProductSearchInit: () => refused });
  await expect(loadCategoryListing(given)).rejects.toMatchObject({ init: { status: 404 } });
});

test("a page beyond the last one is a 404, an empty list on its first page is none", async () => {
  shopOfShoes(41);
  const load = (page: string) => loadSearchListing(loaderArguments(`/plp/search?q=a&page=${page}`));
  expect((await load("3")).page).toBe(3);
  for (const page of ["4", "9999", "1e9"]) await expect(load(page)).rejects.toMatchObject({ init: { status: 404 } });
  shopOfShoes(0);
  expect((await load("1")).total).toBe(0);
});

test("a page that answers all of a search stands above goods that have some of its words, else below them", async () => {
  shopOfShoes();
  const found = await loadSearchListing(loaderArguments("/plp/search?q=cod"));
  const pages = [{ title: "Cash on delivery", address: "/page/cash-on-delivery" }];
  const help = { corrected: undefined, dropped: [], categories: [], popular: [], pages };
  const placesIn = (change: object) => {
    const html = show({ ...found, help: { ...help, ...change } }, "/plp/search?q=cod");
    return [html.indexOf("data-help-pages"), html.indexOf("data-goods")];
  };
  for (const change of [{ dropped: ["bayar"] }, { corrected: "code" }]) {
    const [answer = 0, goods = 0] = placesIn(change);
    expect(answer).toBeLessThan(goods);
    expect(answer).toBeGreaterThan(0);
  }
  const [answer = 0, goods = 0] = placesIn({});
  expect(answer).toBeGreaterThan(goods);
});

test("cards and filters that the server cached are what the browser makes of the data", async () => {
  shopOfShoes();
  const page = { data: await category("/plp/shoes"), address: "/plp/shoes", words: ["listing"] } as const;
  const kept = () => renderPage(<CachedHtmlContext value={cachedHtml}>{<ListingPage />}</CachedHtmlContext>, page);
  const plain = renderPage(<ListingPage />, page);
  expect(plain).toContain('data-filter="price"');
  expect(kept()).toBe(plain);
  expect(kept()).toBe(plain);
});

test.each(["en-US", "id-ID"] as const)(
  "[LST-20] the host element of the listing app shows nothing itself: no goods, no error, no text (K31), in %s",
  (language) => {
    for (const keyword of ["lari", undefined]) {
      const html = renderPage(<ListingShell keyword={keyword} />, {
        words: ["listing"],
        address: "/category/lari.html",
        language,
      });
      expect(html).toMatch(/^<div data-micro-app="listing" [^>]*><\/div>$/);
    }
  },
);

test("[ERR-09] a shop that does not answer makes a list that says so, with 503, and is not cached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody there")));
  const given = loaderArguments("/plp/search");
  const html = show(await loadSearchListing(given), "/plp/search");
  expect(given.fate).toEqual({ incomplete: true, unavailable: true });
  expect(html).not.toContain("data-product=");
  expect(html).toContain("The list cannot be shown right now");
});

test.each([
  ["/search/x.html?q=shoes%20%26%20socks", "/search/shoes%20socks.html"],
  ["/category/x.html?q=bola", "/category/bola.html"],
])("[LST-05] %s is rewritten to %s", async (address, target) => {
  const answer = await loadKeywordListing(loaderArguments(address, {}, { file: "x.html" })).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("location")).toBe(target);
});

test("[LST-09, LST-06] the total is shown; the last page has no next, and page controls are links", async () => {
  shopOfShoes();
  const first = show(await category("/plp/shoes"), "/plp/shoes");
  expect(first).toContain("25 products");
  expect(first.match(/data-product=/g)).toHaveLength(20);
  expect(first).toContain('href="/plp/shoes?page=2" rel="next"');
  const last = show(await category("/plp/shoes?page=2"), "/plp/shoes?page=2");
  expect(last.match(/data-product=/g)).toHaveLength(5);
  expect(last).not.toContain('rel="next"');
});

test("[LST-14, LST-15, LST-16] a CHECKBOX group takes several, a RADIO group one; chosen values are chips with the way back", async () => {
  shopOfShoes();
  const html = show(await category("/plp/shoes?brand=A"), "/plp/shoes?brand=A");
  expect(html).toMatch(/<input type="checkbox"[^>]*name="brand"[^>]*value="A"[^>]*\/>/);
  expect(html).toMatch(/<input type="radio"[^>]*name="price"/);
  expect(html).toMatch(/href="\/plp\/shoes"[^>]*data-chip="A"/);
  expect(html).toMatch(/<form[^>]*action="\/plp\/shoes"/);
});

test("[LST-10~] two columns on phones, four on desktop", async () => {
  shopOfShoes();
  expect(show(await category("/plp/shoes"), "/plp/shoes")).toMatch(
    /class="grid grid-cols-2 [^"]*md:grid-cols-4 [^"]*" data-goods/,
  );
});

test("where nothing is found, what was searched is shown, with categories and goods to go on", async () => {
  shopOfShoes(0);
  const data = await loadSearchListing(loaderArguments("/plp/search?q=xyz"));
  const html = show(data, "/plp/search?q=xyz");
  // Nothing to filter, so no column for it.
  expect(show({ ...data, filters: [] }, "/plp/search?q=xyz")).not.toContain("listing-filters");
  expect(html).toContain("Nothing found for “xyz”");
  expect(html).toContain("Try the name of a product, a sport or a brand");
  expect(html).toContain('href="/plp/balls"');
  expect(html).toContain("Shoe 9");
});

test("where pages answer what no goods do, the heading says so, without advice to search again", async () => {
  shopOfShoes(0);
  const found = await loadSearchListing(loaderArguments("/plp/search?q=retur"));
  const pages = [{ title: "Returns", address: "/page/returns" }];
  const html = show({ ...found, help: { dropped: [], categories: [], popular: [], pages } }, "/plp/search?q=retur");
  expect(html).toContain("No products for “retur”, but these pages may help");
  expect(html).toContain('href="/page/returns"');
  expect(html).not.toContain("Try the name");
});

test("a shop that does not answer gives a page that says so and is not cached", async () => {
  fakeShop({});
  const given = loaderArguments("/plp/search?q=a");
  const html = show(await loadSearchListing(given), "/plp/search?q=a");
  expect(html).toContain("The list cannot be shown right now");
  expect(given.fate.incomplete).toBe(true);
});

test("filters, sort and what is found are in the page in Indonesian too", async () => {
  const asked = shopOfShoes();
  const data = await loadCategoryListing(loaderArguments("/plp/shoes", { language: "id-ID" }, { category: "shoes" }));
  const html = renderPage(<ListingPage />, { data, address: "/plp/shoes", words: ["listing"], language: "id-ID" });
  expect(asked[0]?.headers.get("language")).toBe("id-ID");
  expect(html).toContain("25 produk");
  expect(html).toContain("Urutkan");
});
