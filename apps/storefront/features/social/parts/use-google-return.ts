import { useEffect, useRef, useState } from "react";
import { loadDocument } from "../../../platform/page/load-document.ts";
import { ownPath } from "../../../platform/page/own-path.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { finishGoogleDocument } from "../data/social-documents.ts";
import { type GoogleReturn, readGoogleReturn } from "../model/google-return.ts";
import { storeNewcomer } from "../model/stored-newcomer.ts";
import { registrationOf, storedWayBack } from "../model/stored-way-back.ts";
import { useReportRefusal, useSocialSignIn } from "../use-social-sign-in.ts";

const failed = { kind: "refused", code: "SOCIAL_FAILED", message: "" } as const;

export type GoogleProblem = {
  readonly code: string;
  /** Where the user was going, if known. */
  readonly wayBack: string;
};

/** Continues with Google's answer. @returns the error, if any */
export function useGoogleReturn(): GoogleProblem | undefined {
  const [problem, setProblem] = useState<GoogleProblem>();
  const wayBack = useRef("/");
  const begun = useRef(false);
  const reportRefusal = useReportRefusal();
  const { signIn } = useSocialSignIn((newcomer) => {
    storeNewcomer(newcomer);
    loadDocument(registrationOf(wayBack.current), { replace: true });
  });

  const goOn = async (returned: GoogleReturn): Promise<void> => {
    wayBack.current = storedWayBack();
    if (returned.kind === "cancelled") return loadDocument(registrationOf(wayBack.current), { replace: true });
    const finished =
      returned.kind === "code"
        ? await callShopForItem(finishGoogleDocument, { input: returned.input }, (data) => data.finishGoogleLogin)
        : ({ ok: false, failure: failed } as const);
    if (!finished.ok || !finished.value) {
      const failure = finished.ok ? failed : finished.failure;
      reportRefusal(failure, "google");
      return setProblem({ code: failure.code, wayBack: wayBack.current });
    }
    const { thirdToken: token, thirdId: id, redirectUrl, ...names } = finished.value;
    wayBack.current = ownPath(redirectUrl);
    const refusal = await signIn({ provider: "google", token, id, ...names }, wayBack.current);
    if (refusal) setProblem({ code: refusal.code, wayBack: wayBack.current });
  };
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    // A code is valid once: neither a second render nor a reload may send it again.
    if (begun.current) return;
    begun.current = true;
    const returned = readGoogleReturn(location.search);
    history.replaceState(history.state, "", location.pathname);
    void latest.current(returned);
  }, []);
  return problem;
}
