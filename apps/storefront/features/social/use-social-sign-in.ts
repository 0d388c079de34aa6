import { useRef, useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { storeLinkedElsewhere } from "../club/link-flag.ts";
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

/**
 * How long the message shows that an account cannot be linked, for either provider [SOC-08, ERR-18,
 * K17].
 */
const notLinkableMs = 6000;

/**
 * Sends a provider's proof to the shop, and continues by its answer [SOC-05 to SOC-08]. The page's
 * loader sends the words of `social`.
 */
export function useSocialSignIn(onNewMember: (newcomer: Newcomer) => void) {
  const completeSignIn = useCompleteSignIn();
  const reportRefusal = useReportRefusal();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);

  const signIn = async (proof: ThirdPartyProof, redirectUrl: string): Promise<CallFailure | undefined> => {
    if (working.current) return undefined;
    working.current = true;
    setBusy(true);
    const outcome = outcomeOf(await callShop(thirdPartyLoginDocument, { input: loginInput(proof) }));
    if (outcome.kind === "member" && outcome.clubLinkedElsewhere) storeLinkedElsewhere();
    // A new document, to drop third-party scripts.
    if (outcome.kind === "member") await completeSignIn(outcome.account, { to: redirectUrl, newDocument: true });
    if (outcome.kind === "new") onNewMember(outcome.newcomer);
    working.current = false;
    setBusy(false);
    if (outcome.kind !== "refused") return undefined;
    reportRefusal(outcome.failure, proof.provider);
    return outcome.failure;
  };
  return { signIn, busy };
}

/** A third-party sign-in's error as a toast that names the provider where it matters. */
export function useReportRefusal(): (failure: CallFailure, provider: Provider) => void {
  const words = useWords("social");
  const reportFailure = useFailureToast();
  return (failure, provider) => {
    if (failure.code === "SOCIAL_NOT_LINKABLE")
      showToast(words("notLinkable", { provider: words(provider) }), { kind: "error", durationMs: notLinkableMs });
    else reportFailure(failure);
  };
}
