import { flagOf, isSubscribed } from "@gelora/person/subscription-flags.ts";

/**
 * How a member hears from the shop: the channels of messages about orders, and news or none [Q37].
 */
export type Subscriptions = { readonly email: boolean; readonly whatsapp: boolean; readonly news: boolean };
export type Subscription = keyof Subscriptions;

export const channels = ["email", "whatsapp"] as const;

type Flags = {
  readonly emailSubscribe?: string | null | undefined;
  readonly whatsappSubscribe?: string | null | undefined;
  readonly newsSubscribe?: string | null | undefined;
};

/** Reads the flags: '0' is subscribed [NWS-18], anything else is not. */
export function subscriptionsOf({ emailSubscribe, whatsappSubscribe, newsSubscribe }: Flags): Subscriptions {
  return {
    email: isSubscribed(emailSubscribe ?? "") ?? false,
    whatsapp: isSubscribed(whatsappSubscribe ?? "") ?? false,
    news: isSubscribed(newsSubscribe ?? "") ?? false,
  };
}

/** The flags to send, as text: '0' subscribed, '1' not [NWS-18, NWS-19]. */
export function flagsOf({ email, whatsapp, news }: Subscriptions) {
  return { emailSubscribe: flagOf(email), whatsappSubscribe: flagOf(whatsapp), newsSubscribe: flagOf(news) };
}

/** At least one channel stays on: the only one chosen cannot be unticked [NWS-20]. */
export function lastChannel(subscriptions: Subscriptions): (typeof channels)[number] | undefined {
  const [first, ...others] = channels.filter((channel) => subscriptions[channel]);
  return others.length === 0 ? first : undefined;
}
