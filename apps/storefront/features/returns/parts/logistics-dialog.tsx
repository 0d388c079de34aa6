import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { fullLogisticsInfoDocument, logisticsCompaniesDocument, type ReturnDetail } from "../data/return-documents.ts";
import type { Contact } from "../return-subject.ts";

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
  const failureText = useFailureText();
  const { loaded } = useShopRead(logisticsCompaniesDocument, {});
  const companies = loaded.state === "ready" ? loaded.value.logisticsCompanies : [];
  const form = useForm(
    {
      companyCode: detail.companyCode ?? "",
      companyName: detail.companyCode === other ? (detail.companyName ?? "") : "",
      expressCode: detail.expressCode ?? "",
    },
    ({ companyCode, companyName, expressCode }) => ({
      companyCode: companyCode === "" ? words("companyMissing") : undefined,
      companyName: companyCode === other && companyName.trim() === "" ? words("companyNameMissing") : undefined,
      expressCode: /^[\w\s-]{6,40}$/.test(expressCode.trim()) ? undefined : words("expressCodeWrong"),
    }),
  );
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
    <Dialog open width="logistics" title={words("logisticsTitle")} closeLabel={words("close")} onClose={onClose}>
      <p className="mb-5 text-quiet text-sm">{words("logisticsIntro")}</p>
      <form method="post" noValidate onSubmit={send} className="space-y-4">
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
        <RefusalNote text={form.failure && failureText(form.failure)} />
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button look="quiet" onClick={onClose}>
            {words("notNow")}
          </Button>
          <Button type="submit" busy={form.busy}>
            {words("saveLogistics")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
