import { mobileDigitsOf, mobileFault, mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from "react";
import { RefusalNote } from "../../../chrome/refusal-note.tsx";
import type { CallFailure } from "../../../platform/gateway-failures.ts";
import { useFailureText } from "../../../platform/use-failure-text.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { useWords } from "../../../platform/use-words.ts";
import { keptNumber } from "../model/kept-draft.ts";

/** A number and its button [REG-02, REG-05 to REG-08]. Errors come when the field is left and when the button is pressed. */
export function MobileForm({
  button,
  onNumber,
  children,
}: {
  readonly button: string;
  /** @param mobile the digits after +62, a good number */
  readonly onNumber: (mobile: string) => Promise<CallFailure | undefined>;
  /** What else is to be chosen. */
  readonly children?: ReactNode;
}) {
  const words = useWords("register");
  const failureText = useFailureText();
  const id = useId();
  const [mobile, setMobile] = useState("");
  // Who has to begin again finds their number there [SGN-38].
  useEffect(() => setMobile((before) => before || keptNumber()), []);
  const fault = mobileFault(mobile);
  const left = useLeftFields<"mobile">(fault ? { mobile: failureText({ code: fault, message: "" }) } : {});
  const { busy, failure, submit, clear } = useSubmission();
  const press = (event: SubmitEvent): void => {
    event.preventDefault();
    left.leave("mobile");
    if (fault) document.getElementById(id)?.focus();
    else submit(() => onNumber(mobileDigitsOf(mobile)));
  };
  return (
    <form noValidate onSubmit={press} className="space-y-5">
      <Field
        id={id}
        label={words("mobile")}
        value={mobile}
        onChange={(event) => {
          clear();
          setMobile(event.target.value);
        }}
        onBlur={() => mobile !== "" && left.leave("mobile")}
        error={left.faultOf("mobile")}
        good={left.isGood("mobile")}
        hint={words("mobileHint")}
        prefix={mobilePrefix}
        placeholder="812 3456 7890"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      {children}
      <RefusalNote text={failure && failureText(failure)} />
      <Button type="submit" busy={busy} className="w-full">
        {button}
      </Button>
    </form>
  );
}
