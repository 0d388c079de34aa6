import { Dialog } from "@gelora/ui/dialog.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Contact } from "../return-subject.ts";
import { ReturnView } from "./return-view.tsx";

export type ReturnDialogProps = {
  readonly orderCode: string;
  readonly returnCode: string;
  readonly contact: Contact;
  readonly onChange: () => void;
  /** Called with its state once it is read, which may be younger than the order's. */
  readonly onRead: (status: string) => void;
  readonly onClose: () => void;
};

/** A guest's return, over the page of its order: guests have no page for it [ORD-21]. */
export function ReturnDialog({ onClose, ...about }: ReturnDialogProps) {
  const words = useWords("returns");
  return (
    <Dialog open width="logistics" title={words("detailTitle")} closeLabel={words("close")} onClose={onClose}>
      <ReturnView {...about} />
    </Dialog>
  );
}
