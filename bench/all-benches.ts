import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import type { RunningGelora } from "../tools/commands/start/launch.ts";
import { writeBenchMembers } from "./bench-members.ts";
import type { BenchRow } from "./bench-row.ts";
import { pidOf, withGelora, withShopAndClub } from "./bench-world.ts";
import { benchCatalogue } from "./catalogue/catalogue.ts";
import { benchCodes } from "./codes.ts";
import { benchFlashSale } from "./flash-sale.ts";
import { leavePieces } from "./hot-sku.ts";
import { benchJavascript } from "./javascript.ts";
import { benchBalance, benchHotAccount, benchHotHolds, benchPostings, benchStatement } from "./ledger.ts";
import { openSessionDesk, writeBenchClub } from "./ledger-world.ts";
import { benchCachedPages, benchRenderedPages } from "./pages.ts";
import { benchPoints } from "./points.ts";
import { benchPromotions } from "./promotions.ts";
import { benchHotStock, benchLaterPurchases, benchPurchases, benchPurchasesAmong } from "./purchases.ts";
import { benchQuotes } from "./quotes.ts";
import { benchScale } from "./scale/scale.ts";
import { benchSessions } from "./sessions.ts";
import { benchBrowsingInFlood, benchSignIns } from "./sign-in.ts";
import { benchStartup } from "./startup.ts";
import { tidyUp } from "./tidy-up.ts";

type Bench = { readonly name: string; readonly run: (folder: string) => Promise<readonly BenchRow[]> };

const manyProducts = 100_000;

export const allBenches: readonly Bench[] = [
  { name: "startup", run: benchStartup },
  { name: "catalogue", run: benchCatalogue },
  { name: "purchases", run: purchases },
  { name: "flash-sale", run: flashSale },
  { name: "points", run: points },
  { name: "promotions", run: promotions },
  { name: "quotes", run: async () => benchQuotes() },
  { name: "codes", run: codes },
  { name: "sign-in", run: signIns },
  { name: "sessions", run: sessions },
  { name: "ledger", run: ledger },
  { name: "pages", run: pages },
  { name: "javascript", run: javascript },
  { name: "scale", run: benchScale },
];

async function purchases(folder: string): Promise<BenchRow[]> {
  const programs = ["sandbox", "shop"] as const;
  const shopOf = (gelora: RunningGelora, databaseUrl: string) => ({
    gateway: `${gelora.addresses.shop}/graphql`,
    pid: pidOf(gelora, "shop"),
    databaseUrl,
  });
  const [bought, later, rush] = await withGelora(folder, { programs, products: 600 }, async (gelora, databaseUrl) => {
    const shop = shopOf(gelora, databaseUrl);
    const [hot] = await skusInStock(shop.gateway);
    if (!hot) throw new Error("nothing is in stock");
    await leavePieces(databaseUrl, hot, 50);
    const rushed = await benchHotStock(shop, hot, 50);
    return [await benchPurchases(shop), await benchLaterPurchases(shop), rushed] as const;
  });
  const many = { programs, products: manyProducts, readyTimeoutMs: 300_000 };
  const among = await withGelora(folder, many, async (gelora, databaseUrl) => {
    await tidyUp(databaseUrl);
    return benchPurchasesAmong(manyProducts, shopOf(gelora, databaseUrl), bought.ratePerSecond);
  });
  return [bought, later, rush, among];
}

function flashSale(folder: string): Promise<BenchRow[]> {
  const programs = ["sandbox", "shop", "storefront"] as const;
  // All 10,000 come from this machine.
  const environment = { SHARED_NETWORKS: "127.0.0.0/8" };
  return withGelora(folder, { programs, products: 600, environment }, async (gelora, databaseUrl) => {
    const { shop, storefront } = gelora.addresses;
    return [await benchFlashSale({ gateway: `${shop}/graphql`, storefront, databaseUrl, pid: pidOf(gelora, "shop") })];
  });
}

function promotions(folder: string): Promise<BenchRow[]> {
  return withGelora(folder, { programs: ["sandbox", "shop"], products: 2000 }, (gelora, databaseUrl) =>
    benchPromotions({ gateway: `${gelora.addresses.shop}/graphql`, pid: pidOf(gelora, "shop"), databaseUrl }),
  );
}

/** Members sign in from one address. */
function points(folder: string): Promise<BenchRow[]> {
  const environment = { SIGN_INS_PER_MINUTE: "1000000" };
  return withShopAndClub(folder, { products: 200, environment }, async (gelora, databases) => [
    await benchPoints(gelora, databases),
  ]);
}

function codes(folder: string): Promise<BenchRow[]> {
  // All codes are requested from one address, and sending them costs nothing here.
  const environment = { CODES_PER_SESSION_PER_DAY: "1000000", CODE_BUDGET_PER_DAY: "1000000000" };
  return withGelora(folder, { programs: ["sandbox", "shop"], products: 200, environment }, async (gelora) => [
    await benchCodes({ gateway: `${gelora.addresses.shop}/graphql`, pid: pidOf(gelora, "shop") }),
  ]);
}

function signIns(folder: string): Promise<BenchRow[]> {
  return withGelora(folder, { programs: ["sandbox", "shop"], products: 200 }, async (gelora, databaseUrl) => {
    const gateway = `${gelora.addresses.shop}/graphql`;
    const [sku] = await skusInStock(gateway);
    const members = await writeBenchMembers(databaseUrl, 60);
    const shop = { gateway, pid: pidOf(gelora, "shop"), members };
    return [await benchSignIns(shop), await benchBrowsingInFlood(gateway, sku?.productCode ?? "")];
  });
}

function sessions(folder: string): Promise<BenchRow[]> {
  return withGelora(folder, { programs: ["sandbox", "shop"], products: 200 }, (gelora, databaseUrl) =>
    benchSessions({ gateway: `${gelora.addresses.shop}/graphql`, pid: pidOf(gelora, "shop"), databaseUrl }),
  );
}

async function ledger(folder: string): Promise<BenchRow[]> {
  const members = 1_000;
  const desk = await openSessionDesk();
  const environment = { SHOP_URL: desk.url };
  try {
    return await withGelora(
      folder,
      { programs: ["club"], service: "club", environment },
      async (gelora, databaseUrl) => {
        await writeBenchClub(databaseUrl, members);
        const club = { address: gelora.addresses.club, pid: pidOf(gelora, "club"), databaseUrl, desk, members };
        return [
          await benchBalance(club),
          await benchPostings(club),
          await benchHotAccount(club),
          await benchHotHolds(club),
          await benchStatement(club),
        ];
      },
    );
  } finally {
    await desk.close();
  }
}

async function pages(folder: string): Promise<BenchRow[]> {
  const programs = ["sandbox", "shop", "storefront"] as const;
  const measureWith = (bench: typeof benchCachedPages, environment: NodeJS.ProcessEnv) =>
    withGelora(folder, { programs, products: 2000, environment }, async (gelora) => {
      const [sku] = await skusInStock(`${gelora.addresses.shop}/graphql`);
      const storefront = { address: gelora.addresses.storefront, pid: pidOf(gelora, "storefront") };
      return bench(storefront, [
        { name: "home", path: "/", most: 5 },
        { name: "listing", path: "/plp/footwear", most: 5 },
        { name: "product", path: `/pdp/${sku?.productCode}`, most: 3.5 },
        { name: "article", path: "/information/choosing-running-shoes", most: 3 },
      ]);
    });
  return [
    ...(await measureWith(benchCachedPages, {})),
    ...(await measureWith(benchRenderedPages, { PAGE_CACHE_MEGABYTES: "0" })),
  ];
}

function javascript(folder: string): Promise<BenchRow[]> {
  return withGelora(folder, { programs: ["sandbox", "shop", "storefront"], products: 200 }, async (gelora) => {
    const [sku] = await skusInStock(`${gelora.addresses.shop}/graphql`);
    return benchJavascript(gelora.addresses.storefront, [
      { name: "home", path: "/", most: 110 },
      { name: "listing", path: "/plp/footwear", most: 110 },
      { name: "product", path: `/pdp/${sku?.productCode}`, most: 110 },
      { name: "cart", path: "/shop-cart", most: 120 },
      { name: "checkout", path: "/checkout/00000000-0000-7000-8000-000000000000", most: 130 },
      { name: "login", path: "/login", most: 120 },
    ]);
  });
}
