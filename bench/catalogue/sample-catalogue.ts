import type { CatalogueSample } from "./catalogue-questions.ts";

type Products = readonly { readonly productCode: string; readonly productName: string }[];
type Start = {
  readonly catalogProductSearchInit: {
    readonly filterList: readonly { readonly code: string; readonly items: readonly { readonly code: string }[] }[];
  };
};

/**
 * Samples a shop's catalogue for realistic queries: a hundred products of each brand, so that words
 * and codes are spread over it.
 */
export async function sampleOf(gateway: string): Promise<CatalogueSample> {
  const { catalogProductSearchInit } = await askShop<Start>(
    gateway,
    "{ catalogProductSearchInit(input: { pageSize: 1 }) { filterList { code items { code } } } }",
  );
  const codes = (group: string) =>
    catalogProductSearchInit.filterList.find(({ code }) => code === group)?.items.map(({ code }) => code) ?? [];
  const brands = codes("brand");
  const products = (await Promise.all(brands.map((brand) => productsOf(gateway, brand)))).flat();
  return {
    productCodes: products.map(({ productCode }) => productCode),
    names: products.map(({ productName }) => productName),
    categories: codes("category"),
    brands,
    sizes: codes("size"),
  };
}

async function productsOf(gateway: string, brand: string): Promise<Products> {
  const query = `query ($brand: String!) { catalogProductSearchInit(input: { pageSize: 100, sort: "newest", filters: [{ name: "brand", codes: [$brand] }] })
    { dataList { productCode productName } } }`;
  const answer = await askShop<{ catalogProductSearchInit: { dataList: Products } }>(gateway, query, { brand });
  return answer.catalogProductSearchInit.dataList;
}

export async function askShop<Data>(gateway: string, query: string, variables: object = {}): Promise<Data> {
  const response = await fetch(gateway, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: Data };
  return data;
}
