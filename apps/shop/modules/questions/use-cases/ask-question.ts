import { randomBytes } from "node:crypto";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { days, hours } from "@gelora/service-kit/durations.ts";
import { sourceLimit } from "@gelora/service-kit/source-limit.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { productSources } from "../../catalogue/read-models.ts";
import { findMember } from "../../members/members.ts";
import { shownAuthor } from "../../reviews/reviews.ts";
import { isQuestion } from "../domain/question.ts";
import { insertQuestion } from "../storage/write-questions.ts";

/** Of one member in a day, and of one source in an hour. */
const most = { ofMember: 10, ofSource: 20 } as const;

/**
 * Stores a member's question about a product, for staff. The same words sent twice are one
 * question: one insert decides by a unique index.
 * @returns failure INVALID_INPUT, TOO_MANY_REQUESTS or PRODUCT_NOT_FOUND
 */
export async function askQuestion(
  { platform, source, language }: RequestContext,
  memberCode: string,
  asked: { readonly productCode: string; readonly text: string },
): Promise<Outcome<void>> {
  const { productCode, text } = asked;
  if (!isQuestion(text)) return failure("INVALID_INPUT", { field: "text", reason: "text is 10 to 500 characters." });
  const mostOfSource = sourceLimit(platform.configuration, source, most.ofSource);
  const limit = await limitInWindow(platform, [
    { subject: `questions:${memberCode}`, most: most.ofMember, window: days(1) },
    { subject: `questions:source:${source}`, most: mostOfSource, window: hours(1) },
  ]);
  if (!limit.ok) return limit;
  const [product] = await productSources(platform, [productCode]);
  if (!product) return failure("PRODUCT_NOT_FOUND");
  const member = await findMember(platform, memberCode);
  await insertQuestion(platform, {
    questionCode: `QU${randomBytes(6).toString("hex").toUpperCase()}`,
    memberCode,
    productCode,
    productName: product.name[language],
    text,
    language,
    author: (member && shownAuthor(member)) ?? null,
  });
  return success(undefined);
}
