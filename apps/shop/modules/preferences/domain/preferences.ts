import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { flagOf, isSubscribed } from "@gelora/person/subscription-flags.ts";

/** True: subscribed. On the wire it is the other way round, as '0' and '1'; that is translated here alone [K33]. */
export type Preferences = { readonly email: boolean; readonly whatsapp: boolean; readonly news: boolean };

export type PreferenceFlags = {
  readonly emailSubscribe?: string | null | undefined;
  readonly whatsappSubscribe?: string | null | undefined;
  readonly newsSubscribe?: string | null | undefined;
};

/** What a member has who has chosen nothing: email reaches everybody, the rest waits for a yes. */
export const firstPreferences: Preferences = { email: true, whatsapp: false, news: false };

/** The box for news at sign-up speaks for WhatsApp too [Q37]; email stays on, since one of both does [NWS-20]. */
export function preferencesAtSignUp(newsletter: boolean): Preferences {
  return { email: true, whatsapp: newsletter, news: newsletter };
}

/** The preferences after flags came in; a flag that is left out stays as it was [Q37]. Refused: what is no flag, and neither email nor WhatsApp [NWS-20]. */
export function changedPreferences(before: Preferences, flags: PreferenceFlags): Outcome<Preferences> {
  const email = readFlag(flags.emailSubscribe, before.email);
  const whatsapp = readFlag(flags.whatsappSubscribe, before.whatsapp);
  const news = readFlag(flags.newsSubscribe, before.news);
  if (email === undefined || whatsapp === undefined || news === undefined)
    return failure("INVALID_INPUT", { reason: "A flag is the text '0' (subscribed) or '1' (not subscribed)." });
  return email || whatsapp ? success({ email, whatsapp, news }) : failure("SUBSCRIPTION_NEEDED");
}

export function flagsOf({ email, whatsapp, news }: Preferences) {
  return { emailSubscribe: flagOf(email), whatsappSubscribe: flagOf(whatsapp), newsSubscribe: flagOf(news) };
}

function readFlag(flag: string | null | undefined, before: boolean): boolean | undefined {
  return flag === null || flag === undefined ? before : isSubscribed(flag);
}
