import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ReturnOptions, returnOrderDocument, returnPreviewDocument } from "../data/return-documents.ts";
import { changeWish, type LineWish, productsToPreview, productsToSend } from "../model/return-form.ts";
import type { Contact } from "../return-subject.ts";
import { BankFields, noBank, useBankErrors } from "./bank-fields.tsx";
import { type ChosenPicture, PicturePicker } from "./picture-picker.tsx";
import { RefundNotes, RefundParts } from "./refund-parts.tsx";

const longestRemark = 500;

export type RequestFormProps = {
  readonly orderCode: string;
  readonly contact: Contact;
  readonly first: readonly LineWish[];
  readonly options: ReturnOptions;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** How many of each line and why, a remark, the account where one is needed, and what goes back. */
export function RequestForm({ orderCode, contact, first, options, onDone, onClose }: RequestFormProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  const [wishes, setWishes] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const bankErrors = useBankErrors();
  const { loaded } = useShopRead(
    returnPreviewDocument,
    { input: { orderCode, ...contact, products: productsToPreview(wishes) } },
    { keepLast: true },
  );
  const preview = loaded.state === "ready" ? loaded.value.returnPreview : undefined;
  const { needsBankAccount } = options.returnPreview;
  const isPaidBack = needsBankAccount && (preview?.refund.amount ?? 0) > 0;
  const form = useForm({ remark: "", ...noBank }, (values) => (isPaidBack ? bankErrors(values) : {}));
  const { remark, ...bankAccount } = form.values;
  const isComplete = wishes.every(({ reasonCode }) => reasonCode !== "");
  const send = form.submit(async () => {
    if (!isComplete || !preview) return undefined;
    const input = {
      orderCode,
      ...contact,
      products: productsToSend(wishes),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(isPaidBack ? { bankAccount } : {}),
      pictureCodes: pictures.map(({ code }) => code),
    };
    const result = await callShopForItem(returnOrderDocument, { input }, (value) => value.returnOrder);
    if (!result.ok) return result.failure;
    showToast(words("requested"));
    onDone();
    return undefined;
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        setChecked(true);
        send(event);
      }}
    >
      <ul className="divide-y divide-line">
        {wishes.map((wish) => (
          <li key={wish.orderItemCode} className="py-4 first:pt-0">
            <WishFields
              wish={wish}
              reasons={options.returnReasons}
              isMissing={isChecked && wish.reasonCode === ""}
              onChange={(change) => setWishes(changeWish(wishes, wish.orderItemCode, change))}
            />
          </li>
        ))}
      </ul>
      <TextArea
        label={words("remark")}
        rows={2}
        maxLength={longestRemark}
        value={remark}
        onChange={({ target }) => form.change({ remark: target.value })}
      />
      <PicturePicker about={{ orderCode, ...contact }} pictures={pictures} onChange={setPictures} />
      {needsBankAccount ? (
        <fieldset className="mt-5">
          <legend className="mb-1 font-bold">{words("accountTitle")}</legend>
          <p className="mb-3 text-quiet text-sm">{words("accountWhy")}</p>
          <BankFields input={form.input} banks={options.refundBanks} />
        </fieldset>
      ) : null}
      <section aria-label={words("whatGoesBack")} aria-live="polite" className="mt-6 rounded-md bg-tint p-4">
        <h3 className="mb-3 font-bold">{words("whatGoesBack")}</h3>
        <div className="min-h-44">
          {preview ? (
            <>
              <RefundParts refund={preview.refund} />
              <RefundNotes refund={preview.refund} />
            </>
          ) : (
            <Skeleton className="h-24" />
          )}
        </div>
      </section>
      <div className="mt-4">
        <RefusalNote text={form.failure && failureText(form.failure)} />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("notNow")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {words("send")}
        </Button>
      </div>
    </form>
  );
}

type WishFieldsProps = {
  readonly wish: LineWish;
  readonly reasons: ReturnOptions["returnReasons"];
  readonly isMissing: boolean;
  readonly onChange: (change: Partial<Pick<LineWish, "count" | "reasonCode">>) => void;
};

function WishFields({ wish, reasons, isMissing, onChange }: WishFieldsProps) {
  const words = useWords("returns");
  const { name, count, most, reasonCode } = wish;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{name}</legend>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {most > 1 ? (
          <SelectField
            label={words("count")}
            placeholder={words("count")}
            value={String(count)}
            onChange={({ target }) => onChange({ count: Number(target.value) || 1 })}
            choices={Array.from({ length: most }, (_, index) => ({ value: `${index + 1}`, name: `${index + 1}` }))}
          />
        ) : null}
        <SelectField
          label={words("reason")}
          placeholder={words("chooseReason")}
          value={reasonCode}
          error={isMissing ? words("reasonMissing") : undefined}
          onChange={({ target }) => onChange({ reasonCode: target.value })}
          choices={reasons.map((reason) => ({ value: reason.code, name: reason.name }))}
          className={most > 1 ? "" : "sm:col-span-2"}
        />
      </div>
    </fieldset>
  );
}
