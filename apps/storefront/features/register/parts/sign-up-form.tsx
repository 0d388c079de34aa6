import { Button } from "@gelora/ui/button.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { FirstForm } from "../model/first-form.ts";
import type { RegistrationKey } from "../model/registration-key.ts";
import { type SignUpForm as Form, fieldOfRefusal } from "../model/sign-up-form.ts";
import { Consents } from "./consents.tsx";
import { EmailRows } from "./email-rows.tsx";
import { PasswordRows } from "./password-rows.tsx";
import { PersonRows } from "./person-rows.tsx";
import { ReferralSection } from "./referral-section.tsx";
import { type Missing, useSignUp } from "./use-sign-up.ts";

const missingId = "sign-up-missing";

export type SignUpFormProps = {
  readonly registrationKey: RegistrationKey;
  /** The inactive member's id. */
  readonly recordId: string | undefined;
  /** The club has a card with the number: a friend's code counts for new ones only. */
  readonly hasCard: boolean;
  readonly first: FirstForm;
};

/**
 * One column, in the documents' order [SGN-01, SGN-02, Q13]; in the club's form with the referral
 * and its own consents [SGN-06 to SGN-08, K10].
 */
export function SignUpForm({ registrationKey, recordId, hasCard, first }: SignUpFormProps) {
  const signUp = useSignUp(registrationKey, recordId, first);
  const { state, dispatch, submit, input, errorOf, refOf, email, missing, referral, run } = signUp;
  const { form, verifiedEmail, isLocked } = state;
  const isClub = registrationKey.mapclub === true;
  const consent = isClub ? "dataConsent" : "policyConsent";
  const change = (patch: Partial<Form>): void => dispatch({ type: "changed", patch });
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className={`mt-6 space-y-6 ${panelClass}`}>
        <EmailRows
          input={input("email")}
          codeError={errorOf("validationCode")}
          email={{ isVerified: verifiedEmail !== undefined, isLocked, isVerifying: email.isVerifying }}
          buttonRef={refOf("validationCode")}
          onVerify={email.verify}
          onLetGo={() => dispatch({ type: "emailLetGo" })}
        />
        <PasswordRows input={input} />
        <PersonRows
          input={input}
          gender={{ value: form.gender, error: errorOf("gender"), firstRef: refOf("gender") }}
          onChange={change}
        />
        {isClub && !hasCard ? <ReferralSection referral={referral} /> : null}
        <hr className="border-line" />
        <Consents
          isClub={isClub}
          consent={{
            checked: form[consent],
            error: errorOf(consent),
            ref: refOf(consent),
            onChange: (checked) => change({ [consent]: checked }),
          }}
          news={{ checked: form.newsletter, onChange: (newsletter) => change({ newsletter }) }}
        />
        <RegisterButton missing={missing} busy={run.busy} failure={run.failure} />
      </form>
      {email.dialogs}
    </>
  );
}

export type RegisterButtonProps = {
  readonly missing: readonly Missing[];
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
};

/**
 * Enabled once the form is valid, the address verified and the club's consent given; the shop's own
 * consent is shown only [SGN-07, SGN-10, K11]. Until then a press says what is
 * missing and moves there: it never sends, but it can be pressed.
 */
export function RegisterButton({ missing, busy, failure }: RegisterButtonProps) {
  const words = useWords("register");
  const failureText = useFailureText();
  const isDisabled = missing.some((field) => field !== "policyConsent");
  // A verified address is valid.
  const named = missing.filter((field) => field !== "email");
  const refusal = failure && fieldOfRefusal(failure) === undefined ? failureText(failure) : undefined;
  const isOver = failure?.code === "REGISTRATION_TOKEN_EXPIRED";
  return (
    <div className="space-y-3">
      <RefusalNote text={isOver && refusal ? `${refusal} ${words("startingOver")}` : refusal} />
      <Button
        type="submit"
        busy={busy}
        aria-disabled={isDisabled || isOver || undefined}
        aria-describedby={named.length > 0 ? missingId : undefined}
        className="w-full aria-disabled:bg-line aria-disabled:text-quiet"
      >
        {words(busy ? "registering" : "register")}
      </Button>
      <p id={missingId} className="min-h-[1.45em] text-quiet text-sm">
        {named.length > 0
          ? words("missing", { fields: named.map((field) => words(`missing.${field}`)).join(", ") })
          : null}
      </p>
    </div>
  );
}
