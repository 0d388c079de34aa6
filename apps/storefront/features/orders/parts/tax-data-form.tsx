import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { requestInvoiceDocument } from "../data/invoice-documents.ts";
import {
  companyError,
  longestTaxData,
  type TaxDataError,
  type TypedTaxData,
  taxCodeError,
  taxTextError,
} from "../model/tax-data.ts";

type TaxDataFormProps = {
  readonly orderCode: string;
  readonly first: TypedTaxData;
  readonly onSaved: () => Promise<void>;
};

/** A company's tax data, for its invoice of this order [ORD-24]. */
export function TaxDataForm({ orderCode, first, onSaved }: TaxDataFormProps) {
  const words = useWords("orders");
  const failureText = useFailureText();
  const worded = (error: TaxDataError | undefined) => error && words(`invoice.error.${error}`);
  const form = useForm(first, ({ taxCode, company, companyAddress }) => ({
    taxCode: worded(taxCodeError(taxCode)),
    company: worded(companyError(company, longestTaxData.company)),
    companyAddress: worded(taxTextError(companyAddress, longestTaxData.companyAddress)),
  }));
  const { busy, failure, focus } = form;
  useEffect(() => focus("taxCode"), [focus]);
  const save = form.submit(async () => {
    const input = { orderCode, ...form.values };
    const result = await callShopForItem(requestInvoiceDocument, { input }, (answer) => answer.requestInvoice);
    if (!result.ok) return result.failure;
    await onSaved();
    return undefined;
  });
  return (
    <form method="post" noValidate onSubmit={save} className="mt-5 max-w-lg space-y-5">
      <Field
        {...form.input("taxCode")}
        label={words("invoice.taxCode")}
        hint={words("invoice.taxCodeHint")}
        inputMode="numeric"
        maxLength={longestTaxData.taxCode}
        required
      />
      <Field
        {...form.input("company")}
        label={words("invoice.company")}
        autoComplete="organization"
        maxLength={longestTaxData.company}
        required
      />
      <Field
        {...form.input("companyAddress")}
        label={words("invoice.companyAddress")}
        maxLength={longestTaxData.companyAddress}
        required
      />
      <RefusalNote text={failure && failureText(failure)} />
      <Button type="submit" busy={busy}>
        {words("invoice.save")}
      </Button>
    </form>
  );
}
