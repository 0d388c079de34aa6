import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { compactBirthDate, isOldEnough, readBirthDate, shownBirthDate } from "@gelora/person/birth-date.ts";
import { isPersonName, isWhatsappId, longestEdit } from "@gelora/person/edit-rules.ts";

/** The fields that a member can change, one at a time [ACC-13, Q83]. */
export type ProfileField = "firstName" | "lastName" | "birthDate" | "gender" | "email" | "mobile" | "whatsApp";

export const genders = ["FEMALE", "MALE"] as const;
export type Gender = (typeof genders)[number];
export const isGender = (text: string): text is Gender => genders.some((gender) => gender === text);

/** One field with its new value, as the call takes it. */
export type ProfileChange =
  | { readonly firstName: string }
  | { readonly lastName: string }
  | { readonly birthDate: string }
  | { readonly gender: Gender }
  | { readonly email: string }
  | { readonly whatsApp: string }
  | { readonly mobile: string; readonly tokenOtpPhoneNo?: string };

export type FieldError =
  | "NAME_INVALID"
  | "TOO_LONG"
  | "BIRTH_DATE_INVALID"
  | "GENDER_EMPTY"
  | "EMAIL_INVALID"
  | "WHATSAPP_INVALID"
  | NonNullable<ReturnType<typeof mobileError>>;

/** The longest text of a field's dialog [ACC-12]; email addresses have their own limit. */
export function longestOf(field: ProfileField): number | undefined {
  return field === "email" ? undefined : longestEdit;
}

/** What is wrong with a new value [ACC-12]. @param now for the age of 18 */
export function fieldError(field: ProfileField, typed: string, now: Date): FieldError | undefined {
  const value = typed.trim();
  if (Array.from(value).length > (longestOf(field) ?? Number.POSITIVE_INFINITY)) return "TOO_LONG";
  switch (field) {
    case "firstName":
    case "lastName":
      return isPersonName(value) ? undefined : "NAME_INVALID";
    case "birthDate":
      return isAdult(value, now) ? undefined : "BIRTH_DATE_INVALID";
    case "gender":
      return isGender(value) ? undefined : "GENDER_EMPTY";
    case "email":
      return isEmail(value) ? undefined : "EMAIL_INVALID";
    case "mobile":
      return mobileError(value);
    case "whatsApp":
      return isWhatsappId(value) ? undefined : "WHATSAPP_INVALID";
  }
}

function isAdult(typed: string, now: Date): boolean {
  const date = readBirthDate(typed);
  return date !== undefined && isOldEnough(date, now);
}

/** The call's input: this field only [ACC-13]. The value must be valid. */
export function changeOf(field: ProfileField, typed: string): ProfileChange {
  const value = typed.trim();
  switch (field) {
    case "birthDate": {
      const date = readBirthDate(value);
      return { birthDate: date ? compactBirthDate(date) : value };
    }
    case "mobile":
      return { mobile: mobileDigitsOf(value) };
    case "gender":
      return { gender: isGender(value) ? value : "FEMALE" };
    case "firstName":
      return { firstName: value };
    case "lastName":
      return { lastName: value };
    case "email":
      return { email: value };
    case "whatsApp":
      return { whatsApp: value };
  }
}

/** `05/03/2000` of the record's `20000305`; empty for none. */
export function shownDate(birthDate: string | null | undefined): string {
  const date = readBirthDate(birthDate ?? "");
  return date ? shownBirthDate(date) : "";
}
