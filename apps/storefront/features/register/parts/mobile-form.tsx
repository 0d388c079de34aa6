import { mobileDigitsOf, mobileErrorAfterPrefix, mobilePrefix } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { lastNumber } from "../../sign-in/last-number.ts";
import { filledNumber } from "../model/filled-number.ts";

export type MobileFormProps = {
  readonly button: string;
  /** @param mobile the digits after +62, a valid number */
  readonly onNumber: (mobile: string) => Promise<CallFailure | undefined>;
  /** Whether the field is focused at first. */
  readonly beginsHere?: boolean;
  /** A number that is known already. */
  readonly first?: string;
  /** Further choices. */
  readonly children?: ReactNode;
};

/** A number and its button [REG-02, REG-05 to REG-08]. Errors appear on blur and on press. */
export function MobileForm({ button, onNumber, beginsHere = false, first = "", children }: MobileFormProps) {
  const words = useWords("register");
  const failureText = useFailureText();
  const id = useId();
  const form = useMobileForm(first, beginsHere);
  const { values, failure, change } = form;
  const input = form.input("mobile");
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit(() => onNumber(mobileDigitsOf(values.mobile)))}
      className="space-y-5"
    >
      <Field
        {...input}
        id={id}
        label={words("mobile")}
        onChange={(event) => {
          form.clear();
          input.onChange(event);
          if (isBrought(event.nativeEvent)) change({ mobile: mobileDigitsOf(event.currentTarget.value) });
        }}
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
      <Button type="submit" busy={form.busy} className="w-full">
        {button}
      </Button>
    </form>
  );
}

/** @param first a number that is known already */
function useMobileForm(first: string, beginsHere: boolean) {
  const failureText = useFailureText();
  const form = useForm({ mobile: "" }, ({ mobile }) => {
    const error = mobileErrorAfterPrefix(mobile);
    return { mobile: error && failureText({ code: error, message: "" }) };
  });
  const { change, focus } = form;
  const filled = useRef("");
  useEffect(() => {
    // After starting over, the number is still filled in [SGN-38].
    const known = { earlier: filled.current, now: first || lastNumber() };
    filled.current = known.now;
    change(({ mobile }) => ({ mobile: filledNumber(mobile, known) }));
  }, [change, first]);
  useEffect(() => {
    if (beginsHere) focus("mobile");
  }, [beginsHere, focus]);
  return form;
}

/**
 * Whether a browser filled it in or a shopper pasted it: such a number often begins with 0 or +62,
 * which the field shows already. What is typed stays as it is.
 */
const isBrought = (event: Event): boolean =>
  !(event instanceof InputEvent) || ["insertFromPaste", "insertReplacementText"].includes(event.inputType);
