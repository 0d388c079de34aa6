import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { passwordLinkDocument } from "../data/account-documents.ts";

/** Mails a link to set a password, for members who sign in by a third party and have none [Q24]. */
export function PasswordLink({ email }: { readonly email: string }) {
  const words = useWords("account");
  const failureText = useFailureText();
  const [sent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const send = (): void =>
    submit(async () => {
      const result = await callShopForItem(
        passwordLinkDocument,
        { input: { email } },
        (answer) => answer.requestPasswordReset,
      );
      if (!result.ok) return result.failure;
      setSent(true);
      return undefined;
    });
  return (
    <div className="space-y-4">
      <div role="status">{sent ? <Notice tone="good">{words("passwordLinkSent", { email })}</Notice> : null}</div>
      <RefusalNote text={failure && failureText(failure)} />
      <Button look="outline" busy={busy} onClick={send}>
        {words(sent ? "passwordLinkAgain" : "passwordLink")}
      </Button>
    </div>
  );
}
