import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { flagOf, isSubscribed } from "@gelora/person/subscription-flags.ts";

/**
 * How a member wants to hear from the shop [Q37]. True: subscribed; the contract inverts it, as '0'
 * and '1', and only this module translates [K33].
 */
export type Preferences = {
  /** The channels of messages about orders; one of them is always on [NWS-20]. */
  readonly email: boolean;
  readonly whatsapp: boolean;
  /** Consent to news and offers, through the channels above; given and withdrawn by itself. */
  readonly news: boolean;
};

export type PreferenceFlags = {
  readonly emailSubscribe?: string | null | undefined;
  readonly whatsappSubscribe?: string | null | undefined;
  readonly newsSubscribe?: string | null | undefined;
};

/** The defaults: messages about orders come both ways; news and offers are opt-in. */
export const firstPreferences: Preferences = { email: true, whatsapp: true, news: false };

/** The newsletter box at sign-up is the consent to news, and nothing else [Q37]. */
export function preferencesAtSignUp(newsletter: boolean): Preferences {
  return { ...firstPreferences, news: newsletter };
}

/** Where someone can be reached; undefined where nothing is known. */
export type Reach = { readonly email: string | undefined; readonly mobile: string | undefined };

/**
 * Where a message about an order goes: to the chosen channels, or to the other one when the chosen
 * one has no address, so that it arrives somewhere.
 */
export function chosenReach({ email, whatsapp }: Preferences, known: Reach): Reach {
  const chosen = { email: email ? known.email : undefined, mobile: whatsapp ? known.mobile : undefined };
  return chosen.email || chosen.mobile ? chosen : known;
}

/**
 * The preferences after a change; absent flags stay as they were [Q37]. Rejects invalid flags, and
 * turning off both email and WhatsApp [NWS-20].
 */
export function changedPreferences(before: Preferences, flags: PreferenceFlags): Outcome<Preferences> {
  const email = readFlag(flags.emailSubscribe, before.email);
  const whatsapp = readFlag(flags.whatsappSubscribe, before.whatsapp);
  const news = readFlag(flags.newsSubscribe, before.news);
  if (email === undefined) return invalidFlag("emailSubscribe");
  if (whatsapp === undefined) return invalidFlag("whatsappSubscribe");
  if (news === undefined) return invalidFlag("newsSubscribe");
  return email || whatsapp ? success({ email, whatsapp, news }) : failure("SUBSCRIPTION_NEEDED");
}

export function flagsOf({ email, whatsapp, news }: Preferences) {
  return { emailSubscribe: flagOf(email), whatsappSubscribe: flagOf(whatsapp), newsSubscribe: flagOf(news) };
}

const invalidFlag = (field: keyof PreferenceFlags) =>
  failure("INVALID_INPUT", { field, reason: "A flag is the text '0' (subscribed) or '1' (not subscribed)." });

function readFlag(flag: string | null | undefined, before: boolean): boolean | undefined {
  return flag === null || flag === undefined ? before : isSubscribed(flag);
}
