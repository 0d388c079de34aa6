import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";

const note = "club-login-number";

/**
 * The number of a card that was right at the club's login but belongs to no account here: the
 * club's registration begins with it. Its address carries only the way back [LGN-15].
 * @param mobile the digits after +62
 */
export function storeClubLoginNumber(mobile: string): void {
  writePersonalNote(note, mobile);
}

/** The digits after +62; empty if there is none. */
export function clubLoginNumber(): string {
  return readPersonalNote(note) ?? "";
}
