import { isEmail } from "@gelora/locale/email.ts";
import { type BirthDate, isOldEnough, isWrittenAsDay, readBirthDate } from "@gelora/person/birth-date.ts";
import { isPersonName } from "@gelora/person/edit-rules.ts";
import { brokenPasswordRules } from "@gelora/person/password-rule.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { type SignUpField, signUpFields } from "./sign-up-fields.ts";

export type Gender = "MALE" | "FEMALE";

/** The fields' values. */
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
  /** To the club's use of data; in the club's form only [SGN-07]. */
  readonly dataConsent: boolean;
  readonly newsletter: boolean;
};

export type FieldError =
  | "REQUIRED"
  | "EMAIL_INVALID"
  | "EMAIL_NOT_VERIFIED"
  | "PASSWORD_RULES"
  | "PASSWORDS_DIFFER"
  | "NAME_INVALID"
  | "BIRTH_DATE_UNREADABLE"
  | "BIRTH_DATE_NO_DAY"
  | "BIRTH_DATE_TOO_YOUNG";

export type SignUpErrors = Readonly<Partial<Record<SignUpField, FieldError>>>;

export const emptySignUp: SignUpForm = {
  email: "",
  password: "",
  rePassword: "",
  firstName: "",
  lastName: "",
  birthDate: "",
  gender: "",
  policyConsent: false,
  dataConsent: false,
  newsletter: false,
};

/** The form's birth date, if it is a valid one. */
export const birthDateOf = ({ birthDate }: SignUpForm): BirthDate | undefined => readBirthDate(birthDate);

/**
 * All errors that keep a form from being sent [SGN-10 to SGN-21]. The consent is not among them:
 * Register can be pressed without it [K11].
 * @param verifiedEmail the address that was verified
 */
export function signUpErrors(form: SignUpForm, verifiedEmail: string | undefined, now: Date): SignUpErrors {
  const errors: Readonly<Record<SignUpField, FieldError | undefined>> = {
    email: emailError(form.email.trim()),
    validationCode:
      verifiedEmail !== undefined && verifiedEmail === form.email.trim() ? undefined : "EMAIL_NOT_VERIFIED",
    password: requiredOr(form.password, brokenPasswordRules(form.password).length > 0, "PASSWORD_RULES"),
    rePassword: requiredOr(form.rePassword, form.rePassword !== form.password, "PASSWORDS_DIFFER"),
    firstName: requiredOr(form.firstName.trim(), !isPersonName(form.firstName), "NAME_INVALID"),
    lastName: requiredOr(form.lastName.trim(), !isPersonName(form.lastName), "NAME_INVALID"),
    birthDate: birthDateError(form, now),
    gender: form.gender === "" ? "REQUIRED" : undefined,
  };
  return Object.fromEntries(signUpFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

function requiredOr(text: string, isWrong: boolean, error: FieldError): FieldError | undefined {
  if (text === "") return "REQUIRED";
  return isWrong ? error : undefined;
}

function emailError(email: string): FieldError | undefined {
  return requiredOr(email, !isEmail(email), "EMAIL_INVALID");
}

function birthDateError(form: SignUpForm, now: Date): FieldError | undefined {
  if (form.birthDate.trim() === "") return "REQUIRED";
  const date = birthDateOf(form);
  if (!date) return isWrittenAsDay(form.birthDate) ? "BIRTH_DATE_NO_DAY" : "BIRTH_DATE_UNREADABLE";
  return isOldEnough(date, now) ? undefined : "BIRTH_DATE_TOO_YOUNG";
}

/** The field that the shop's error is about; undefined for others [SGN-41]. */
export function fieldOfRefusal({ code, details }: Pick<CallFailure, "code" | "details">): SignUpField | undefined {
  const fields: Readonly<Record<string, SignUpField>> = {
    EMAIL_TAKEN: "email",
    EMAIL_INVALID: "email",
    EMAIL_NOT_VERIFIED: "validationCode",
    PASSWORD_RULES: "password",
    PASSWORD_COMMON: "password",
    PASSWORDS_DIFFER: "rePassword",
    NAME_INVALID: details?.field === "lastName" ? "lastName" : "firstName",
    BIRTH_DATE_INVALID: "birthDate",
  };
  return Object.hasOwn(fields, code) ? fields[code] : undefined;
}
