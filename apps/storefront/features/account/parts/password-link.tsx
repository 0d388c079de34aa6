import { Button } from "@gelora/ui/button.tsx";
import { useState } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { askShop } from "../../../platform/ask-shop.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { passwordLinkDocument } from "../data/account-documents.ts";

/** Mails a link to set a password, to who signs in by a third party and has none [Q24]. */
export function PasswordLink({ email }: { readonly email: string }) {
  const words = useWords("account");
  const failureText = useFailureText();
  const [sent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  const send = (): void =>
    submit(async () => {
      const result = await askShop(passwordLinkDocument, { input: { email } }, (answer) => answer.requestPasswordReset);
      if (!result.ok) return result.failure;
      setSent(true);
      return undefined;
    });
  return (
    <div className="space-y-4">
      <div role="status">
        {sent ? (
          <p className="rounded-md bg-good-soft p-3 text-good text-sm">{words("passwordLinkSent", { email })}</p>
        ) : null}
      </div>
      <RefusalNote text={failure && failureText(failure)} />
      <Button look="outline" busy={busy} onClick={send}>
        {words(sent ? "passwordLinkAgain" : "passwordLink")}
      </Button>
    </div>
  );
}
