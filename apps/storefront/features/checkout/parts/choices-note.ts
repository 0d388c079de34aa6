import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import type { Choices } from "../model/choices.ts";
import { type KeptChoices, keptChoices, noteOfChoices } from "../model/kept-choices.ts";

/**
 * What was chosen in this tab for the order in the making, by the same account: a reload keeps it,
 * and a shopper who changes the cart comes back with another checkout of the same order.
 */
export function chosenBefore(): KeptChoices {
  return keptChoices(readPersonalNote(noteName()));
}

export function noteChosen(choices: Choices): void {
  writePersonalNote(noteName(), noteOfChoices(choices));
}

/** Once it is ordered: the next order begins without. */
export function forgetChosen(): void {
  writePersonalNote(noteName(), "");
}

const noteName = (): string => `checkout-choices:${clientState().accountInfo?.userCode ?? ""}`;
