import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { type ReviewBody, type ReviewEvent, type ReviewRecord, reviewEvents } from "../domain/review.ts";
import { reviewOf, reviewsTables } from "./reviews-table.ts";

export type ReviewToWrite = ReviewBody &
  Pick<ReviewRecord, "reviewCode" | "owner" | "productCode" | "productName" | "sizeName" | "language" | "author"> & {
    readonly orderCode: string;
    readonly lineNumber: number;
    /** The version that the owner has read; undefined for a first review. */
    readonly version: number | undefined;
  };

/**
 * Writes an owner's review of a product, or rewrites the version that they have read, and holds
 * its row: one conditional write decides. It waits for staff then, and the shop's answer to what
 * stood there goes.
 * @returns undefined when it has another version by now
 */
export async function upsertReview(platform: Platform, review: ReviewToWrite): Promise<ReviewRecord | undefined> {
  const written = {
    order_code: review.orderCode,
    line_number: review.lineNumber,
    product_name: review.productName,
    size_name: review.sizeName,
    stars: review.stars,
    fit: review.fit ?? null,
    body: review.text,
    language: review.language,
    author: review.author,
    state: "PENDING" as const,
    rejection: null,
    answer: null,
    written_at: platform.clock.databaseNow(),
  };
  const row = await reviewsTables(platform)
    .insertInto("reviews")
    .values({ review_code: review.reviewCode, owner: review.owner, product_code: review.productCode, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(["owner", "product_code"])
        .doUpdateSet({ ...written, version_number: sql`reviews.version_number + 1` })
        // Versions count from 1, so a first review replaces none.
        .where("reviews.version_number", "=", review.version ?? 0),
    )
    .returningAll()
    .executeTakeFirst();
  return row && reviewOf(row);
}

/**
 * Decides on one version of a review, in one conditional update.
 * @returns undefined when it has another version by now, or was decided on
 */
export async function decideReview(
  platform: Platform,
  event: ReviewEvent,
  { reviewCode, versionNumber }: Pick<ReviewRecord, "reviewCode" | "versionNumber">,
  rejection: string | null,
): Promise<ReviewRecord | undefined> {
  const { from, to } = reviewEvents[event];
  const row = await reviewsTables(platform)
    .updateTable("reviews")
    .set({ state: to, rejection })
    .where("review_code", "=", reviewCode)
    .where("version_number", "=", versionNumber)
    .where("state", "in", from)
    .returningAll()
    .executeTakeFirst();
  return row && reviewOf(row);
}

/** The shop's answer to a review that is shown. */
export async function writeAnswer(
  platform: Platform,
  reviewCode: string,
  answer: string | null,
): Promise<ReviewRecord | undefined> {
  const row = await reviewsTables(platform)
    .updateTable("reviews")
    .set({ answer })
    .where("review_code", "=", reviewCode)
    .where("state", "=", "APPROVED")
    .returningAll()
    .executeTakeFirst();
  return row && reviewOf(row);
}

/**
 * Takes a person off what is shown of theirs, and deletes what is not.
 * @returns all of it as it was
 */
export async function eraseAuthor(platform: Platform, owner: string): Promise<readonly ReviewRecord[]> {
  const tables = reviewsTables(platform);
  const deleted = await tables
    .deleteFrom("reviews")
    .where("owner", "=", owner)
    .where("state", "!=", "APPROVED")
    .returningAll()
    .execute();
  const kept = await tables
    .updateTable("reviews")
    .set({ owner: sql`'erased:' || review_code`, author: null, order_code: "", line_number: 1 })
    .where("owner", "=", owner)
    .returningAll()
    .execute();
  return [...deleted, ...kept].map(reviewOf);
}

/**
 * The reviews of orders that have another owner now, who has none yet. Of two of one product,
 * written in two browsers, the first is given: an owner has one of a product.
 */
export async function giveReviewsTo(
  platform: Platform,
  orders: readonly { readonly orderCode: string; readonly formerOwner: string }[],
  owner: string,
): Promise<void> {
  const formerOwners = [...new Set(orders.map(({ formerOwner }) => formerOwner))];
  const orderCodes = orders.map(({ orderCode }) => orderCode);
  await sql`
    update reviews set owner = ${owner} where review_code in (
      select distinct on (product_code) review_code from reviews
      where owner = any(${formerOwners}::text[]) and order_code = any(${orderCodes}::text[])
        and product_code not in (select product_code from reviews where owner = ${owner})
      order by product_code, written_at)`.execute(reviewsTables(platform));
}
