import type { Platform } from "../../../platform/platform.ts";
import type { StaffPrincipal } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { mayDo } from "../../staff/staff.ts";
import type { ReviewEvent } from "../domain/review.ts";
import { decideReview, writeAnswer } from "../storage/write-reviews.ts";
import { rate } from "./rate.ts";

export type ReviewDecided = "decided" | "not allowed" | "nothing to decide";

type VersionDecision = {
  /** `RV…-2`, of the queue. */
  readonly versionCode: string;
  readonly event: ReviewEvent;
  /** What the buyer reads, for a refusal. */
  readonly rejection: string | null;
};

/**
 * Staff show a review or refuse it, as they have read it: one conditional update decides, and an
 * edited review is another version. The product's rating follows in the same transaction.
 */
async function decideVersion(
  platform: Platform,
  staff: StaffPrincipal,
  { versionCode, event, rejection }: VersionDecision,
): Promise<ReviewDecided> {
  if (!mayDo(staff, "moderate reviews")) return "not allowed";
  const [, reviewCode = "", number] = /^(RV[0-9A-F]{12})-(\d{1,6})$/.exec(versionCode) ?? [];
  return platform.database.transaction(async () => {
    const version = { reviewCode, versionNumber: Number(number ?? 0) };
    const decided = await decideReview(platform, event, version, rejection);
    if (!decided) return "nothing to decide";
    await rate(platform, decided.productCode);
    const subject = { kind: "review", code: reviewCode } as const;
    const details = { version: version.versionNumber, decision: decided.state, reason: rejection };
    await recordAct(platform, staff, { name: "review.decided", subject, details });
    return "decided";
  });
}

export async function approveReview(platform: Platform, staff: StaffPrincipal, versionCode: string) {
  return decideVersion(platform, staff, { versionCode, event: "approve", rejection: null });
}

export async function rejectReview(platform: Platform, staff: StaffPrincipal, versionCode: string, reason: string) {
  return decideVersion(platform, staff, { versionCode, event: "reject", rejection: reason });
}

/**
 * The shop answers a review that is shown; an empty answer takes the last one back.
 */
export async function answerReview(
  platform: Platform,
  staff: StaffPrincipal,
  reviewCode: string,
  answer: string,
): Promise<ReviewDecided> {
  if (!mayDo(staff, "moderate reviews")) return "not allowed";
  return platform.database.transaction(async () => {
    const answered = await writeAnswer(platform, reviewCode, answer || null);
    if (!answered) return "nothing to decide";
    // The page shows the answer, so it is composed again too.
    await rate(platform, answered.productCode);
    const subject = { kind: "review", code: reviewCode } as const;
    await recordAct(platform, staff, { name: "review.answered", subject, details: { answer } });
    return "decided";
  });
}
