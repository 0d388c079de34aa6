import type { Draft } from "./kept-draft.ts";
import type { RegistrationKey } from "./registration-key.ts";
import { emptySignUp, type Gender, type SignUpForm } from "./sign-up-form.ts";
import { shopSignUp } from "./sign-up-way.ts";

type KnownMember = {
  readonly email?: string | null;
  readonly emailVerified?: boolean | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly birthDateLabel?: string | null;
  readonly gender?: Gender | null;
};

export type FirstForm = {
  readonly form: SignUpForm;
  /** A verified address that came with the shopper: it stands as it is [SGN-40, EMV-07]. */
  readonly lockedEmail: string | undefined;
};

/**
 * What the form begins with [Q12, SGN-40]: the verified address of the key, what is on the record of an inactive member, what was typed before. An address on the record that nobody has
 * verified is a proposal.
 */
export function firstForm(key: RegistrationKey, record: KnownMember | undefined, draft: Draft): FirstForm {
  const ofRecord = record?.emailVerified === true ? (record.email ?? undefined) : undefined;
  const lockedEmail = key.email ?? ofRecord;
  const form = {
    ...emptySignUp(shopSignUp),
    firstName: record?.firstName ?? "",
    lastName: record?.lastName ?? "",
    birthDate: record?.birthDateLabel ?? "",
    gender: record?.gender ?? "",
    email: record?.email ?? "",
    ...draft,
  } as const;
  return { form: lockedEmail ? { ...form, email: lockedEmail } : form, lockedEmail };
}
