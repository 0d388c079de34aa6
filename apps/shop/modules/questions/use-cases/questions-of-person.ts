import type { Platform } from "../../../platform/platform.ts";
import { renewProduct } from "../../catalogue/catalogue.ts";
import { selectAllOf } from "../storage/read-questions.ts";
import { eraseAuthor } from "../storage/write-questions.ts";

/**
 * Takes a member off their questions, in the caller's transaction. Published questions stay,
 * without name and account; the others are deleted.
 */
export async function eraseQuestions(platform: Platform, memberCode: string): Promise<void> {
  for (const productCode of await eraseAuthor(platform, memberCode)) await renewProduct(platform, productCode);
}

/** A member's questions, for their data export. */
export async function questionsToTakeOut(platform: Platform, memberCode: string) {
  return (await selectAllOf(platform, memberCode)).map(
    ({ productCode, productName, text, state, answer, refusal, askedAt }) => ({
      productCode,
      productName,
      text,
      state,
      answer,
      refusal,
      askedAt: askedAt.toISOString(),
    }),
  );
}
