import { type Kysely, sql } from "kysely";

/**
 * Pictures of returns go to the module of pictures. The table stays as it is for the version before
 * this one, which still reads it; a later version may drop it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from return_pictures limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into shopper_pictures (picture_code, sender, thing_code, ticket_digest, picture, small, created_at)
    select picture_code, 'order:' || order_code, return_code, ticket_digest, picture, picture, created_at
    from return_pictures`.execute(db);
}
