import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    members: ["member_code"],
    member_identities: ["member_code"],
    email_links: ["member_code"],
    email_link_waits: ["member_code"],
  });
}
