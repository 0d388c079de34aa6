import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, { members: ["member_code"] });
  await sql`
    create table account_links (
      account_code text collate "C" primary key,
      member_code text collate "C" not null unique references members,
      linked_at timestamptz not null
    )`.execute(db);
}
