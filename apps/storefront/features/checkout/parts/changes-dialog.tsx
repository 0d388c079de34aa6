import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import type { ReactNode } from "react";
import { useWords } from "../../../platform/words/use-words.ts";

export type ChangesDialogProps = {
  /** Where lines that cannot be bought are changed. */
  readonly wayOn: ReactNode;
  readonly onReviewed: () => void;
  /** What changed. */
  readonly children: ReactNode;
};

/** What changed, after a press that placed no order. */
export function ChangesDialog({ wayOn, onReviewed, children }: ChangesDialogProps) {
  const words = useWords("checkout");
  const chrome = useWords("chrome");
  return (
    <Dialog open title={words("changedTitle")} closeLabel={chrome("close")} onClose={onReviewed}>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        {wayOn}
        <Button look="outline" onClick={onReviewed}>
          {words("changedClose")}
        </Button>
      </div>
    </Dialog>
  );
}
