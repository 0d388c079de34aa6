import { Button } from "@gelora/ui/button.tsx";
import { Dialog, type DialogProps } from "@gelora/ui/dialog.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { FormEvent, ReactNode } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useWords } from "../../../platform/words/use-words.ts";

type FormDialogProps = Pick<DialogProps, "title" | "width" | "onClose"> & {
  readonly intro: string;
  /** On the button that sends. */
  readonly save: string;
  readonly form: { readonly failure: CallFailure | undefined; readonly busy: boolean };
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

/** A dialog that asks for something that a return still needs. */
export function FormDialog({ title, width, intro, save, form, onSubmit, onClose, children }: FormDialogProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  return (
    <Dialog open width={width} title={title} closeLabel={words("close")} onClose={onClose}>
      <p className="mb-5 text-quiet text-sm">{intro}</p>
      <form method="post" noValidate onSubmit={onSubmit} className="space-y-4">
        {children}
        <RefusalNote text={form.failure && failureText(form.failure)} />
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="quiet" onClick={onClose}>
            {words("notNow")}
          </Button>
          <Button type="submit" busy={form.busy}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
