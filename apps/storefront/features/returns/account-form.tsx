import { useState } from "react";
import { showToast } from "../../platform/browser/toasts.ts";
import type { CallResult } from "../../platform/gateway/gateway-call.ts";
import { useForm } from "../../platform/gateway/use-form.ts";
import { useSubmission } from "../../platform/gateway/use-submission.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { codeDigits, codeLength } from "../verification/code-digits.ts";
import { refundBanksDocument } from "./data/return-documents.ts";
import { AskForm } from "./parts/ask-form.tsx";
import { BankFields, type BankValues, noBank, useBankErrors } from "./parts/bank-fields.tsx";
import { CodePart } from "./parts/code-part.tsx";

export type AccountFormProps = {
  /** Sends the account, and answers as the shop does. */
  readonly save: (account: BankValues, code: string | undefined) => Promise<CallResult<unknown>>;
  /** Shows the result; the form is busy until then. */
  readonly onSaved: () => Promise<void> | void;
  /** Left out where the question stays until it is answered. */
  readonly onClose?: (() => void) | undefined;
};

/** A code that the shop has sent, before it takes the account. */
const codeSent = "CONTACT_CODE_SENT";
const codeUnderWay = "CODE_WAIT";

/**
 * Asks which account the money of a return or an order is transferred to; the banks are the shop's.
 */
export function AccountForm({ save, onSaved, onClose }: AccountFormProps) {
  const words = useWords("returns");
  const { loaded } = useShopRead(refundBanksDocument, {});
  const [sentTo, setSentTo] = useState<string>();
  const isCodeAsked = sentTo !== undefined;
  const again = useSubmission();
  const bankErrors = useBankErrors();
  const form = useForm({ ...noBank, code: "" }, ({ code, ...bank }) => ({
    ...bankErrors(bank),
    code: isCodeAsked && codeDigits(code).length < codeLength ? words("codeMissing") : undefined,
  }));
  const { code, ...bank } = form.values;
  const sendWith = async (given: string | undefined) => {
    const result = await save(bank, given);
    if (!result.ok) {
      const { failure } = result;
      const isSent = failure.code === codeSent;
      if (isSent) setSentTo(String(failure.details?.to ?? ""));
      // It was sent before the page was opened.
      if (failure.code === codeUnderWay) setSentTo((before) => before ?? "");
      return isSent ? undefined : failure;
    }
    showToast(words("accountSaved"));
    await onSaved();
    return undefined;
  };
  const send = form.submit(() => sendWith(isCodeAsked ? codeDigits(code) : undefined));
  return (
    <AskForm intro={words("accountWhy")} save={words("saveAccount")} form={form} onSubmit={send} onClose={onClose}>
      <BankFields input={form.input} banks={loaded.state === "ready" ? loaded.value.refundBanks : []} />
      {isCodeAsked ? (
        <CodePart
          sentTo={sentTo}
          input={form.input("code")}
          again={again}
          onAgain={() => again.submit(() => sendWith(undefined))}
        />
      ) : null}
    </AskForm>
  );
}
