import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { type Newcomer, newcomerOf } from "./third-party-login.ts";

const noteName = "social-newcomer";

/**
 * Carries a user returning from Google over to the registration page, which is another document.
 */
export function storeNewcomer(newcomer: Newcomer): void {
  writePersonalNote(noteName, JSON.stringify(newcomer));
}

/** Read once, then removed. */
export function takeNewcomer(): Newcomer | undefined {
  const text = readPersonalNote(noteName);
  if (text === undefined) return undefined;
  writePersonalNote(noteName, "");
  const kept: unknown = JSON.parse(text);
  return typeof kept === "object" && kept !== null ? newcomerOf({ ...kept, emailVerified: true }) : undefined;
}
