import { isEmail } from "@gelora/locale/email.ts";
import { type BirthDate, isOldEnough, readBirthDate } from "@gelora/person/birth-date.ts";
import { isPersonName } from "@gelora/person/edit-rules.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import { type SignUpField, type SignUpWay, shopSignUp } from "./sign-up-way.ts";

export type Gender = "MALE" | "FEMALE";

/** What is typed and chosen, as it stands in the fields. */
export type SignUpForm = {
  readonly email: string;
  readonly password: string;
  readonly rePassword: string;
  readonly firstName: string;
  readonly lastName: string;
  /** DD/MM/YYYY */
  readonly birthDate: string;
  readonly gender: Gender | "";
  readonly policyConsent: boolean;
  readonly newsletter: boolean;
};

export type FieldFault =
  | "REQUIRED"
  | "EMAIL_INVALID"
  | "EMAIL_NOT_VERIFIED"
  | "PASSWORD_RULES"
  | "PASSWORDS_DIFFER"
  | "NAME_INVALID"
  | "BIRTH_DATE_UNREADABLE"
  | "BIRTH_DATE_TOO_YOUNG";

export type SignUpFaults = Readonly<Partial<Record<SignUpField, FieldFault>>>;

export const emptySignUp = (way: SignUpWay): SignUpForm => ({
  email: "",
  password: "",
  rePassword: "",
  firstName: "",
  lastName: "",
  birthDate: "",
  gender: "",
  policyConsent: false,
  newsletter: way.newsletterAtFirst,
});

/** The day of birth of a form, where it is one of the calendar. */
export const birthDateOf = ({ birthDate }: SignUpForm): BirthDate | undefined => readBirthDate(birthDate);

/**
 * All that stands between a form and Register [SGN-10 to SGN-21]. The consent is none of it: Register can be pressed without [K11].
 * @param verifiedEmail the address that was verified
 */
export function signUpFaults(form: SignUpForm, verifiedEmail: string | undefined, now: Date): SignUpFaults {
  const faults: Readonly<Record<SignUpField, FieldFault | undefined>> = {
    email: emailFault(form.email.trim()),
    validationCode:
      verifiedEmail !== undefined && verifiedEmail === form.email.trim() ? undefined : "EMAIL_NOT_VERIFIED",
    password: requiredOr(form.password, brokenPasswordRules(form.password).length > 0, "PASSWORD_RULES"),
    rePassword: requiredOr(form.rePassword, form.rePassword !== form.password, "PASSWORDS_DIFFER"),
    firstName: requiredOr(form.firstName.trim(), !isPersonName(form.firstName), "NAME_INVALID"),
    lastName: requiredOr(form.lastName.trim(), !isPersonName(form.lastName), "NAME_INVALID"),
    birthDate: birthDateFault(form, now),
    gender: form.gender === "" ? "REQUIRED" : undefined,
  };
  return Object.fromEntries(shopSignUp.fields.flatMap((field) => (faults[field] ? [[field, faults[field]]] : [])));
}

function requiredOr(text: string, isFaulty: boolean, fault: FieldFault): FieldFault | undefined {
  if (text === "") return "REQUIRED";
  return isFaulty ? fault : undefined;
}

function emailFault(email: string): FieldFault | undefined {
  return requiredOr(email, !isEmail(email), "EMAIL_INVALID");
}

function birthDateFault(form: SignUpForm, now: Date): FieldFault | undefined {
  if (form.birthDate.trim() === "") return "REQUIRED";
  const date = birthDateOf(form);
  if (!date) return "BIRTH_DATE_UNREADABLE";
  return isOldEnough(date, now) ? undefined : "BIRTH_DATE_TOO_YOUNG";
}

/** Which field a refusal of the shop is about; undefined for the rest [SGN-41]. */
export function fieldOfRefusal(code: string): SignUpField | undefined {
  const fields: Readonly<Record<string, SignUpField>> = {
    EMAIL_TAKEN: "email",
    EMAIL_INVALID: "email",
    EMAIL_NOT_VERIFIED: "validationCode",
    PASSWORD_RULES: "password",
    PASSWORD_COMMON: "password",
    PASSWORDS_DIFFER: "rePassword",
    NAME_INVALID: "firstName",
    BIRTH_DATE_INVALID: "birthDate",
  };
  return Object.hasOwn(fields, code) ? fields[code] : undefined;
}
