import { isEmail } from "@gelora/locale/email.ts";
import { mobileDigitsOf, mobileError } from "@gelora/locale/mobile.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { type BirthDate, isOldEnough, readSentBirthDate } from "@gelora/person/birth-date.ts";
import { isPersonName, isWhatsappId, longestEdit } from "@gelora/person/edit-rules.ts";
import type { Gender } from "./member.ts";

/** One field of a profile, as typed; null or absent fields were not sent. */
export type TypedProfileChange = {
  readonly [Field in "firstName" | "lastName" | "email" | "mobile" | "whatsApp" | "birthDate" | "tokenOtpPhoneNo"]?:
    | string
    | null
    | undefined;
} & { readonly gender?: Gender | null | undefined };

export type ProfileChange =
  | { readonly firstName: string }
  | { readonly lastName: string }
  | { readonly gender: Gender }
  | { readonly birthDate: BirthDate }
  | { readonly whatsapp: string }
  | { readonly email: string }
  /** Without the +62 prefix, and the token of the code sent there. */
  | { readonly mobile: string; readonly token: string };

/**
 * The one requested change [ACC-13], validated by its field's rules [ACC-12]. The limit of 20
 * characters is for names only, not for addresses.
 */
export function readProfileChange(typed: TypedProfileChange, now: Date): Outcome<ProfileChange> {
  const { tokenOtpPhoneNo: token, ...fields } = typed;
  const [given, ...more] = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  if (!given || more.length > 0) return failure("INVALID_INPUT", { reason: "Exactly one field changes at a time." });
  const { firstName, lastName, email, mobile, whatsApp, gender, birthDate } = fields;
  if (typeof firstName === "string") return nameOr("firstName", firstName, (name) => ({ firstName: name }));
  if (typeof lastName === "string") return nameOr("lastName", lastName, (name) => ({ lastName: name }));
  if (gender) return success({ gender });
  if (typeof birthDate === "string") return birthDateChange(birthDate, now);
  if (typeof whatsApp === "string") return whatsappChange(whatsApp);
  if (typeof email === "string")
    return isEmail(email.trim()) ? success({ email: email.trim() }) : failure("EMAIL_INVALID");
  return mobileChange(mobile ?? "", token ?? "");
}

function nameOr(
  field: "firstName" | "lastName",
  typed: string,
  change: (name: string) => ProfileChange,
): Outcome<ProfileChange> {
  const name = typed.trim();
  const isShort = Array.from(name).length <= longestEdit;
  return isShort && isPersonName(name) ? success(change(name)) : failure("NAME_INVALID", { field, most: longestEdit });
}

function birthDateChange(typed: string, now: Date): Outcome<ProfileChange> {
  const birthDate = readSentBirthDate(typed.trim());
  return birthDate && isOldEnough(birthDate, now) ? success({ birthDate }) : failure("BIRTH_DATE_INVALID");
}

function whatsappChange(typed: string): Outcome<ProfileChange> {
  const whatsapp = typed.trim();
  return isWhatsappId(whatsapp) ? success({ whatsapp }) : failure("WHATSAPP_INVALID");
}

function mobileChange(typed: string, token: string): Outcome<ProfileChange> {
  const error = mobileError(typed);
  return error ? failure(error) : success({ mobile: mobileDigitsOf(typed), token });
}
