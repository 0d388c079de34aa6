import { showToast } from "../../platform/browser/toasts.ts";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { useForm } from "../../platform/gateway/use-form.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { refundBanksDocument } from "./data/return-documents.ts";
import { AskForm } from "./parts/ask-form.tsx";
import { BankFields, type BankValues, noBank, useBankErrors } from "./parts/bank-fields.tsx";

export type AccountFormProps = {
  /** Sends the account, and answers as the shop does. */
  readonly save: (account: BankValues) => Promise<CallResult<unknown>>;
  /** Shows what has come of it; the form is busy until then. */
  readonly onSaved: () => Promise<void> | void;
  /** Left out where the question stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
};

/**
 * Asks which account the money of a return or an order is transferred to; the banks are the shop's.
 */
export function AccountForm({ save, onSaved, onClose }: AccountFormProps) {
  const words = useWords("returns");
  const { loaded } = useShopRead(refundBanksDocument, {});
  const form = useForm({ ...noBank }, useBankErrors());
  const send = form.submit(async () => {
    const result = await save(form.values);
    if (!result.ok) return result.failure;
    showToast(words("accountSaved"));
    await onSaved();
    return undefined;
  });
  return (
    <AskForm intro={words("accountWhy")} save={words("saveAccount")} form={form} onSubmit={send} onClose={onClose}>
      <BankFields input={form.input} banks={loaded.state === "ready" ? loaded.value.refundBanks : []} />
    </AskForm>
  );
}
