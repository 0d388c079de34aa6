import { useEffect, useEffectEvent } from "react";
import { readPersonalNote, writePersonalNote } from "../../../platform/browser/personal-notes.ts";
import { noteOfProof, type Proof, proofIn } from "../model/track-form.ts";

const noteName = "tracked-order";

/**
 * Keeps what proved an order in this tab, so a shopper who comes back to it, as from a payment
 * provider, need not prove it again.
 * @param orderCode of the order in the address
 * @param found the proof that has found an order
 * @param onFound receives the stored proof of the order, when the page opens
 */
export function useStoredProof(orderCode: string, found: Proof | undefined, onFound: (proof: Proof) => void): void {
  const open = useEffectEvent(() => {
    const stored = proofIn(readPersonalNote(noteName), orderCode);
    if (stored) onFound(stored);
  });
  useEffect(() => open(), []);
  const note = found && noteOfProof(found);
  useEffect(() => {
    if (note) writePersonalNote(noteName, note);
  }, [note]);
}
