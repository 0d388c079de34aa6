import { type BirthDate, compactBirthDate, shownBirthDate } from "@gelora/person/birth-date.ts";
import { encodePassword } from "@gelora/person/encoded-password.ts";
import { type ClientState, isMember } from "../../../platform/session/client-state.ts";
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
  /** Of the signed-in account, if any [SGN-34]. */
  readonly memberCode: string | undefined;
  /** Of the club's form, unless it was refused [REF-04, Q35]. */
  readonly referralCode?: string | undefined;
};

/**
 * The registration's input [SGN-26 to SGN-33], with the key's tokens [Q19]. Passwords are never
 * sent as typed [SGN-29].
 */
export function signUpInput({ form, birthDate, gender }: CompleteForm, { key, id, memberCode, referralCode }: Carried) {
  return {
    email: form.email.trim(),
    mobile: key.mobile,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    birthDate: key.mapclub ? shownBirthDate(birthDate) : compactBirthDate(birthDate),
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
    ...(key.mapclub && referralCode ? { referralCode: referralCode.toUpperCase() } : {}),
  };
}

/**
 * The code of the member's account that is signed in [SGN-34]; a guest account registers as a guest
 * does.
 */
export function memberCodeOf(state: ClientState) {
  const { accountInfo } = state;
  return isMember(state) ? (accountInfo?.userCode ?? accountInfo?.memberCode ?? undefined) : undefined;
}

export type SignUpSubmission = ReturnType<typeof signUpInput>;
