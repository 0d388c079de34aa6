import { randomBytes } from "node:crypto";
import type { Language } from "@gelora/locale/language.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import { memberCodeOf } from "../../../platform/session.ts";
import { skusWithFit } from "../../catalogue/catalogue.ts";
import { findMember } from "../../members/members.ts";
import type { OrderRecord } from "../../orders/orders.ts";
import { givePictures } from "../../pictures/pictures.ts";
import { mostPictures, type ReviewBody, shownAuthor, wrongField } from "../domain/review.ts";
import { upsertReview } from "../storage/write-reviews.ts";
import { rate } from "./rate.ts";
import { reviewableLines } from "./reviewable-lines.ts";

/** A buyer changes their mind a few times; a program does it all day. */
const mostAnHour = 30;

export type ReviewRequest = ReviewBody & {
  readonly orderItemCode: string;
  readonly language: Language;
  /** Of the review as the buyer has read it; undefined for the first. */
  readonly version: number | undefined;
  readonly pictureCodes: readonly string[];
};

/**
 * Writes a buyer's review of goods that they have received, or rewrites it. One conditional
 * statement writes the only row that a buyer and a product have, where it is still as they have
 * read it, and holds it while its pictures are put in: of two tabs one does not silently replace
 * the other's. What was shown before is not, until staff have read the new version.
 * @returns failure INVALID_INPUT, TOO_MANY_REQUESTS, REVIEW_NOT_POSSIBLE, REVIEW_CHANGED,
 * TOO_MANY_PICTURES or PICTURE_MISSING
 */
export async function writeReview(
  platform: Platform,
  order: OrderRecord,
  request: ReviewRequest,
): Promise<Outcome<void>> {
  const field = wrongField(request);
  if (field) return failure("INVALID_INPUT", { field, reason: "stars are 1 to 5, text is 10 to 2000 characters." });
  const { owner } = order;
  const limit = await limitInWindow(platform, [{ subject: `reviews:${owner}`, most: mostAnHour, window: hours(1) }]);
  if (!limit.ok) return limit;
  const author = await authorOf(platform, order);
  return decide(platform.database, async () => {
    const lines = await reviewableLines(platform, order);
    const line = lines.find(({ orderItemCode }) => orderItemCode === request.orderItemCode);
    if (!line) return failure("REVIEW_NOT_POSSIBLE");
    const { productName, sizeName } = line.names?.[request.language] ?? line;
    if (request.fit && !(await skusWithFit(platform, [line.skuCode])).has(line.skuCode))
      return failure("INVALID_INPUT", { field: "fit", reason: "these goods have no fit." });
    const written = await upsertReview(platform, {
      ...request,
      reviewCode: `RV${randomBytes(6).toString("hex").toUpperCase()}`,
      owner,
      orderCode: order.orderCode,
      lineNumber: line.lineNumber,
      productCode: line.productCode,
      productName,
      sizeName,
      author: author ?? null,
    });
    if (!written) return failure("REVIEW_CHANGED");
    const { reviewCode, versionNumber } = written;
    const thing = { thingCode: reviewCode, sender: owner, most: mostPictures };
    const pictures = await givePictures(platform, thing, request.pictureCodes);
    if (!pictures.ok) return pictures;
    if (versionNumber > 1) await rate(platform, line.productCode);
    return success(undefined);
  });
}

/** A member's own name, or a guest's as written on the parcel. */
async function authorOf(platform: Platform, { owner, receiver }: OrderRecord): Promise<string | undefined> {
  const memberCode = memberCodeOf(owner);
  const person = memberCode === undefined ? receiver : await findMember(platform, memberCode);
  return person ? shownAuthor(person) : undefined;
}
