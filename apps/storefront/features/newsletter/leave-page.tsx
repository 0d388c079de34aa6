import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../platform/gateway/use-submission.ts";
import { type Translate, useWords } from "../../platform/words/use-words.ts";
import { useMailedToken } from "../sign-in/mailed-token.ts";
import { changeNewsletter } from "./data/change-newsletter.ts";

/** Ends a subscription with one press and no signing in; another press takes it back. */
export function LeavePage() {
  const words = useWords("newsletter");
  const failureText = useFailureText();
  const { token } = useMailedToken();
  const [isGone, setIsGone] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const isSpent = failure?.code === "LINK_EXPIRED";
  const change = (subscribed: boolean): void =>
    submit(async () => {
      const answer = await changeNewsletter({ token: token ?? "", subscribed });
      if (!answer.ok) return answer.failure;
      setIsGone(!subscribed);
      return undefined;
    });
  if (isSpent) return <SpentLink words={words} />;
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words(isGone ? "leftTitle" : "leaveTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(isGone ? "leftText" : "leaveText")}
      </p>
      <div className="mt-8 space-y-3">
        <RefusalNote text={token === "" ? words("brokenLink") : failure && failureText(failure)} />
        {isGone ? (
          <Button look="outline" busy={busy} onClick={() => change(true)} className="w-full">
            {words("stay")}
          </Button>
        ) : (
          <>
            <Button busy={busy} disabled={token === ""} onClick={() => change(false)} className="w-full">
              {words("leave")}
            </Button>
            {token ? (
              <a
                href={`/newsletter/preferences#token=${token}`}
                className="inline-flex min-h-11 items-center font-bold text-sm underline underline-offset-4"
              >
                {words("fewer")}
              </a>
            ) : null}
          </>
        )}
      </div>
    </PageFrame>
  );
}

/** Another press would be refused again: what helps is a newer email, or a person. */
function SpentLink({ words }: { readonly words: Translate<"newsletter"> }) {
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words("leaveSpentTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words("leaveSpentText")}
      </p>
      <a href="/contact-us" className={`mt-8 w-full ${buttonClass("outline")}`}>
        {words("contactUs")}
      </a>
    </PageFrame>
  );
}
