// npm run migrate: brings the PostgreSQL databases that SHOP_DATABASE_URL and CLUB_DATABASE_URL
// name to this version, without a limit of time. Run it before the programs of a new version start.
import { poolerVariable } from "@gelora/service-kit/pooler.ts";
import { migrateClub } from "../../apps/club/server/club.ts";
import { migrateShop } from "../../apps/shop/server/shop.ts";

const { SHOP_DATABASE_URL, SHOP_DATABASE_POOLER, CLUB_DATABASE_URL, CLUB_DATABASE_POOLER } = process.env;
const databases = [
  { name: "shop", url: SHOP_DATABASE_URL, pooler: SHOP_DATABASE_POOLER, migrate: migrateShop },
  { name: "club", url: CLUB_DATABASE_URL, pooler: CLUB_DATABASE_POOLER, migrate: migrateClub },
];

try {
  const named = databases.filter(({ url }) => url);
  if (named.length === 0) throw new Error("Set SHOP_DATABASE_URL, CLUB_DATABASE_URL or both.");
  for (const { name, url = "", pooler, migrate } of named) {
    const started = Date.now();
    await migrate(url, poolerVariable.parse(pooler || undefined));
    console.log(`The ${name}'s database is of this version (${((Date.now() - started) / 1000).toFixed(1)} s).`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
