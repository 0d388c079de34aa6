import { type BirthDate, compactBirthDate } from "@gelora/person/birth-date.ts";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import type { RegistrationKey } from "./registration-key.ts";
import type { Gender, SignUpForm } from "./sign-up-form.ts";

export type CompleteForm = {
  readonly form: SignUpForm;
  readonly birthDate: BirthDate;
  readonly gender: Gender;
};

export type Carried = {
  readonly key: RegistrationKey;
  /** The inactive member's id [SGN-32]. */
  readonly id: string | undefined;
  /** Of the account that is signed in, if any [SGN-34]. */
  readonly memberCode: string | undefined;
};

/** What is sent to become a member [SGN-26 to SGN-33], with the tokens of the key [Q19]. Passwords never travel as typed [SGN-29]. */
export function signUpInput({ form, birthDate, gender }: CompleteForm, { key, id, memberCode }: Carried) {
  return {
    email: form.email.trim(),
    mobile: key.mobile,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    birthDate: compactBirthDate(birthDate),
    gender,
    password: encodePassword(form.password),
    rePassword: encodePassword(form.rePassword),
    newsletterSubscription: form.newsletter,
    joinLoyaltyProgram: true,
    token: key.token,
    ...(key.tokenSS ? { tokenSS: key.tokenSS } : {}),
    ...(key.tokenOtpPhoneNo ? { tokenOtpPhoneNo: key.tokenOtpPhoneNo } : {}),
    ...(id ? { id } : {}),
    ...(memberCode ? { memberCode } : {}),
  };
}

export type SignUpSubmission = ReturnType<typeof signUpInput>;
