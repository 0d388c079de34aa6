import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { FormEvent, ReactNode } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";

export type AskFormProps = {
  readonly intro: string;
  /** On the button that sends. */
  readonly save: string;
  readonly form: { readonly failure: CallFailure | undefined; readonly busy: boolean };
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Left out where the question stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A form that asks for something that is still needed. */
export function AskForm({ intro, save, form, onSubmit, onClose, children }: AskFormProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  return (
    <>
      <p className="mb-5 text-quiet text-sm">{intro}</p>
      <form method="post" noValidate onSubmit={onSubmit} className="space-y-4">
        {children}
        <RefusalNote text={form.failure && failureText(form.failure)} />
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          {onClose ? (
            <Button look="quiet" onClick={onClose}>
              {words("notNow")}
            </Button>
          ) : null}
          <Button type="submit" busy={form.busy}>
            {save}
          </Button>
        </div>
      </form>
    </>
  );
}
