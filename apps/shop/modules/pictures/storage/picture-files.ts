import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type PictureFilesTables = { picture_files: { name: string; written_at: Date } };

const files = (platform: Platform) => platform.database.tables<PictureFilesTables>();

/** Before the file is written. */
export async function noteFile(platform: Platform, name: string): Promise<void> {
  await files(platform)
    .insertInto("picture_files")
    .values({ name, written_at: platform.clock.databaseNow() })
    .execute();
}

/** Files of no picture, oldest first, that were begun before a moment. */
export async function looseFiles(platform: Platform, before: Date, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from picture_files where written_at < ${before}
      and not exists (select 1 from shopper_pictures where file_name = name)
    order by written_at limit ${most}`.execute(files(platform));
  return rows.map(({ name }) => name);
}

/** After the file is removed. */
export async function forgetFile(platform: Platform, name: string): Promise<void> {
  await files(platform).deleteFrom("picture_files").where("name", "=", name).execute();
}
