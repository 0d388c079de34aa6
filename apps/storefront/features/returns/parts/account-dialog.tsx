import { showToast } from "../../../platform/browser/toasts.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { refundBanksDocument, saveReturnBankAccountDocument } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";
import { BankFields, noBank, useBankErrors } from "./bank-fields.tsx";
import { FormDialog } from "./form-dialog.tsx";

export type AccountDialogProps = {
  readonly about: Contact & { readonly orderCode: string; readonly returnCode: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The account that a return's money is transferred to. */
export function AccountDialog({ about, onDone, onClose }: AccountDialogProps) {
  const words = useWords("returns");
  const { loaded } = useShopRead(refundBanksDocument, {});
  const form = useForm({ ...noBank }, useBankErrors());
  const send = form.submit(async () => {
    const input = { ...about, bankAccount: form.values };
    const save = saveReturnBankAccountDocument;
    const result = await callShopForItem(save, { input }, (value) => value.saveReturnBankAccount);
    if (!result.ok) return result.failure;
    showToast(words("accountSaved"));
    onDone();
    return undefined;
  });
  return (
    <FormDialog
      width="newsletter"
      title={words("accountTitle")}
      intro={words("accountWhy")}
      save={words("saveAccount")}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <BankFields input={form.input} banks={loaded.state === "ready" ? loaded.value.refundBanks : []} />
    </FormDialog>
  );
}
