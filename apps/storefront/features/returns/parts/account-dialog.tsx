import { Dialog } from "@gelora/ui/dialog.tsx";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { AccountForm } from "../account-form.tsx";
import { saveReturnBankAccountDocument } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";

export type AccountDialogProps = {
  readonly about: Contact & { readonly orderCode: string; readonly returnCode: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The account that a return's money is transferred to. */
export function AccountDialog({ about, onDone, onClose }: AccountDialogProps) {
  const words = useWords("returns");
  return (
    <Dialog open title={words("accountTitle")} closeLabel={words("close")} onClose={onClose}>
      <AccountForm
        save={(bankAccount, verificationCode) => {
          const input = { ...about, bankAccount, ...(verificationCode ? { verificationCode } : {}) };
          return callShopForItem(saveReturnBankAccountDocument, { input }, (value) => value.saveReturnBankAccount);
        }}
        onSaved={onDone}
        onClose={onClose}
      />
    </Dialog>
  );
}
