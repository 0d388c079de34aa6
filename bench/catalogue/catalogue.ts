import type { RunningGelora } from "../../tools/commands/start/launch.ts";
import type { BenchRow } from "../bench-row.ts";
import { pidOf, withGelora } from "../bench-world.ts";
import { tidyUp } from "../tidy-up.ts";
import { benchQuestion } from "./catalogue-queries.ts";
import { catalogueQuestions } from "./catalogue-questions.ts";
import { benchChanges, benchMemory } from "./changes.ts";
import { benchFeed } from "./feed.ts";
import { benchManyQuestions } from "./many-questions.ts";
import { sampleOf } from "./sample-catalogue.ts";

const large = 100_000;
const mostSecondsToStart = 15;
const readyTimeoutMs = 300_000;

/** Reading the catalogue through the gateway, in a shop of 2,000 products and in one of 100,000. */
export async function benchCatalogue(folder: string): Promise<BenchRow[]> {
  return [
    ...(await inShopOf(folder, 2000, "2,000 products", 1)),
    ...(await inShopOf(folder, large, "100,000 products", 3)),
  ];
}

function inShopOf(folder: string, products: number, label: string, factor: number): Promise<BenchRow[]> {
  return withGelora(folder, { programs: ["shop"], products, readyTimeoutMs }, async (gelora, databaseUrl) => {
    await tidyUp(databaseUrl);
    const rows = [await benchStart(gelora, label)];
    const shop = { gateway: `${gelora.addresses.shop}/graphql`, pid: pidOf(gelora, "shop") };
    const sample = await sampleOf(shop.gateway);
    for (const question of catalogueQuestions(sample, label, factor)) rows.push(await benchQuestion(shop, question));
    if (products === large) rows.push(...(await benchManyQuestions(shop, sample)));
    rows.push(await benchFeed(shop, label), await benchChanges(shop, databaseUrl, label));
    return [...rows, benchMemory(shop, label)];
  });
}

async function benchStart(gelora: RunningGelora, label: string): Promise<BenchRow> {
  const shop = gelora.programs.get("shop");
  await shop?.stop();
  const began = performance.now();
  shop?.start();
  await shop?.waitUntilReady(readyTimeoutMs);
  const ms = performance.now() - began;
  return {
    name: `start of the shop, ${label}`,
    p50Ms: ms,
    target: `ready within ${mostSecondsToStart} s`,
    met: ms <= mostSecondsToStart * 1000,
  };
}
