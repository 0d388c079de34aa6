import { type Kysely, sql } from "kysely";

/**
 * Each movement keeps the member's own count of it: counting them again for each page would take
 * longer with every purchase. Movements of before are numbered in the order in which they were
 * booked; for that the rule that none is changed is suspended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table point_movements add column number bigint check (number > 0)`.execute(db);
  await sql`alter table point_movements disable trigger point_movements_stay`.execute(db);
  await sql`
    update point_movements set number = counted.number
    from (select movement_id, row_number() over (partition by member_code order by movement_id) as number
      from point_movements) counted
    where counted.movement_id = point_movements.movement_id`.execute(db);
  await sql`alter table point_movements enable trigger point_movements_stay`.execute(db);
  await sql`alter table point_movements alter column number set not null`.execute(db);
  await sql`create unique index point_movements_number on point_movements (member_code, number)`.execute(db);
  await sql`drop index point_movements_member`.execute(db);
}
