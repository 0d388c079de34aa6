import { z } from "zod";
import type { Gelora } from "../support/gelora.ts";

/** A sku of the seeded shop with the properties that a journey needs. */
type FoundSku = {
  readonly productCode: string;
  readonly skuCode: string;
  readonly orgCode: string;
  readonly stock: number;
};

const sku = z.object({
  skuCode: z.string(),
  orgCode: z.string(),
  salePrice: z.number(),
  productPrice: z.number(),
  channelSale: z.object({ qty: z.number(), soldQty: z.number() }),
});
const listing = z.object({
  data: z.object({
    catalogProductSearchInit: z.object({
      dataList: z.array(z.object({ productCode: z.string(), skuList: z.array(sku) })),
    }),
  }),
});

const query = `query Listing($input: CatalogProductSearchInput!) {
  catalogProductSearchInit(input: $input) { dataList {
    productCode skuList { skuCode orgCode salePrice productPrice channelSale { qty soldQty } } } } }`;

/**
 * @returns skus with a reduced price, with a full price, with one to four pieces left, and with
 * many
 */
export async function someGoods(gelora: Gelora): Promise<Record<"reduced" | "full" | "scarce" | "plenty", FoundSku>> {
  const response = await fetch(`${gelora.shop}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { input: { pageSize: 50, pageNum: 1 } } }),
  });
  const { dataList } = listing.parse(await response.json()).data.catalogProductSearchInit;
  const all = dataList.flatMap(({ productCode, skuList }) =>
    skuList.map(({ channelSale: { qty, soldQty }, ...one }) => ({ ...one, productCode, stock: qty - soldQty })),
  );
  const find = (what: string, fits: (one: (typeof all)[number]) => boolean): FoundSku => {
    const found = all.find(fits);
    if (!found) throw new Error(`The seeded shop has no sku ${what}.`);
    return found;
  };
  return {
    reduced: find("of a reduced price", ({ salePrice, productPrice, stock }) => salePrice < productPrice && stock > 0),
    full: find("of a full price", ({ salePrice, productPrice, stock }) => salePrice === productPrice && stock > 0),
    scarce: find("with few pieces left", ({ stock }) => stock > 0 && stock < 5),
    plenty: find("with many pieces left", ({ stock }) => stock > 20),
  };
}
