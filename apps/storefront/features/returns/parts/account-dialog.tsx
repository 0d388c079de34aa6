import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { refundBanksDocument, saveReturnBankAccountDocument } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";
import { BankFields, noBank, useBankErrors } from "./bank-fields.tsx";

export type AccountDialogProps = {
  readonly about: Contact & { readonly orderCode: string; readonly returnCode: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The account that a return's money is transferred to. */
export function AccountDialog({ about, onDone, onClose }: AccountDialogProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
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
    <Dialog open width="newsletter" title={words("accountTitle")} closeLabel={words("close")} onClose={onClose}>
      <p className="mb-5 text-quiet text-sm">{words("accountWhy")}</p>
      <form method="post" noValidate onSubmit={send} className="space-y-4">
        <BankFields input={form.input} banks={loaded.state === "ready" ? loaded.value.refundBanks : []} />
        <RefusalNote text={form.failure && failureText(form.failure)} />
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="quiet" onClick={onClose}>
            {words("notNow")}
          </Button>
          <Button type="submit" busy={form.busy}>
            {words("saveAccount")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
