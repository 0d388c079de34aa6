import type { Language } from "@gelora/locale/language.ts";
import type { BirthDate } from "@gelora/person/birth-date.ts";

/**
 * A person in the shop's books. `active` has registered and can sign in; `inactive` is known from elsewhere (a till, an older shop) and becomes active when
 * who owns the mobile registers.
 */
export type Member = {
  readonly memberCode: string;
  readonly status: "active" | "inactive";
  /** As typed. What is not verified is a claim: it holds nothing against others and signs nobody in. */
  readonly email?: string;
  readonly emailVerified: boolean;
  /** Digits after +62. */
  readonly mobile?: string;
  readonly mobileVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: BirthDate;
  readonly gender?: Gender;
  readonly whatsapp?: string;
  /** The language in which they registered, for messages that no request causes. */
  readonly language: Language;
};

export type Gender = "MALE" | "FEMALE";

/** A person as an outside party knows them: keyed by who says so and their id there, never by an email (AC-16). */
export type Identity = { readonly issuer: string; readonly subject: string };

export type ThirdChannel = "google" | "facebook";

/** What a third party said of somebody who has no account here yet; waits for the sign-up that spends its ticket. */
export type PendingIdentity = Identity & {
  readonly channel: ThirdChannel;
  readonly email?: string;
  /** Whether the third party vouches for the address. */
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
};
