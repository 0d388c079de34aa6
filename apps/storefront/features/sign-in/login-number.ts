import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";

const note = "login-number";

/**
 * The number that was typed at a login: who has no account yet begins their registration with it.
 * The address carries only the way back [REG-01, LGN-15].
 * @param mobile the digits after +62
 */
export function storeLoginNumber(mobile: string): void {
  writePersonalNote(note, mobile);
}

/** The digits after +62; empty if there is none. */
export function loginNumber(): string {
  return readPersonalNote(note) ?? "";
}
