import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { useEffect, useRef, useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ChosenPicture, PicturePicker } from "../../pictures/picture-picker.tsx";
import {
  type ReturnOptions,
  returnOrderDocument,
  returnPreviewDocument,
  startReturnPictureDocument,
} from "../data/return-documents.ts";
import {
  canExchange,
  changeWish,
  isComplete,
  type LineWish,
  productsToPreview,
  productsToSend,
  type ReturnMode,
} from "../model/return-form.ts";
import type { Contact, SentReturn } from "../return-subject.ts";
import { BankFields, noBank, useBankErrors } from "./bank-fields.tsx";
import { ExchangeParts, ModePicker } from "./exchange-parts.tsx";
import { RefundNotes, RefundParts } from "./refund-parts.tsx";
import { WishFields } from "./wish-fields.tsx";

const longestRemark = 500;
/** Of one return, as the shop limits them. */
const mostPictures = 5;

export type RequestFormProps = {
  readonly orderCode: string;
  readonly contact: Contact;
  readonly first: readonly LineWish[];
  readonly options: ReturnOptions;
  readonly onDone: SentReturn;
  readonly onClose: () => void;
};

/** How many of each line and why, a remark, the account where one is needed, and what goes back. */
export function RequestForm({ orderCode, contact, first, options, onDone, onClose }: RequestFormProps) {
  const words = useWords("returns");
  const failureText = useFailureText();
  const [wishes, setWishes] = useState(first);
  const [wanted, setMode] = useState<ReturnMode>("REFUND");
  const mode: ReturnMode = canExchange(wishes) ? wanted : "REFUND";
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  // What is missing may be scrolled out of sight.
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const bankErrors = useBankErrors();
  const { loaded } = useShopRead(
    returnPreviewDocument,
    { input: { orderCode, ...contact, products: productsToPreview(wishes) } },
    { keepLast: true },
  );
  const preview = loaded.state === "ready" ? loaded.value.returnPreview : undefined;
  const { needsBankAccount } = options.returnPreview;
  const isPaidBack = needsBankAccount && mode === "REFUND" && (preview?.refund.amount ?? 0) > 0;
  const form = useForm({ remark: "", ...noBank }, (values) => (isPaidBack ? bankErrors(values) : {}));
  const { remark, ...bankAccount } = form.values;
  const send = form.submit(async () => {
    if (!isComplete(wishes, mode) || !preview) return undefined;
    const input = {
      orderCode,
      ...contact,
      returnMode: mode,
      products: productsToSend(wishes, mode),
      ...(remark.trim() ? { remark: remark.trim() } : {}),
      ...(isPaidBack ? { bankAccount } : {}),
      pictureCodes: pictures.map(({ code }) => code),
    };
    const result = await callShopForItem(returnOrderDocument, { input }, (value) => value.returnOrder);
    if (!result.ok) return result.failure;
    onDone(result.value?.returnCode ?? "");
    return undefined;
  });
  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={(event) => {
        setTries(tries + 1);
        send(event);
      }}
    >
      <ModePicker mode={mode} wishes={wishes} isTransfer={needsBankAccount} onChange={setMode} />
      <ul className="divide-y divide-line">
        {wishes.map((wish) => (
          <li key={wish.orderItemCode} className="py-4 first:pt-0">
            <WishFields
              wish={wish}
              reasons={options.returnReasons}
              mode={mode}
              isChecked={tries > 0}
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
      <PicturePicker
        legend={words("pictures")}
        hint={words("picturesHint", { n: mostPictures })}
        most={mostPictures}
        start={() => {
          const input = { orderCode, ...contact };
          return callShopForItem(startReturnPictureDocument, { input }, (value) => value.startReturnPicture);
        }}
        pictures={pictures}
        onChange={setPictures}
      />
      {needsBankAccount && mode === "REFUND" ? (
        <fieldset className="mt-5">
          <legend className="mb-1 font-bold">{words("accountTitle")}</legend>
          <p className="mb-3 text-quiet text-sm">{words("accountWhy")}</p>
          <BankFields input={form.input} banks={options.refundBanks} />
        </fieldset>
      ) : null}
      <section
        aria-label={words(mode === "EXCHANGE" ? "whatYouGet" : "whatGoesBack")}
        aria-live="polite"
        className="mt-6 rounded-md bg-tint p-4"
      >
        <h3 className="mb-3 font-bold">{words(mode === "EXCHANGE" ? "whatYouGet" : "whatGoesBack")}</h3>
        <div className="min-h-44">
          {mode === "EXCHANGE" ? (
            <ExchangeParts wishes={wishes} shopPaysParcel={preview?.refund.shopPaysParcel ?? false} />
          ) : null}
          {mode === "EXCHANGE" ? null : preview ? (
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
