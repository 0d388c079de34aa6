import { Field } from "@gelora/ui/field.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { fullLogisticsInfoDocument, logisticsCompaniesDocument, type ReturnDetail } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";
import { FormDialog } from "./form-dialog.tsx";

const other = "OTHER";

export type LogisticsDialogProps = {
  readonly detail: ReturnDetail;
  readonly contact: Contact;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** With which courier and tracking number a return was sent; 750 px wide on desktop [RET-06]. */
export function LogisticsDialog({ detail, contact, onDone, onClose }: LogisticsDialogProps) {
  const words = useWords("returns");
  const { loaded } = useShopRead(logisticsCompaniesDocument, {});
  const companies = loaded.state === "ready" ? loaded.value.logisticsCompanies : [];
  const form = useParcelForm(detail);
  const { good: _company, ...company } = form.input("companyCode");
  const send = form.submit(async () => {
    const input = { returnCode: detail.returnCode ?? "", ...contact, ...form.values };
    const result = await callShopForItem(fullLogisticsInfoDocument, { input }, (value) => value.fullLogisticsInfo);
    if (!result.ok) return result.failure;
    showToast(words("logisticsSaved"));
    onDone();
    return undefined;
  });
  return (
    <FormDialog
      width="logistics"
      title={words("logisticsTitle")}
      intro={words("logisticsIntro")}
      save={words("saveLogistics")}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        {...company}
        label={words("company")}
        placeholder={words("chooseCompany")}
        choices={companies.map(({ companyCode, companyName }) => ({ value: companyCode, name: companyName }))}
      />
      {form.values.companyCode === other ? (
        <Field {...form.input("companyName")} label={words("companyName")} maxLength={40} />
      ) : null}
      <Field
        {...form.input("expressCode")}
        label={words("expressCode")}
        hint={words("expressCodeHint")}
        maxLength={48}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </FormDialog>
  );
}

function useParcelForm({ companyCode, companyName, expressCode }: ReturnDetail) {
  const words = useWords("returns");
  const known = {
    companyCode: companyCode ?? "",
    companyName: companyCode === other ? (companyName ?? "") : "",
    expressCode: expressCode ?? "",
  };
  return useForm(known, (typed) => ({
    companyCode: typed.companyCode === "" ? words("companyMissing") : undefined,
    companyName:
      typed.companyCode === other && typed.companyName.trim() === "" ? words("companyNameMissing") : undefined,
    expressCode: /^[\w\s-]{6,40}$/.test(typed.expressCode.trim()) ? undefined : words("expressCodeWrong"),
  }));
}
