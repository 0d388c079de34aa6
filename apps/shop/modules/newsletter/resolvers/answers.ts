import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, flatRefusal, refusal } from "../../../platform/refusals.ts";
import { maskEmail } from "../domain/mask-email.ts";
import type { Subscription } from "../domain/subscription.ts";

/** The documents read api.success of both operations [K15]. */
export function apiStatus(outcome: Outcome<void>) {
  return {
    api: outcome.ok
      ? { success: true, code: "success", message: null, errorDetails: null }
      : flatRefusal(outcome.failure),
  };
}

export function choicesAnswer(outcome: Outcome<Subscription>, now: Date) {
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const { email, state, language, topics } = outcome.value;
  const data = [{ email: maskEmail(email), subscribed: state === "subscribed", language, topics: [...topics] }];
  return { ...agreement(now), data };
}
