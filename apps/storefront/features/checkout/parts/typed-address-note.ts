import { forgetLastingNote, readLastingNote, writeLastingNote } from "../../../platform/browser/personal-notes.ts";
import { clientState } from "../../../platform/session/client-state.ts";

/**
 * That someone typed an address in this browser that no order has yet, and nothing of the address
 * itself: a phone may have several users, and the address is stored in the tab alone. So a
 * checkout in another tab, or after the browser was closed, can say why it is empty.
 */
export function noteAddressTyped(): void {
  writeLastingNote(noteName(), "yes");
}

export function wasAddressTyped(): boolean {
  return readLastingNote(noteName()) !== undefined;
}

/** Once it is ordered. */
export function forgetAddressTyped(): void {
  forgetLastingNote(noteName());
}

const noteName = (): string => `address-typed:${clientState().accountInfo?.userCode ?? ""}`;
