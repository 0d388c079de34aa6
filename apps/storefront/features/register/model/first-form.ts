import type { RegistrationKey } from "./registration-key.ts";
import { emptySignUp, type Gender, type SignUpForm } from "./sign-up-form.ts";
import type { Draft } from "./stored-draft.ts";

type KnownMember = {
  readonly email?: string | null;
  readonly emailVerified?: boolean | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly birthDateLabel?: string | null;
  readonly gender?: Gender | null;
  readonly loyaltyMemberId?: string | null;
};

export type FirstForm = {
  readonly form: SignUpForm;
  /** A verified address that the shopper arrived with; it cannot be changed [SGN-40, EMV-07]. */
  readonly lockedEmail: string | undefined;
  /** The address that was verified before a reload. */
  readonly verifiedEmail: string | undefined;
  /** A friend's code that was typed before, to be verified again; empty without one. */
  readonly referralCode: string;
};

/**
 * The form's initial values [Q12, SGN-40]: the key's verified address, an inactive member's record,
 * and what was typed before. An unverified address on the record is only a suggestion.
 */
export function firstForm(key: RegistrationKey, record: KnownMember | undefined, draft: Draft): FirstForm {
  const ofRecord = record?.emailVerified === true ? (record.email ?? undefined) : undefined;
  const lockedEmail = key.email ?? ofRecord;
  const { referralCode = "", verifiedEmail, ...typed } = draft;
  const form = {
    ...emptySignUp,
    firstName: record?.firstName ?? "",
    lastName: record?.lastName ?? "",
    birthDate: record?.birthDateLabel ?? "",
    gender: record?.gender ?? "",
    email: record?.email ?? "",
    // The club's special offers are ticked at first [SGN-30, Q36].
    newsletter: key.mapclub === true,
    ...typed,
  } as const;
  return {
    form: lockedEmail ? { ...form, email: lockedEmail } : form,
    lockedEmail,
    verifiedEmail,
    referralCode: asksForFriend(key, record) ? referralCode : "",
  };
}

/** Of the club's form: a friend's code counts for new cards only [REF-01, K10]. */
function asksForFriend(key: RegistrationKey, record: KnownMember | undefined): boolean {
  return key.mapclub === true && !record?.loyaltyMemberId;
}
