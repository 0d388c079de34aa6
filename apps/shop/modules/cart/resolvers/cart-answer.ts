import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, refusal } from "../../../platform/refusals.ts";
import type { CartResult } from "../../../platform/schema.generated.ts";

/** The response to every cart change: the mini cart's count, or the reason for the rejection. */
export function cartAnswer(outcome: Outcome<number>, now: Date): CartResult {
  return outcome.ok
    ? { ...agreement(now), data: [{ count: outcome.value }] }
    : { ...refusal(outcome.failure, now), data: [] };
}
