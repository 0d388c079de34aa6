import type { SizeGuideRecord } from "@gelora/contracts/size-guide.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type GuideContent = Pick<SizeGuideRecord, "fit" | "note" | "charts">;

type SizesTables = {
  size_guides: { brand_code: string; category_code: string; content: GuideContent };
  size_guides_state: { version: number };
};

/** A number that grows with every change of the guides. */
export async function selectGuidesVersion(platform: Platform): Promise<number> {
  const row = await platform.database
    .tables<SizesTables>()
    .selectFrom("size_guides_state")
    .select("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function selectGuides(platform: Platform): Promise<SizeGuideRecord[]> {
  const rows = await platform.database.tables<SizesTables>().selectFrom("size_guides").selectAll().execute();
  return rows.map(({ brand_code, category_code, content }) => ({
    brandCode: brand_code,
    categoryCode: category_code,
    ...content,
  }));
}

/**
 * Inserts or replaces guides in one statement; those that are the same already are left alone.
 * @returns how many were written
 */
export async function upsertGuides(platform: Platform, guides: readonly SizeGuideRecord[]): Promise<number> {
  const { rows } = await sql<{ brand_code: string }>`
    insert into size_guides (brand_code, category_code, content)
    select * from unnest(${guides.map(({ brandCode }) => brandCode)}::text[],
      ${guides.map(({ categoryCode }) => categoryCode)}::text[],
      ${guides.map(({ fit, note, charts }) => JSON.stringify({ fit, note, charts }))}::jsonb[])
    on conflict (brand_code, category_code) do update set content = excluded.content
      where size_guides.content <> excluded.content
    returning brand_code`.execute(platform.database.tables<SizesTables>());
  return rows.length;
}

/** Locks the version's row until the transaction ends, so versions follow the order of commits. */
export async function takeNextGuidesVersion(platform: Platform): Promise<void> {
  await platform.database
    .tables<SizesTables>()
    .updateTable("size_guides_state")
    .set({ version: sql`version + 1` })
    .execute();
}
