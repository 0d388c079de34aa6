import { readPersonalNote, writePersonalNote } from "../../../platform/personal-notes.ts";
import type { Newcomer } from "./third-party-login.ts";

const keptUnder = "social-newcomer";

/** Carries who came back from Google over to the registration page, which is another document. */
export function keepNewcomer(newcomer: Newcomer): void {
  writePersonalNote(keptUnder, JSON.stringify(newcomer));
}

/** Answers once. */
export function takeNewcomer(): Newcomer | undefined {
  const text = readPersonalNote(keptUnder);
  if (text === undefined) return undefined;
  writePersonalNote(keptUnder, "");
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== "object" || kept === null || !("tokenSS" in kept)) return undefined;
  const { tokenSS } = kept;
  if (typeof tokenSS !== "string") return undefined;
  return { tokenSS, ...("email" in kept && typeof kept.email === "string" ? { email: kept.email } : {}) };
}
