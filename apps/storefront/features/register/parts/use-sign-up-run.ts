import { useEffect, useRef, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useCompleteSignIn } from "../../sign-in/complete-sign-in.ts";
import { useStore } from "../../verification/use-store.ts";
import { register, synchronise } from "../data/register-calls.ts";
import { removeDraft } from "../model/stored-draft.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import type { SignUpSubmission } from "../model/sign-up-input.ts";
import { createSignUpRun, type NewMember } from "../model/sign-up-submission.ts";
import { startOver } from "./use-start-over.ts";

/**
 * Sends the form, signs the new member in, and leads on to the key's redirectUrl, or starts over
 * [SGN-36 to SGN-39].
 */
export function useSignUpRun(key: RegistrationKey) {
  const words = useWords("register");
  const completeSignIn = useCompleteSignIn();
  const enter = async ({ memberCode, token }: NewMember, input: SignUpSubmission): Promise<void> => {
    removeDraft();
    showToast(words("success"));
    const { email, mobile, firstName, lastName } = input;
    const account = { account: email, email, mobile, firstName, lastName, userCode: memberCode, memberCode };
    await completeSignIn({ ...account, isGuest: false, userAuthToken: token }, { to: key.redirectUrl });
  };
  const latest = useRef(enter);
  latest.current = enter;
  const [run] = useState(() =>
    createSignUpRun({
      register,
      synchronise,
      enter: (member, input) => latest.current(member, input),
      startOver: () => startOver(key.redirectUrl),
    }),
  );
  useEffect(() => run.end, [run]);
  return { ...useStore(run.store), submit: run.submit };
}
