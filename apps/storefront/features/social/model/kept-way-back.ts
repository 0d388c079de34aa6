import { ownPath } from "../../../platform/own-path.ts";
import { readPersonalNote, writePersonalNote } from "../../../platform/personal-notes.ts";

const keptUnder = "social-way-back";

/** Where this tab's person wanted to go when they left for Google, for when they come back with nothing: then the shop is not asked, which knows it, too. */
export function keepWayBack(redirectUrl: string): void {
  writePersonalNote(keptUnder, redirectUrl);
}

export function keptWayBack(): string {
  return ownPath(readPersonalNote(keptUnder));
}
