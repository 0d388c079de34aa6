import { isSizeKind, type RememberedSize } from "@gelora/contracts/size-kind.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";

type MemberSizeTables = {
  member_sizes: { member_code: string; kind: string; size_code: string; changed_at: Date };
};

export async function selectSizesOf(platform: Platform, memberCode: string): Promise<RememberedSize[]> {
  const rows = await platform.database
    .tables<MemberSizeTables>()
    .selectFrom("member_sizes")
    .select(["kind", "size_code"])
    .where("member_code", "=", memberCode)
    .orderBy("kind")
    .execute();
  return rows.flatMap(({ kind, size_code }) => (isSizeKind(kind) ? [{ kind, sizeCode: size_code }] : []));
}

/**
 * Writes sizes in one statement, in the order of their kinds, so that two at once never wait for
 * each other in a circle.
 * @param onlyMissing leaves alone what is there already
 */
export async function upsertSizes(
  platform: Platform,
  memberCode: string,
  sizes: readonly RememberedSize[],
  onlyMissing: boolean,
): Promise<void> {
  await sql`
    insert into member_sizes (member_code, kind, size_code, changed_at)
    select ${memberCode}, kind, size_code, ${platform.clock.databaseNow()}
    from unnest(${sizes.map(({ kind }) => kind)}::text[], ${sizes.map(({ sizeCode }) => sizeCode)}::text[]) as given (kind, size_code)
    order by kind
    on conflict (member_code, kind) do update set size_code = excluded.size_code, changed_at = excluded.changed_at
      where not ${onlyMissing}`.execute(platform.database.tables<MemberSizeTables>());
}

export async function deleteSizes(platform: Platform, memberCode: string, kinds: readonly string[]): Promise<void> {
  await platform.database
    .tables<MemberSizeTables>()
    .deleteFrom("member_sizes")
    .where("member_code", "=", memberCode)
    .where("kind", "in", kinds)
    .execute();
}

export async function deleteSizesOf(platform: Platform, memberCode: string): Promise<void> {
  await platform.database
    .tables<MemberSizeTables>()
    .deleteFrom("member_sizes")
    .where("member_code", "=", memberCode)
    .execute();
}
