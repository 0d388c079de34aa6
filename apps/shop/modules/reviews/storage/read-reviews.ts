import { anyOf } from "@gelora/service-kit/any-of.ts";
import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ReviewRecord } from "../domain/review.ts";
import { reviewOf, reviewsTables } from "./reviews-table.ts";

export type ReviewWish = {
  readonly productCode: string;
  readonly stars: number | undefined;
  readonly sort: "NEWEST" | "BEST" | "WORST";
  readonly offset: number;
  readonly limit: number;
};

/** A page of a product's approved reviews. */
export async function selectShown(platform: Platform, wish: ReviewWish): Promise<readonly ReviewRecord[]> {
  const { productCode, stars, sort } = wish;
  const rows = await shownOf(platform, productCode, stars)
    .selectAll()
    .$if(sort !== "NEWEST", (query) => query.orderBy("stars", sort === "BEST" ? "desc" : "asc"))
    .orderBy("written_at", "desc")
    .orderBy("review_code")
    .offset(wish.offset)
    .limit(wish.limit)
    .execute();
  return rows.map(reviewOf);
}

export async function countShown(
  platform: Platform,
  { productCode, stars }: Pick<ReviewWish, "productCode" | "stars">,
): Promise<number> {
  const { total } = await shownOf(platform, productCode, stars)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

function shownOf(platform: Platform, productCode: string, stars: number | undefined) {
  return reviewsTables(platform)
    .selectFrom("reviews")
    .where("product_code", "=", productCode)
    .where("state", "=", "APPROVED")
    .$if(stars !== undefined, (query) => query.where("stars", "=", stars ?? 0));
}

/** What a product's rating is composed from. */
export async function selectVotes(platform: Platform, productCode: string) {
  return shownOf(platform, productCode, undefined).select(["stars", "fit"]).execute();
}

/** An owner's reviews of some products. */
export async function selectOwn(
  platform: Platform,
  owner: string,
  productCodes: readonly string[],
): Promise<readonly ReviewRecord[]> {
  const rows = await reviewsTables(platform)
    .selectFrom("reviews")
    .selectAll()
    .where("owner", "=", owner)
    .where("product_code", "=", anyOf(productCodes))
    .execute();
  return rows.map(reviewOf);
}

/** Everything that an owner has written, oldest first. */
export async function selectAllOf(platform: Platform, owner: string): Promise<readonly ReviewRecord[]> {
  const rows = await reviewsTables(platform)
    .selectFrom("reviews")
    .selectAll()
    .where("owner", "=", owner)
    .orderBy("written_at")
    .execute();
  return rows.map(reviewOf);
}

/** What waits for staff, oldest first. */
export async function selectToDecide(platform: Platform, limit: number): Promise<readonly ReviewRecord[]> {
  const rows = await reviewsTables(platform)
    .selectFrom("reviews")
    .selectAll()
    .where("state", "=", "PENDING")
    .orderBy("written_at")
    .limit(limit)
    .execute();
  return rows.map(reviewOf);
}

/** Whether a review is shown to everyone. */
export async function isShown(platform: Platform, reviewCode: string): Promise<boolean> {
  const row = await reviewsTables(platform)
    .selectFrom("reviews")
    .select("review_code")
    .where("review_code", "=", reviewCode)
    .where("state", "=", "APPROVED")
    .executeTakeFirst();
  return row !== undefined;
}
