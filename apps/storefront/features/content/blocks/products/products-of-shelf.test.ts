import { afterEach, expect, test, vi } from "vitest";
import { fakeShop, loaderArguments } from "../../../../testing/loader.ts";
import { loadLandingPage } from "../../load-landing-page.server.ts";

afterEach(() => vi.unstubAllGlobals());

const card = (productCode: string) => ({ productCode, productName: productCode, skuList: [], saleAttributes: [] });
const list = { type: "products", title: "Chosen", productCodes: ["A", "GONE", "B"] };
const search = { type: "products", title: "New", search: { sort: "newest", pageSize: 6 } };
const page = (...blocks: object[]) => ({
  getPageByUrl: { pageUrl: "/a", pageContent: JSON.stringify({ "en-US": { h5: blocks, pc: blocks } }) },
});

async function shelves(given: ReturnType<typeof loaderArguments>) {
  const { blocks } = await loadLandingPage(given.context, given.request, "/a");
  return blocks.map((block) => (block.type === "products" ? block.products.map(({ code }) => code) : block.type));
}

test("a shelf shows the products of its list or its search; those that are gone are left out", async () => {
  const asked = fakeShop({
    getPageByUrl: page(list, search),
    productCards: { productCards: [card("A"), card("B")] },
    catalogProductSearchInit: { catalogProductSearchInit: { dataList: [card("C")] } },
  });
  const given = loaderArguments("/a");
  expect(await shelves(given)).toEqual([["A", "B"], ["C"]]);
  expect(given.fate.incomplete).toBe(false);
  expect(asked.find(({ operationName }) => operationName === "productCards")?.variables).toEqual({
    productCodes: ["A", "GONE", "B"],
  });
});

test("of a shop that does not answer the shelf is empty, and the page is not cached", async () => {
  fakeShop({ getPageByUrl: page(list) });
  const given = loaderArguments("/a");
  expect(await shelves(given)).toEqual([[]]);
  expect(given.fate.incomplete).toBe(true);
});
