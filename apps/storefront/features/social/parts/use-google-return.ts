import { useEffect, useRef, useState } from "react";
import { askShop } from "../../../platform/ask-shop.ts";
import { ownPath } from "../../../platform/own-path.ts";
import { withWayBack } from "../../../platform/way-back.ts";
import { finishGoogleDocument } from "../data/social-documents.ts";
import { type GoogleReturn, readGoogleReturn } from "../model/google-return.ts";
import { keepNewcomer } from "../model/kept-newcomer.ts";
import { keptWayBack } from "../model/kept-way-back.ts";
import { useSocialSignIn, useTellRefusal } from "../use-social-sign-in.ts";

const failed = { kind: "refused", code: "SOCIAL_FAILED", message: "" } as const;

export type GoogleProblem = {
  readonly code: string;
  /** Where the person wanted to go, as far as it is known. */
  readonly wayBack: string;
};

/** Goes on with what Google answered. @returns what went wrong, once something did */
export function useGoogleReturn(): GoogleProblem | undefined {
  const [problem, setProblem] = useState<GoogleProblem>();
  const wayBack = useRef("/");
  const begun = useRef(false);
  const tellRefusal = useTellRefusal();
  const { signIn } = useSocialSignIn((newcomer) => {
    keepNewcomer(newcomer);
    location.replace(withWayBack("/register", wayBack.current));
  });

  const goOn = async (returned: GoogleReturn): Promise<void> => {
    wayBack.current = keptWayBack();
    if (returned.kind === "cancelled") return location.replace(withWayBack("/register", wayBack.current));
    const finished =
      returned.kind === "code"
        ? await askShop(finishGoogleDocument, { input: returned.input }, (data) => data.finishGoogleLogin)
        : ({ ok: false, failure: failed } as const);
    if (!finished.ok || !finished.value) {
      const failure = finished.ok ? failed : finished.failure;
      tellRefusal(failure, "google");
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
    // A code is good once: neither a second rendering nor a reload may bring it again.
    if (begun.current) return;
    begun.current = true;
    const returned = readGoogleReturn(location.search);
    history.replaceState(history.state, "", location.pathname);
    void latest.current(returned);
  }, []);
  return problem;
}
