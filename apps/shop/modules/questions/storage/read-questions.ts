import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import type { QuestionRecord } from "../domain/question.ts";
import { questionOf, questionsTables } from "./questions-table.ts";

export type QuestionWish = { readonly productCode: string; readonly offset: number; readonly limit: number };

export type QuestionList = { readonly questions: readonly QuestionRecord[]; readonly total: number };

/** A page of a product's answered questions, answered last first, and how many there are. */
export async function selectShown(platform: Platform, wish: QuestionWish): Promise<QuestionList> {
  const rows = await shownOf(platform, wish.productCode)
    .selectAll()
    .orderBy("decided_at", "desc")
    .orderBy("question_code")
    .offset(wish.offset)
    .limit(wish.limit)
    .execute();
  // The first page of few questions shows how many there are.
  if (wish.offset === 0 && rows.length < wish.limit) return { questions: rows.map(questionOf), total: rows.length };
  const { total } = await shownOf(platform, wish.productCode)
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return { questions: rows.map(questionOf), total };
}

function shownOf(platform: Platform, productCode: string) {
  return questionsTables(platform)
    .selectFrom("questions")
    .where("product_code", "=", productCode)
    .where("state", "=", "ANSWERED");
}

export async function selectQuestion(platform: Platform, questionCode: string): Promise<QuestionRecord | undefined> {
  const row = await questionsTables(platform)
    .selectFrom("questions")
    .selectAll()
    .where("question_code", "=", questionCode)
    .executeTakeFirst();
  return row && questionOf(row);
}

/** What waits for staff, oldest first. */
export async function selectToDecide(platform: Platform, limit: number): Promise<readonly QuestionRecord[]> {
  const rows = await questionsTables(platform)
    .selectFrom("questions")
    .selectAll()
    .where("state", "=", "PENDING")
    .orderBy("asked_at")
    .limit(limit)
    .execute();
  return rows.map(questionOf);
}

/** Everything that a member has asked, oldest first. */
export async function selectAllOf(platform: Platform, memberCode: string): Promise<readonly QuestionRecord[]> {
  const rows = await questionsTables(platform)
    .selectFrom("questions")
    .selectAll()
    .where("member_code", "=", memberCode)
    .orderBy("asked_at")
    .execute();
  return rows.map(questionOf);
}
