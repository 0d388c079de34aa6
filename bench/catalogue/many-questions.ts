import type { BenchRow } from "../bench-row.ts";
import { measure } from "../measure.ts";
import type { ShopToAsk } from "./catalogue-queries.ts";
import { type CatalogueSample, listQuery, orders, productQuery } from "./catalogue-questions.ts";
import { askShop } from "./sample-catalogue.ts";

const connections = 16;
const mostP99Ms = 20;
const json = { "content-type": "application/json" };

type Many = {
  readonly name: string;
  readonly query: string;
  readonly variables: readonly object[];
  readonly least: number;
};

/**
 * More different queries than any cache holds, sent in turn, as by crawlers: each connection has
 * its own, so that none is answered to two of them.
 */
export async function benchManyQuestions(shop: ShopToAsk, sample: CatalogueSample): Promise<BenchRow[]> {
  const codes = await productCodes(shop.gateway, 40_000);
  const lists = await listsWithGoods(shop.gateway, sample);
  const rows: BenchRow[] = [];
  for (const { name, query, variables, least } of [
    {
      name: `product detail, ${codes.length} different ones in turn`,
      query: productQuery,
      variables: codes.map((productCode) => ({ input: { productCode } })),
      least: 4000,
    },
    { name: "listing of 24, 15,000 different ones in turn", query: listQuery, variables: lists, least: 1000 },
  ] satisfies Many[]) {
    const load = { url: shop.gateway, method: "POST", headers: json } as const;
    const requests = variables.map((one) => ({ ...load, body: JSON.stringify({ query, variables: one }) }));
    const measured = await measure(shop.pid, load, {
      connections,
      seconds: 8,
      warmUpSeconds: 10,
      requestsOf: (connection) => requests.filter((_, n) => n % connections === connection),
    });
    rows.push({
      name,
      cpuMsPerRequest: measured.cpuMsPerRequest,
      ratePerSecond: measured.ratePerSecond,
      p50Ms: measured.p50Ms,
      p99Ms: measured.p99Ms,
      target: `at least ${least} a second, p99 at most ${mostP99Ms} ms`,
      met: measured.ratePerSecond >= least && measured.p99Ms <= mostP99Ms && measured.failures === 0,
      remark: `${requests.length} questions, ${measured.failures} failures`,
    });
  }
  return rows;
}

/**
 * Of brands and sizes that the category has, in each order. Of lists of any size two in a hundred
 * have goods, and one without costs a fifth.
 */
async function listsWithGoods(gateway: string, { categories }: CatalogueSample): Promise<object[]> {
  const ofCategories = await Promise.all(categories.map((categoryCode) => listsOf(gateway, categoryCode)));
  const lists = ofCategories.flat();
  // A stride that shares no factor with most numbers, so that neighbours differ in everything.
  return Array.from({ length: 15_000 }, (_, n) => lists[(n * 7919) % lists.length] ?? {});
}

const facetsQuery = `query ($input: CatalogProductSearchInput!) { catalogProductSearchInit(input: $input) {
  filterList { code items { code } } } }`;

async function listsOf(gateway: string, categoryCode: string): Promise<object[]> {
  const { catalogProductSearchInit } = await askShop<{
    catalogProductSearchInit: { filterList: readonly { code: string; items: readonly { code: string }[] }[] };
  }>(gateway, facetsQuery, { input: { categoryCode, pageSize: 1 } });
  const codesOf = (group: string) =>
    catalogProductSearchInit.filterList.find(({ code }) => code === group)?.items.map(({ code }) => code) ?? [];
  return codesOf("brand").flatMap((brand) =>
    codesOf("size").flatMap((size) => {
      const filters = [
        { name: "brand", codes: [brand] },
        { name: "size", codes: [size] },
      ];
      return orders.map((sort) => ({ input: { categoryCode, pageSize: 24, sort, filters } }));
    }),
  );
}

/** A page of the sitemap at a time, as search engines learn them. */
async function productCodes(gateway: string, count: number): Promise<string[]> {
  const query = "query ($after: String) { sitemapProducts(after: $after, limit: 5000) { productCode } }";
  const codes: string[] = [];
  while (codes.length < count) {
    const { sitemapProducts } = await askShop<{ sitemapProducts: readonly { productCode: string }[] }>(gateway, query, {
      after: codes.at(-1) ?? "",
    });
    if (sitemapProducts.length === 0) break;
    codes.push(...sitemapProducts.map(({ productCode }) => productCode));
  }
  return codes.slice(0, count);
}
