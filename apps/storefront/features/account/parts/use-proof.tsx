import { type ReactNode, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog.tsx";

export type Proof = {
  /** Does what may need a fresh proof: where the shop asks for one, so do we, and then try once more. */
  readonly withProof: (work: () => Promise<CallFailure | undefined>) => Promise<CallFailure | undefined>;
  /** To be placed once on the page. */
  readonly dialog: ReactNode;
};

/** Asks members who they are before what opens their account is changed. Whoever closes the question has the shop's refusal as the answer. */
export function useProof(account: { readonly email: string; readonly hasPassword: boolean }): Proof {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(() => {});
  const settle = (confirmed: boolean): void => {
    setAsking(false);
    answer.current(confirmed);
  };
  const withProof: Proof["withProof"] = async (work) => {
    const failure = await work();
    if (failure?.code !== "PROOF_NEEDED") return failure;
    const confirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
    return confirmed ? work() : failure;
  };
  return {
    withProof,
    dialog: asking ? (
      <ConfirmIdentityDialog account={account} onConfirmed={() => settle(true)} onClose={() => settle(false)} />
    ) : null,
  };
}
