import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect, useState } from "react";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../platform/gateway/use-submission.ts";
import { callShopForItem } from "../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { useMailedToken } from "../sign-in/mailed-token.ts";
import { confirmDocument } from "./data/newsletter-documents.ts";
import { dismissForGood } from "./invitation-memory.ts";
import { SubscribeAgain } from "./parts/subscribe-again.tsx";

type Confirmed = { readonly email: string; readonly token: string };

/**
 * Where the mail leads that asks an address's owner; a press subscribes, since scanners open links.
 */
export function ConfirmPage() {
  const words = useWords("newsletter");
  const failureText = useFailureText();
  const { token } = useMailedToken();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const { busy, failure, submit, clear } = useSubmission();
  // Another press would be refused again, so none is offered.
  const isSpent = failure?.code === "LINK_EXPIRED";
  const title = confirmed ? "confirmedTitle" : isSpent ? "spentTitle" : "confirmTitle";
  useEffect(() => {
    setConfirmed(undefined);
    clear();
  }, [token, clear]);
  const confirm = (): void =>
    submit(async () => {
      const input = { token: token ?? "" };
      const answer = await callShopForItem(confirmDocument, { input }, (result) => result.confirmNewsletter);
      if (!answer.ok) return answer.failure;
      dismissForGood();
      setConfirmed(answer.value);
      return undefined;
    });
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words(title)}</h1>
      <p role="status" className="mt-3 text-quiet">
        {confirmed ? words("confirmedText", { email: confirmed.email }) : words(isSpent ? "spentText" : "confirmText")}
      </p>
      <div className="mt-8 space-y-5">
        <RefusalNote
          text={token === "" ? words("brokenLink") : failure && !isSpent ? failureText(failure) : undefined}
        />
        {isSpent ? (
          <div className={panelClass}>
            <SubscribeAgain words={words} />
          </div>
        ) : confirmed ? (
          <a href={`/newsletter/preferences#token=${confirmed.token}`} className={`w-full ${buttonClass("outline")}`}>
            {words("chooseTopics")}
          </a>
        ) : (
          <Button busy={busy} disabled={token === ""} onClick={confirm} className="w-full">
            {words("confirm")}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}
