import { readPersonalNote, writePersonalNote } from "../../platform/browser/personal-notes.ts";
import { type ClientState, isMember } from "../../platform/session/client-state.ts";

const elsewhereNote = "club-linked-elsewhere";
const laterNote = "club-remind-later";

/**
 * A third-party sign-in found that the member's card is linked to another account: home shows step
 * 4 of the dialog, once [SOC-09, STA-08]. It lives as long as the tab, and ends with the sign-in.
 */
export function storeLinkedElsewhere(): void {
  writePersonalNote(elsewhereNote, "1");
}

export function clearLinkedElsewhere(): void {
  writePersonalNote(elsewhereNote, "");
}

/** 'Remind me later': not on home again in this session [Q31]. */
export function postponeLinking(): void {
  writePersonalNote(laterNote, "1");
}

/**
 * What home shows to whom: only members whose account is not linked are asked, and never guest
 * accounts [LNK-22, SES-14, K18].
 */
export function promptOf(state: ClientState): "foundElsewhere" | "invited" | undefined {
  if (!isMember(state) || state.accountInfo?.mapclubBind) return undefined;
  if (readPersonalNote(elsewhereNote)) return "foundElsewhere";
  return readPersonalNote(laterNote) ? undefined : "invited";
}
