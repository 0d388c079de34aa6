import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

export type ConfirmDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const words = useWords("orders");
  return (
    <Dialog open title={title} closeLabel={words("close")} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("notYet")}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
