import type { BenchRow } from "../bench-row.ts";
import { pidOf, withGelora } from "../bench-world.ts";
import { benchQuestion } from "./catalogue-queries.ts";
import { benchFeed } from "./feed.ts";
import { catalogueQuestions } from "./catalogue-questions.ts";
import { sampleOf } from "./sample-catalogue.ts";

/** Reading the catalogue through the gateway, in a shop of 2,000 products and in one of 100,000. */
export async function benchCatalogue(folder: string): Promise<BenchRow[]> {
  return [
    ...(await inShopOf(folder, 2000, "2,000 products", 1)),
    ...(await inShopOf(folder, 100_000, "100,000 products", 3)),
  ];
}

function inShopOf(folder: string, products: number, label: string, factor: number): Promise<BenchRow[]> {
  // The shop needs half a minute to index a hundred thousand products before it answers.
  return withGelora(folder, { programs: ["shop"], products, readyTimeoutMs: 180_000 }, async (gelora) => {
    const shop = { gateway: `${gelora.addresses.shop}/graphql`, pid: pidOf(gelora, "shop") };
    const rows: BenchRow[] = [];
    for (const question of catalogueQuestions(await sampleOf(shop.gateway), label, factor)) {
      rows.push(await benchQuestion(shop, question));
    }
    return [...rows, await benchFeed(shop, label)];
  });
}
