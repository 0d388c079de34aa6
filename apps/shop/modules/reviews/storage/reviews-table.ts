import type { Language } from "@gelora/locale/language.ts";
import type { Generated, Selectable } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { ReviewFit, ReviewRecord, ReviewState } from "../domain/review.ts";

export type ReviewsTables = {
  reviews: {
    review_code: string;
    owner: string;
    order_code: string;
    line_number: number;
    product_code: string;
    product_name: string;
    size_name: string;
    stars: number;
    fit: ReviewFit | null;
    body: string;
    language: Language;
    author: string | null;
    state: ReviewState;
    version_number: Generated<number>;
    rejection: string | null;
    answer: string | null;
    written_at: Date;
  };
};

export const reviewsTables = (platform: Platform) => platform.database.tables<ReviewsTables>();

export function reviewOf(row: Selectable<ReviewsTables["reviews"]>): ReviewRecord {
  return {
    reviewCode: row.review_code,
    owner: row.owner,
    productCode: row.product_code,
    productName: row.product_name,
    sizeName: row.size_name,
    stars: row.stars,
    fit: row.fit,
    text: row.body,
    language: row.language,
    author: row.author,
    state: row.state,
    versionNumber: row.version_number,
    rejection: row.rejection,
    answer: row.answer,
    writtenAt: row.written_at,
  };
}
