import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { ownPath } from "../../../platform/page/own-path.ts";
import { withWayBack } from "../../../platform/page/way-back.ts";
import { rowOfAddress } from "../../../platform/pages/page-facts.ts";

const noteName = "social-way-back";

/**
 * Where this tab's user was going when they left for Google, if they return without a result: the
 * shop, which also knows it, is not asked then.
 */
export function storeWayBack(redirectUrl: string): void {
  writePersonalNote(noteName, redirectUrl);
}

/** The registration page of a way back: the club's, if the user left from there, or the shop's. */
export function registrationOf(wayBack: string): string {
  return rowOfAddress(wayBack).path === "register/mapclub" ? wayBack : withWayBack("/register", wayBack);
}

export function storedWayBack(): string {
  return ownPath(readPersonalNote(noteName));
}
