import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { RefusalNote } from "../../chrome/refusal-note.tsx";
import { useFailureText } from "../../platform/use-failure-text.ts";
import { useWords } from "../../platform/use-words.ts";
import { shopSignUp } from "./model/sign-up-way.ts";
import { useEmailConfirmation } from "./parts/use-email-confirmation.ts";

/** Where the mail of an inactive account leads [EMV-10]. */
export function VerifyEmailPage() {
  const words = useWords("register");
  const failureText = useFailureText();
  const { isBroken, done, busy, failure, confirm } = useEmailConfirmation();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-lg px-4 pt-10 pb-20 md:pt-16">
      <h1 className="text-3xl">{words(done ? "verifyEmailDone" : "verifyEmailTitle")}</h1>
      <p role="status" className="mt-3 text-quiet">
        {words(done ? "verifyEmailDoneText" : "verifyEmailText")}
      </p>
      <div className="mt-8 space-y-5">
        <RefusalNote text={isBroken ? words("verifyEmailNoToken") : failure && failureText(failure)} />
        {done || isBroken || failure ? (
          <a href={shopSignUp.start} data-reload="" className={`w-full ${buttonClass(done ? "primary" : "outline")}`}>
            {words("verifyEmailBegin")}
          </a>
        ) : null}
        {done || isBroken ? null : (
          <Button busy={busy} onClick={confirm} className="w-full">
            {words("verifyEmailConfirm")}
          </Button>
        )}
      </div>
    </div>
  );
}
