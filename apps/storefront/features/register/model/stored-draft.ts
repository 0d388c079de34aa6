import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { storeLastNumber } from "../../sign-in/last-number.ts";
import type { SignUpForm } from "./sign-up-form.ts";

/** The fields to store: no password, and no consent, which must be given again. */
export type Draft = Partial<
  Pick<SignUpForm, "email" | "firstName" | "lastName" | "birthDate" | "gender" | "newsletter"> & {
    /** A friend's code as it stands in the club's form, verified or not. */
    readonly referralCode: string;
    /** The address that was verified by a code; the shop decides whether it still counts. */
    readonly verifiedEmail: string | undefined;
  }
>;

/** `club`: of the club's form, whose checkbox for news means something else. */
type Stored = { readonly mobile: string; readonly club: boolean; readonly draft: Draft };

const noteName = "sign-up";

/**
 * Stores what was typed in this tab until the sign-up succeeds, so it survives an expired token
 * [SGN-38] or a reload. The registration that starts over begins with its number.
 */
export function storeDraft(mobile: string, fields: Draft, club = false): void {
  const { email, firstName, lastName, birthDate, gender, newsletter, referralCode, verifiedEmail } = fields;
  const draft = { email, firstName, lastName, birthDate, gender, newsletter, referralCode, verifiedEmail };
  writePersonalNote(noteName, JSON.stringify({ mobile, club, draft }));
  storeLastNumber(mobile);
}

/**
 * It belongs to one number: another begins with an empty form. The choice about news belongs to one
 * form.
 */
export function storedDraft(mobile: string, club = false): Draft {
  const kept = readStored();
  if (kept?.mobile !== mobile) return {};
  const { newsletter, ...draft } = kept.draft;
  return kept.club === club && newsletter !== undefined ? { ...draft, newsletter } : draft;
}

export function removeDraft(): void {
  writePersonalNote(noteName, "");
}

function readStored(): Stored | undefined {
  try {
    const kept: unknown = JSON.parse(readPersonalNote(noteName) ?? "null");
    if (typeof kept !== "object" || kept === null || !("mobile" in kept) || !("draft" in kept)) return undefined;
    const { mobile, draft } = kept;
    const club = "club" in kept && kept.club === true;
    return typeof mobile === "string" ? { mobile, club, draft: draftOf(draft) } : undefined;
  } catch {
    return undefined;
  }
}

function draftOf(kept: unknown): Draft {
  if (typeof kept !== "object" || kept === null) return {};
  const parts: Readonly<Record<string, unknown>> = { ...kept };
  const texts = ["email", "firstName", "lastName", "birthDate", "referralCode", "verifiedEmail"] as const;
  const { gender, newsletter } = parts;
  return {
    ...Object.fromEntries(texts.flatMap((name) => (typeof parts[name] === "string" ? [[name, parts[name]]] : []))),
    ...(gender === "MALE" || gender === "FEMALE" ? { gender } : {}),
    ...(typeof newsletter === "boolean" ? { newsletter } : {}),
  };
}
