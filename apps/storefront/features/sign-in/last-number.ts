import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";

const note = "last-number";

/**
 * The number that was last given in this tab, at a login or in a registration: a registration
 * begins with it. The address carries only the way back [REG-01, LGN-15].
 * @param mobile the digits after +62
 */
export function storeLastNumber(mobile: string): void {
  writePersonalNote(note, mobile);
}

/** The digits after +62; empty if there is none. */
export function lastNumber(): string {
  return readPersonalNote(note) ?? "";
}
