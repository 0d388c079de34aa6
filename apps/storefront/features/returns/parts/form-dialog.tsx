import { Dialog, type DialogProps } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { AskForm, type AskFormProps } from "./ask-form.tsx";

type FormDialogProps = AskFormProps & Pick<DialogProps, "title" | "width" | "onClose">;

/** A dialog that asks for something that a return still needs. */
export function FormDialog({ title, width, ...form }: FormDialogProps) {
  const words = useWords("returns");
  return (
    <Dialog open width={width} title={title} closeLabel={words("close")} onClose={form.onClose}>
      <AskForm {...form} />
    </Dialog>
  );
}
