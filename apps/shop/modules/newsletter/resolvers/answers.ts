import type { Outcome } from "@gelora/outcomes/outcome.ts";
import { agreement, flatRefusal, refusal } from "../../../platform/refusals.ts";
import type { NewsletterAct, NewsletterWay } from "../../../platform/schema.generated.ts";
import type { Consent, ConsentWay } from "../domain/consent.ts";
import { maskEmail } from "../domain/mask-email.ts";
import type { SubscriptionAct } from "../domain/subscription.ts";
import type { ShownSubscription } from "../use-cases/change-subscription.ts";

const acts: Readonly<Record<SubscriptionAct, NewsletterAct>> = {
  asked: "ASKED",
  confirmed: "CONFIRMED",
  cancelled: "CANCELLED",
  resumed: "RESUMED",
};
const ways: Readonly<Record<ConsentWay, NewsletterWay>> = {
  dialog: "DIALOG",
  "qr-page": "QR_PAGE",
  "mailed-link": "MAILED_LINK",
  "one-click": "ONE_CLICK",
  account: "ACCOUNT",
  bounce: "BOUNCE",
  complaint: "COMPLAINT",
};
const mostShown = 100;

/** The documents read api.success of both operations [K15]. */
export function apiStatus(outcome: Outcome<void>) {
  return {
    api: outcome.ok
      ? { success: true, code: "success", message: null, errorDetails: null }
      : flatRefusal(outcome.failure),
  };
}

export function choicesAnswer(outcome: Outcome<ShownSubscription>, now: Date) {
  if (!outcome.ok) return { ...refusal(outcome.failure, now), data: [] };
  const { email, state, language, topics, consents } = outcome.value;
  const choices = { email: maskEmail(email), subscribed: state === "subscribed", language, topics: [...topics] };
  const history = consents.slice(-mostShown).reverse().map(shownConsent);
  return { ...agreement(now), data: [{ ...choices, history }] };
}

const shownConsent = ({ act, way, wording, at }: Consent) => ({
  act: acts[act],
  way: ways[way],
  wording,
  at: at.toISOString(),
});
