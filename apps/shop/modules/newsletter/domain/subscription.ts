import type { Language } from "@gelora/locale/language.ts";
import type { Topic } from "../news-topics.ts";

export type Source = "QR" | "Web";

/** Campaign parameters as the storefront keeps them [NWS-13, Q59]. */
export type CampaignData = Readonly<Partial<Record<"utm_source" | "utm_medium" | "utm_campaign", string>>>;

/** `pending`: someone entered the address, whose owner has not confirmed it yet. */
export type SubscriptionState = "pending" | "subscribed" | "cancelled";

/**
 * What happens to a subscription; `asked` by anyone, the rest by the reader of the address's mail.
 */
export type SubscriptionAct = "asked" | "confirmed" | "cancelled" | "resumed";

export type Subscription = {
  readonly subscriptionId: string;
  /** Folded. */
  readonly email: string;
  readonly state: SubscriptionState;
  readonly language: Language;
  readonly source: Source;
  readonly campaign: CampaignData;
  readonly topics: readonly Topic[];
  readonly subscribedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly updatedAt: Date;
};

/**
 * The life of a subscription. What is not listed changes nothing: anyone who asks again stays
 * subscribed, and only the owner of an address starts, ends or resumes it.
 */
const arrows: Readonly<Record<SubscriptionState, Partial<Readonly<Record<SubscriptionAct, SubscriptionState>>>>> = {
  pending: { asked: "pending", confirmed: "subscribed", cancelled: "cancelled" },
  subscribed: { cancelled: "cancelled" },
  cancelled: { asked: "pending", resumed: "subscribed" },
};

/**
 * Someone who types a cancelled address makes it pending: its owner, who has confirmed it once,
 * resumes it anyway.
 * @returns undefined where the act changes nothing
 */
export function stateAfter(
  { state, subscribedAt }: Pick<Subscription, "state" | "subscribedAt">,
  act: SubscriptionAct,
): SubscriptionState | undefined {
  if (state === "pending" && act === "resumed" && subscribedAt !== null) return "subscribed";
  return arrows[state][act];
}
