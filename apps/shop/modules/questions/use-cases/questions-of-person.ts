import type { Platform } from "../../../platform/platform.ts";
import { renewProduct } from "../../catalogue/catalogue.ts";
import { selectAllOf } from "../storage/read-questions.ts";
import { eraseAuthor } from "../storage/write-questions.ts";

/**
 * Takes a member off their questions, in the caller's transaction. What is shown stays, without
 * name and account; what is not shown goes.
 */
export async function eraseQuestions(platform: Platform, memberCode: string): Promise<void> {
  for (const productCode of await eraseAuthor(platform, memberCode)) await renewProduct(platform, productCode);
}

/** What a member has asked, as they take it along. */
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
