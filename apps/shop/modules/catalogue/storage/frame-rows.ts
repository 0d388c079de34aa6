import type { BrandRecord, CategoryRecord } from "@gelora/contracts/catalogue-document.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { buildFrame, type Frame, type SportRecord } from "../frame.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export type CatalogueVersions = { readonly version: number; readonly frameVersion: number };

export async function selectVersions(platform: Platform): Promise<CatalogueVersions> {
  const row = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("catalogue_state")
    .select(["version", "frame_version"])
    .executeTakeFirstOrThrow();
  return { version: row.version, frameVersion: row.frame_version };
}

/**
 * Takes the next version. The row stays locked until the transaction ends, so versions follow the
 * order of commits.
 */
export async function takeNextVersion(platform: Platform): Promise<number> {
  const row = await platform.database
    .tables<CatalogueTables>()
    .updateTable("catalogue_state")
    .set({ version: sql`version + 1` })
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function noteFrameChange(platform: Platform, version: number): Promise<void> {
  await platform.database
    .tables<CatalogueTables>()
    .updateTable("catalogue_state")
    .set({ frame_version: version })
    .execute();
}

export async function noteOrigin(platform: Platform, origin: string): Promise<void> {
  await platform.database.tables<CatalogueTables>().updateTable("catalogue_state").set({ origin }).execute();
}

/** The origin given by the last import; undefined for an empty catalogue. */
export async function originOfCatalogue(platform: Platform): Promise<string | undefined> {
  const row = await platform.database
    .tables<CatalogueTables>()
    .selectFrom("catalogue_state")
    .select("origin")
    .executeTakeFirstOrThrow();
  return row.origin ?? undefined;
}

export async function selectFrame(platform: Platform): Promise<Frame> {
  const tables = platform.database.tables<CatalogueTables>();
  const { frameVersion } = await selectVersions(platform);
  const brands = await tables.selectFrom("brands").selectAll().orderBy("brand_code").execute();
  const categories = await tables.selectFrom("categories").selectAll().orderBy("category_code").execute();
  const sports = await tables.selectFrom("sports").selectAll().orderBy("position").orderBy("sport").execute();
  return buildFrame(
    frameVersion,
    brands.map(
      (row): BrandRecord => ({
        brandCode: row.brand_code,
        brandName: row.brand_name,
        story: row.story,
        logo: row.logo,
      }),
    ),
    categories.map(
      (row): CategoryRecord => ({
        categoryCode: row.category_code,
        ...(row.parent_code === null ? {} : { parentCode: row.parent_code }),
        name: row.name,
        position: row.position,
      }),
    ),
    sports.map((row): SportRecord => ({ sport: row.sport, name: row.name })),
  );
}
