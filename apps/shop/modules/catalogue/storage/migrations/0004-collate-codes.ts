import { collateCodes } from "@gelora/service-kit/collate-codes.ts";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await collateCodes(db, {
    categories: ["parent_code"],
    products: ["brand_code", "category_codes"],
    colour_ways: ["colour_code"],
    skus: ["colour_code"],
  });
}
