import { parseArgs } from "node:util";
import { importCatalogue, originOfCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { writeOffers } from "../../apps/shop/modules/promotions/promotions.ts";
import { writeSizeGuides } from "../../apps/shop/modules/sizes/sizes.ts";
import { readShopConfiguration } from "../../apps/shop/platform/configuration.ts";
import { openShopPlatform } from "../../apps/shop/server/shop.ts";
import { generateCatalogue } from "../catalogue/generate-catalogue.ts";
import { sizeGuides } from "../catalogue/size-guides.ts";
import { writePages } from "../pages/write-pages.ts";
import { seedCoupons } from "../people/seed-coupons.ts";
import { seedShopMembers } from "../people/seed-shop-members.ts";
import { seedStaff } from "../people/seed-staff.ts";
import { demoPromotions } from "../promotions/demo-promotions.ts";
import { seedFlashSales } from "../promotions/seed-flash-sales.ts";

/**
 * Fills the shop's database with generated products, size guides, pages and the seeded members:
 * `node demo/commands/seed-shop.ts --products 600 --seed 2026`.
 * The shop's own settings name the database. One with the same products is left alone; one with
 * other generated products gets these in addition; one with a merchant's products is never mixed
 * with ours.
 */
const { values } = parseArgs({
  options: { products: { type: "string", default: "600" }, seed: { type: "string", default: "2026" } },
});
const products = wholeNumber("--products", values.products);
const seed = wholeNumber("--seed", values.seed);
const generatedOrigin = "generated: ";
const origin = `${generatedOrigin}${products} products of seed ${seed}`;

const { platform, close } = await openShopPlatform(readShopConfiguration(process.env), "the seeder");
try {
  const present = await originOfCatalogue(platform);
  if (present === origin) {
    console.log(`The shop holds ${products} products of seed ${seed} already.`);
  } else if (present !== undefined && !present.startsWith(generatedOrigin)) {
    console.log(`The shop sells goods of its own (${present}); generated ones are not added.`);
  } else {
    const started = performance.now();
    const catalogue = generateCatalogue({ products, seed });
    const summary = await importCatalogue(platform, catalogue, origin);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${summary.added} products added, ${summary.changed} changed, ${summary.unchanged} left as they were; ${summary.skus} skus, in ${took} s.`,
    );
    const by = { kind: "program", name: "offer-import" } as const;
    const promotions = await writeOffers(platform, by, demoPromotions(catalogue.products, platform.clock.now()));
    console.log(`${promotions} promotions written.`);
    const coupons = await seedCoupons(platform);
    if (coupons > 0) console.log(`${coupons} coupons made.`);
  }
  const ours = present === undefined || present.startsWith(generatedOrigin);
  const sales = ours ? await seedFlashSales(platform, generateCatalogue({ products, seed }).products) : 0;
  if (sales > 0) console.log(`${sales} flash sales written.`);
  const guides = ours ? await writeSizeGuides(platform, sizeGuides()) : 0;
  if (guides > 0) console.log(`${guides} size guides written.`);
  const pages = await writePages(platform);
  if (pages > 0) console.log(`${pages} pages written.`);
  const members = await seedShopMembers(platform);
  if (members > 0) console.log(`${members} members written.`);
  const staff = await seedStaff(platform);
  if (staff > 0) console.log(`${staff} staff accounts written.`);
} finally {
  await close();
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${name} should be a whole number from 1 on.`);
  return number;
}
