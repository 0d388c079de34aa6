import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { registrationStart } from "./model/start-over.ts";
import { useEmailConfirmation } from "./parts/use-email-confirmation.ts";

/** Where an inactive account's mail leads [EMV-10]. */
export function VerifyEmailPage() {
  const words = useWords("register");
  const failureText = useFailureText();
  const { isBroken, done, busy, failure, confirm } = useEmailConfirmation();
  return (
    <PageFrame width="form">
      <h1 className="text-3xl">{words(done ? "verifyEmailDone" : "verifyEmailTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(done ? "verifyEmailDoneText" : "verifyEmailText")}
      </p>
      <div className="mt-8 space-y-5">
        <RefusalNote text={isBroken ? words("verifyEmailNoToken") : failure && failureText(failure)} />
        {done || isBroken || failure ? (
          <a href={registrationStart} data-reload="" className={`w-full ${buttonClass(done ? "primary" : "outline")}`}>
            {words("verifyEmailBegin")}
          </a>
        ) : null}
        {done || isBroken ? null : (
          <Button busy={busy} onClick={confirm} className="w-full">
            {words("verifyEmailConfirm")}
          </Button>
        )}
      </div>
    </PageFrame>
  );
}
