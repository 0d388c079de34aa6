import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { noteOfChoices, type SavedChoices, savedChoices } from "../model/saved-choices.ts";

/**
 * What was chosen and noted in this tab for the order in the making, by the same account: a reload
 * keeps it, and a shopper who changes the cart comes back with another checkout of the same order.
 */
export function chosenBefore(): SavedChoices {
  return savedChoices(readPersonalNote(noteName()));
}

export function noteChosen(chosen: Parameters<typeof noteOfChoices>[0]): void {
  writePersonalNote(noteName(), noteOfChoices(chosen));
}

/** Once it is ordered: the next order begins without. */
export function forgetChosen(): void {
  writePersonalNote(noteName(), "");
}

const noteName = (): string => `checkout-choices:${clientState().accountInfo?.userCode ?? ""}`;
