import { type ReactNode, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { ConfirmIdentityDialog, type ProofPurpose } from "./confirm-identity-dialog.tsx";

export type Proof = {
  /**
   * Runs an action that may need a fresh proof of identity: if the shop requires one, asks for it
   * and retries once.
   */
  readonly withProof: (
    work: () => Promise<CallFailure | undefined>,
    purpose: ProofPurpose,
  ) => Promise<CallFailure | undefined>;
  /** To be placed once on the page. */
  readonly dialog: ReactNode;
};

/**
 * Asks members to confirm their identity before sign-in data is changed or personal data is
 * exported. Closing the dialog returns the shop's refusal.
 */
export function useProof(account: { readonly email: string; readonly hasPassword: boolean }): Proof {
  const [asking, setAsking] = useState<ProofPurpose>();
  const answer = useRef<(confirmed: boolean) => void>(() => {});
  const settle = (confirmed: boolean): void => {
    setAsking(undefined);
    answer.current(confirmed);
  };
  const withProof: Proof["withProof"] = async (work, purpose) => {
    const failure = await work();
    if (failure?.code !== "PROOF_NEEDED") return failure;
    const confirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(purpose);
    });
    return confirmed ? work() : failure;
  };
  return {
    withProof,
    dialog: asking ? (
      <ConfirmIdentityDialog
        purpose={asking}
        account={account}
        onConfirmed={() => settle(true)}
        onClose={() => settle(false)}
      />
    ) : null,
  };
}
