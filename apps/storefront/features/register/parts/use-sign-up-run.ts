import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "../../../platform/browser/toasts.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { keepAccountInfo } from "../../../platform/session/sign-in-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { postponeLinking } from "../../club/link-flag.ts";
import { dismissInvitation } from "../../newsletter/invitation-memory.ts";
import { useCompleteSignIn } from "../../sign-in/complete-sign-in.ts";
import { useStore } from "../../verification/use-store.ts";
import { register, registerMapclub, synchronise } from "../data/register-calls.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import type { SignUpSubmission } from "../model/sign-up-input.ts";
import { createSignUpRun, type NewMember } from "../model/sign-up-submission.ts";
import { removeDraft } from "../model/stored-draft.ts";
import { startOver } from "./use-start-over.ts";

/** Long enough to read two sentences. */
const noticeMs = 10_000;

/** The message for a card that is not linked yet, instead of the usual success message. */
function noticeOf(cardStatus: NewMember["cardStatus"]): "cardFollows" | "cardElsewhere" | undefined {
  if (cardStatus === "PENDING") return "cardFollows";
  return cardStatus === "LINKED_ELSEWHERE" ? "cardElsewhere" : undefined;
}

/**
 * Sends the form, signs the new member in, and leads on to the key's redirectUrl, or starts over
 * [SGN-36 to SGN-39].
 */
export function useSignUpRun(key: RegistrationKey) {
  const words = useWords("register");
  const completeSignIn = useCompleteSignIn();
  const navigate = useNavigate();
  const isClub = key.mapclub === true;
  const enter = async ({ memberCode, token, cardStatus }: NewMember, input: SignUpSubmission): Promise<void> => {
    removeDraft();
    // The form has asked about news already.
    dismissInvitation();
    const notice = noticeOf(cardStatus);
    // Nobody whose card follows by itself is asked to link one.
    if (notice === "cardFollows") postponeLinking();
    if (notice) showToast(words(notice), { durationMs: noticeMs });
    else showToast(words(isClub ? "clubSuccess" : "success"));
    // The club's report may reach the shop a moment later; the next refresh asks the shop.
    const bound = cardStatus === "ACTIVE" ? { mapclubBind: true } : {};
    // A shopper who joined from their account is signed in already.
    if (token === undefined) {
      keepAccountInfo({ ...clientState().accountInfo, ...bound });
      return void navigate(key.redirectUrl, { replace: true });
    }
    const { email, mobile, firstName, lastName } = input;
    const named = { account: email, email, mobile, firstName, lastName, userCode: memberCode, memberCode };
    const account = { ...named, ...bound, isGuest: false, userAuthToken: token };
    await completeSignIn(account, { to: key.redirectUrl });
  };
  const latest = useRef(enter);
  latest.current = enter;
  const [run] = useState(() =>
    createSignUpRun({
      register: isClub ? registerMapclub : register,
      synchronise: isClub ? undefined : synchronise,
      enter: (member, input) => latest.current(member, input),
      startOver: () => startOver(key.redirectUrl, isClub),
    }),
  );
  useEffect(() => run.end, [run]);
  return { ...useStore(run.store), submit: run.submit };
}
