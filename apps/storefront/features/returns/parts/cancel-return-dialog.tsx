import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

export type CancelReturnDialogProps = {
  readonly busy: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
};

export function CancelReturnDialog({ busy, onConfirm, onClose }: CancelReturnDialogProps) {
  const words = useWords("returns");
  return (
    <Dialog open title={words("cancelTitle")} closeLabel={words("close")} onClose={onClose}>
      <p>{words("cancelText")}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("keepReturn")}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {words("cancelConfirm")}
        </Button>
      </div>
    </Dialog>
  );
}
