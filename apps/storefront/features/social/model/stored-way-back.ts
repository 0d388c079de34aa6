import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { ownPath } from "../../../platform/page/own-path.ts";

const noteName = "social-way-back";

/**
 * Where this tab's user was going when they left for Google, if they return without a result: the
 * shop, which also knows it, is not asked then.
 */
export function storeWayBack(redirectUrl: string): void {
  writePersonalNote(noteName, redirectUrl);
}

export function storedWayBack(): string {
  return ownPath(readPersonalNote(noteName));
}
