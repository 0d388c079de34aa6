import type { Language } from "@gelora/locale/language.ts";
import type { BirthDate } from "@gelora/person/birth-date.ts";

/**
 * A person on record. `active` has registered and can sign in; `inactive` comes from elsewhere (a
 * till, an older shop) and becomes active when the owner of the mobile number registers.
 */
export type Member = {
  readonly memberCode: string;
  readonly status: "active" | "inactive";
  /**
   * As typed. An unverified address is only a claim: it blocks nobody else and cannot be used to
   * sign in.
   */
  readonly email?: string;
  readonly emailVerified: boolean;
  /** Without the +62 prefix. */
  readonly mobile?: string;
  readonly mobileVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate?: BirthDate;
  readonly gender?: Gender;
  readonly whatsapp?: string;
  /** The language they last signed in with, for messages that no request causes. */
  readonly language: Language;
  /** The code of the club's member that the account is linked to. The club decides it. */
  readonly loyaltyMemberId?: string;
};

export type Gender = "MALE" | "FEMALE";

/**
 * A person as an outside party knows them: by issuer and the id there, never by an email (AC-16).
 */
export type Identity = { readonly issuer: string; readonly subject: string };

export type ThirdChannel = "google" | "facebook";

/**
 * What a third party asserted about someone without an account here; stored until the sign-up that
 * uses its ticket.
 */
export type PendingIdentity = Identity & {
  readonly channel: ThirdChannel;
  readonly email?: string;
  /** Whether the third party has verified the address. */
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
};
