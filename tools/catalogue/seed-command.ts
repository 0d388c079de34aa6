import { parseArgs } from "node:util";
import { importCatalogue, originOfCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { seedContent } from "../../apps/shop/modules/content/content.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { seedShopMembers } from "../people/seed-shop-members.ts";
import { generateCatalogue } from "./generate-catalogue.ts";

/**
 * Fills the shop's database with generated goods, pages and the seeded members: `node tools/catalogue/seed-command.ts --products 600 --seed 2026`.
 * The shop's own settings say which database. One that holds the same goods already is left alone; one that holds other
 * generated goods gets these in addition; one that a merchant has filled is never mixed with ours.
 */
const { values } = parseArgs({
  options: { products: { type: "string", default: "600" }, seed: { type: "string", default: "2026" } },
});
const products = wholeNumber("--products", values.products);
const seed = wholeNumber("--seed", values.seed);
const generatedOrigin = "generated: ";
const origin = `${generatedOrigin}${products} products of seed ${seed}`;

const { platform } = await openShopPlatform(readShopConfiguration(process.env), "the seeder");
try {
  const present = await originOfCatalogue(platform);
  if (present === origin) {
    console.log(`The shop holds ${products} products of seed ${seed} already.`);
  } else if (present !== undefined && !present.startsWith(generatedOrigin)) {
    console.log(`The shop sells goods of its own (${present}); generated ones are not added.`);
  } else {
    const started = performance.now();
    const summary = await importCatalogue(platform, generateCatalogue({ products, seed }), origin);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${summary.added} products added, ${summary.changed} changed, ${summary.unchanged} left as they were; ${summary.skus} skus, in ${took} s.`,
    );
  }
  const pages = await seedContent(platform);
  if (pages > 0) console.log(`${pages} pages written.`);
  const members = await seedShopMembers(platform);
  if (members > 0) console.log(`${members} members written.`);
} finally {
  await platform.database.close();
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${name} should be a whole number from 1 on.`);
  return number;
}
