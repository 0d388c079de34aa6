import { isEmail } from "@gelora/locale/email.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { type BirthDate, isOldEnough, readSentBirthDate } from "@gelora/person/birth-date.ts";
import { isPersonName, longestPersonName } from "@gelora/person/edit-rules.ts";
import type { Gender } from "./member.ts";

/** What a person typed to sign up, and what their browser sent along. */
export type SignUpForm = {
  readonly email: string;
  readonly mobile: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: Gender;
  readonly password: string;
  readonly rePassword: string;
  readonly newsletter: boolean;
  /** The inactive record they were shown. */
  readonly recordCode: string | undefined;
  readonly mobileToken: string;
  /** The ticket of a third party's assertion about them. */
  readonly ticket: string | undefined;
};

export type SignUpPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: BirthDate;
  readonly gender: Gender;
};

/**
 * The person of a form, or its first error, in the order of the page [SGN-12, SGN-18 to SGN-21].
 */
export function readPerson(form: SignUpForm, now: Date): Outcome<SignUpPerson> {
  const email = form.email.trim();
  if (!isEmail(email)) return failure("EMAIL_INVALID");
  const unreadable = (["firstName", "lastName"] as const).find((field) => !isPersonName(form[field]));
  if (unreadable) return failure("NAME_INVALID", { field: unreadable, most: longestPersonName });
  const birthDate = readSentBirthDate(form.birthDate.trim());
  if (!birthDate || !isOldEnough(birthDate, now)) return failure("BIRTH_DATE_INVALID");
  return success({
    email,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    birthDate,
    gender: form.gender,
  });
}
