import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import type { SignUpForm } from "./sign-up-form.ts";

/** The fields to store: no password, and no consent, which must be given again. */
export type Draft = Partial<
  Pick<SignUpForm, "email" | "firstName" | "lastName" | "birthDate" | "gender" | "newsletter">
>;

type Stored = { readonly mobile: string; readonly draft: Draft };

const noteName = "sign-up";

/**
 * Stores what was typed in this tab until the sign-up succeeds, so it survives an expired token
 * [SGN-38] or a reload.
 */
export function storeDraft(mobile: string, { email, firstName, lastName, birthDate, gender, newsletter }: Draft): void {
  const draft = { email, firstName, lastName, birthDate, gender, newsletter };
  writePersonalNote(noteName, JSON.stringify({ mobile, draft }));
}

/** It belongs to one number: another begins with an empty form. */
export function storedDraft(mobile: string): Draft {
  const kept = readStored();
  return kept?.mobile === mobile ? kept.draft : {};
}

/** The number that the registration began with. */
export function storedNumber(): string {
  return readStored()?.mobile ?? "";
}

export function removeDraft(): void {
  writePersonalNote(noteName, "");
}

function readStored(): Stored | undefined {
  try {
    const kept: unknown = JSON.parse(readPersonalNote(noteName) ?? "null");
    if (typeof kept !== "object" || kept === null || !("mobile" in kept) || !("draft" in kept)) return undefined;
    const { mobile, draft } = kept;
    return typeof mobile === "string" ? { mobile, draft: draftOf(draft) } : undefined;
  } catch {
    return undefined;
  }
}

function draftOf(kept: unknown): Draft {
  if (typeof kept !== "object" || kept === null) return {};
  const parts: Readonly<Record<string, unknown>> = { ...kept };
  const texts = ["email", "firstName", "lastName", "birthDate"] as const;
  const { gender, newsletter } = parts;
  return {
    ...Object.fromEntries(texts.flatMap((name) => (typeof parts[name] === "string" ? [[name, parts[name]]] : []))),
    ...(gender === "MALE" || gender === "FEMALE" ? { gender } : {}),
    ...(typeof newsletter === "boolean" ? { newsletter } : {}),
  };
}
