import { Button } from "@gelora/ui/button.tsx";
import type { SubmitEvent } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { FirstForm } from "../model/first-form.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import { fieldOfRefusal } from "../model/sign-up-form.ts";
import { Consents } from "./consents.tsx";
import { EmailRows } from "./email-rows.tsx";
import { PasswordRows } from "./password-rows.tsx";
import { PersonRows } from "./person-rows.tsx";
import { type SignUp, useSignUp } from "./use-sign-up.ts";

const missingId = "sign-up-missing";

export type SignUpFormProps = {
  readonly registrationKey: RegistrationKey;
  /** The inactive member's id. */
  readonly recordId: string | undefined;
  readonly first: FirstForm;
};

/** One column, in the documents' order [SGN-01, SGN-02, Q13]. */
export function SignUpForm({ registrationKey, recordId, first }: SignUpFormProps) {
  const signUp = useSignUp(registrationKey, recordId, first);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    signUp.press();
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="mt-6 space-y-6 rounded-lg bg-white p-5 sm:p-6">
        <EmailRows signUp={signUp} />
        <PasswordRows signUp={signUp} />
        <PersonRows signUp={signUp} />
        <hr className="border-line" />
        <Consents signUp={signUp} />
        <RegisterButton signUp={signUp} />
      </form>
      {signUp.email.dialogs}
    </>
  );
}

/**
 * Enabled when the form is good and the address verified [SGN-10]. Until then it says what is missing, and a press leads there: it is disabled for its purpose, not for people.
 */
export function RegisterButton({ signUp }: { readonly signUp: Pick<SignUp, "missing" | "run"> }) {
  const words = useWords("register");
  const failureText = useFailureText();
  const { missing, run } = signUp;
  const { failure, busy } = run;
  const isMissing = missing.length > 0;
  // A verified address is an address.
  const told = missing.filter((field) => field !== "email");
  const refusal = failure && fieldOfRefusal(failure.code) === undefined ? failureText(failure) : undefined;
  const isOver = failure?.code === "REGISTRATION_TOKEN_EXPIRED";
  return (
    <div className="space-y-3">
      <RefusalNote text={isOver && refusal ? `${refusal} ${words("startingOver")}` : refusal} />
      <Button
        type="submit"
        busy={busy}
        aria-disabled={isMissing || isOver || undefined}
        aria-describedby={isMissing ? missingId : undefined}
        className="w-full aria-disabled:bg-line aria-disabled:text-quiet"
      >
        {words(busy ? "registering" : "register")}
      </Button>
      <p id={missingId} className="min-h-[1.45em] text-quiet text-sm">
        {isMissing ? words("missing", { fields: told.map((field) => words(`missing.${field}`)).join(", ") }) : null}
      </p>
    </div>
  );
}
