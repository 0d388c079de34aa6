import { mobileDigitsOf, mobileError, mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { PasswordField } from "@gelora/ui/password-field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { type SyntheticEvent, useEffect } from "react";
import type { FieldErrors } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { type Form, useForm } from "../../../platform/gateway/use-form.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useClubWords } from "./club-words.tsx";
import { PasswordHelp } from "./password-help.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { LinkRun } from "./use-link-run.ts";

type Credentials = { readonly mobile: string; readonly password: string };

/** Step 2: the number and password of the club's account [LNK-02, LNK-11 to LNK-13]. */
export function FormStep({ run }: { readonly run: LinkRun }) {
  const words = useClubWords();
  const failureText = useFailureText();
  const { state, mobile, failure } = run.dialog;
  const form = useForm<Credentials>({ mobile, password: "" }, useErrors());
  const { focus } = form;
  useEffect(() => focus(mobile === "" ? "mobile" : "password"), [focus, mobile]);
  const send = form.submit(async () => {
    await run.check(mobileDigitsOf(form.values.mobile), form.values.password);
    return undefined;
  });
  return (
    <StepFrame startsInside>
      <form method="post" noValidate onSubmit={(event: SyntheticEvent) => send(event)} className="space-y-5">
        <p>{words("formText")}</p>
        <CredentialFields form={form} />
        <RefusalNote text={failure && failureText(failure)} />
        <div className="grid grid-cols-[auto_1fr] gap-2.5">
          <Button look="outline" onClick={() => run.tell({ name: "cancelled" })}>
            {words("cancel")}
          </Button>
          <Button type="submit" busy={state === "checking"}>
            {words("continue")}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}

function CredentialFields({ form }: { readonly form: Form<Credentials> }) {
  const words = useClubWords();
  const chromeWords = useWords("chrome");
  return (
    <>
      <Field
        {...form.input("mobile")}
        id="club-mobile"
        label={words("mobile")}
        hint={words("mobileHint")}
        prefix={mobilePrefix}
        placeholder="812 3456 7890"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        required
      />
      <div>
        <PasswordField
          {...form.input("password")}
          words={chromeWords}
          id="club-password"
          label={words("password")}
          hint={words("passwordHint")}
          good={false}
          autoComplete="current-password"
          // Required is said as soon as the field is left, even untouched.
          onBlur={() => form.leave("password")}
          required
        />
        <PasswordHelp />
      </div>
    </>
  );
}

function useErrors(): (credentials: Credentials) => FieldErrors<keyof Credentials> {
  const words = useClubWords();
  const failureText = useFailureText();
  return ({ mobile, password }) => {
    const error = mobileError(mobile);
    return {
      mobile: error && failureText({ code: error, message: "" }),
      password: password === "" ? words("required") : undefined,
    };
  };
}
