import { useRef, useState } from "react";
import type { CallFailure } from "../../platform/gateway-failures.ts";
import { callShop } from "../../platform/shop-client.ts";
import { showToast } from "../../platform/toasts.ts";
import { useFailureText } from "../../platform/use-failure-text.ts";
import { useWords } from "../../platform/use-words.ts";
import { useCompleteSignIn } from "../sign-in/complete-sign-in.ts";
import { thirdPartyLoginDocument } from "./data/social-documents.ts";
import {
  loginInput,
  type Newcomer,
  outcomeOf,
  type Provider,
  type ThirdPartyProof,
} from "./model/third-party-login.ts";

export type { Newcomer } from "./model/third-party-login.ts";

/** How long it is said that an account cannot be joined, for either provider [SOC-08, ERR-18, K17]. */
const notLinkableMs = 6000;

/** Brings a provider's proof to the shop, and goes on as its answer says [SOC-05 to SOC-08]. The page's loader sends the words of `social`. */
export function useSocialSignIn(onNewMember: (newcomer: Newcomer) => void) {
  const completeSignIn = useCompleteSignIn();
  const tellRefusal = useTellRefusal();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);

  const signIn = async (proof: ThirdPartyProof, redirectUrl: string): Promise<CallFailure | undefined> => {
    if (working.current) return undefined;
    working.current = true;
    setBusy(true);
    const outcome = outcomeOf(await callShop(thirdPartyLoginDocument, { input: loginInput(proof) }));
    // A whole new document, so that a script of others does not go along.
    if (outcome.kind === "member") await completeSignIn(outcome.account, { to: redirectUrl, newDocument: true });
    if (outcome.kind === "new") onNewMember(outcome.newcomer);
    working.current = false;
    setBusy(false);
    if (outcome.kind !== "refused") return undefined;
    tellRefusal(outcome.failure, proof.provider);
    return outcome.failure;
  };
  return { signIn, busy };
}

/** A failure of a third party's sign-in as a toast, which names the provider where it matters. */
export function useTellRefusal(): (failure: CallFailure, provider: Provider) => void {
  const words = useWords("social");
  const failureText = useFailureText();
  return (failure, provider) => {
    if (failure.code === "SOCIAL_NOT_LINKABLE")
      showToast(words("notLinkable", { provider: words(provider) }), { kind: "error", durationMs: notLinkableMs });
    else showToast(failureText(failure), { kind: "error" });
  };
}
