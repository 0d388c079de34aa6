import { flagOf, isSubscribed } from "@gelora/person/subscription-flags.ts";

/** How a member hears of news. The third flag has no box of its own and goes back as it came [Q37]. */
export type Subscriptions = { readonly email: boolean; readonly whatsapp: boolean; readonly news: string };
export type Way = "email" | "whatsapp";
export const ways: readonly Way[] = ["email", "whatsapp"];

type Flags = {
  readonly emailSubscribe?: string | null | undefined;
  readonly whatsappSubscribe?: string | null | undefined;
  readonly newsSubscribe?: string | null | undefined;
};

/** Reads the flags, in which '0' is subscribed [NWS-18]; what is no flag is no subscription. */
export function subscriptionsOf({ emailSubscribe, whatsappSubscribe, newsSubscribe }: Flags): Subscriptions {
  return {
    email: isSubscribed(emailSubscribe ?? "") ?? false,
    whatsapp: isSubscribed(whatsappSubscribe ?? "") ?? false,
    news: newsSubscribe ?? flagOf(false),
  };
}

/** The flags to send, as text: '0' subscribed, '1' not [NWS-18, NWS-19]. */
export function flagsOf({ email, whatsapp, news }: Subscriptions) {
  return { emailSubscribe: flagOf(email), whatsappSubscribe: flagOf(whatsapp), newsSubscribe: news };
}

/** One of the two stays: the only chosen one cannot be unticked [NWS-20]. */
export function isLastChosen(subscriptions: Subscriptions, way: Way): boolean {
  return subscriptions[way] && ways.every((other) => other === way || !subscriptions[other]);
}
