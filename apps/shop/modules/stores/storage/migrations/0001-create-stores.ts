import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stores (
      store_code text collate "C" primary key,
      store_name text not null,
      address1 text not null,
      city text not null,
      latitude double precision not null,
      longitude double precision not null,
      phone text not null,
      opening_hours text not null
    )`.execute(db);
}
