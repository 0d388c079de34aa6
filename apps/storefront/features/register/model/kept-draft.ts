import { readPersonalNote, writePersonalNote } from "../../../platform/personal-notes.ts";
import type { SignUpForm } from "./sign-up-form.ts";

/** What is worth keeping of a form: no password, and no consent, which is given anew. */
export type Draft = Partial<
  Pick<SignUpForm, "email" | "firstName" | "lastName" | "birthDate" | "gender" | "newsletter">
>;

type Kept = { readonly mobile: string; readonly draft: Draft };

const keptUnder = "sign-up";

/** Keeps what was typed in this tab, until it has made a member: whose token expired [SGN-38], or who has reloaded the page, does not type it again. */
export function keepDraft(mobile: string, { email, firstName, lastName, birthDate, gender, newsletter }: Draft): void {
  const draft = { email, firstName, lastName, birthDate, gender, newsletter };
  writePersonalNote(keptUnder, JSON.stringify({ mobile, draft }));
}

/** It belongs to one number: another one begins with an empty form. */
export function keptDraft(mobile: string): Draft {
  const kept = readKept();
  return kept?.mobile === mobile ? kept.draft : {};
}

/** The number that a registration was begun with. */
export function keptNumber(): string {
  return readKept()?.mobile ?? "";
}

export function forgetDraft(): void {
  writePersonalNote(keptUnder, "");
}

function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readPersonalNote(keptUnder) ?? "null");
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
