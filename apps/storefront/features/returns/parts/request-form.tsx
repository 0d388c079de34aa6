import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import type { Submission } from "../../../platform/gateway/use-submission.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { PicturePicker, type PicturePickerProps } from "../../pictures/picture-picker.tsx";
import { startReturnPictureDocument } from "../data/return-documents.ts";
import { backAs } from "../model/back-as.ts";
import { askedWishes, changeWish, type LineWish } from "../model/return-form.ts";
import type { Contact } from "../return-subject.ts";
import { BankFields, type BankFieldsProps } from "./bank-fields.tsx";
import { ModePicker } from "./exchange-parts.tsx";
import { type ReturnRequest, useMissingInSight, useReturnRequest } from "./use-return-request.ts";
import { WhatComesBack } from "./what-comes-back.tsx";
import { WishFields, type WishFieldsProps } from "./wish-fields.tsx";

const longestRemark = 500;
/** Of one return, as the shop limits them. */
const mostPictures = 5;

export type RequestFormProps = ReturnRequest & { readonly onClose: () => void };

/** How many of each line and why, a remark, the account where one is needed, and what goes back. */
export function RequestForm({ onClose, ...request }: RequestFormProps) {
  const words = useWords("returns");
  const { options, orderCode, contact } = request;
  const { all, wishes, setWishes, mode, setMode, refund, form, send, ...state } = useReturnRequest(request);
  const { place, isChecked, countTry } = useMissingInSight(state.refusals);
  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={(event) => {
        countTry();
        send(event);
      }}
    >
      <ModePicker
        mode={mode}
        wishes={wishes}
        isTransfer={options.returnPreview.needsBankAccount}
        back={backAs(state.back)}
        onChange={setMode}
      />
      <Wishes wishes={all} reasons={options.returnReasons} mode={mode} isChecked={isChecked} onChange={setWishes} />
      <TextArea
        label={words("remark")}
        rows={2}
        maxLength={longestRemark}
        value={form.values.remark}
        onChange={({ target }) => form.change({ remark: target.value })}
      />
      <Pictures order={{ orderCode, ...contact }} pictures={state.pictures} onChange={state.setPictures} />
      {state.isTransferred ? (
        <Account isAsked={state.needsAccount} input={form.input} banks={options.refundBanks} />
      ) : null}
      <WhatComesBack mode={mode} wishes={wishes} refund={refund} />
      <SendRow busy={form.busy} failure={form.failure} onClose={onClose} />
    </form>
  );
}

type WishesProps = Pick<WishFieldsProps, "reasons" | "mode" | "isChecked"> & {
  readonly wishes: readonly LineWish[];
  readonly onChange: (wishes: readonly LineWish[]) => void;
};

function Wishes({ wishes, onChange, ...how }: WishesProps) {
  return (
    <ul className="divide-y divide-line">
      {wishes.map((wish) => (
        <li key={`${wish.orderItemCode} ${wish.skuCode}`} className="py-4 first:pt-0">
          <WishFields
            wish={wish}
            {...how}
            isNothing={askedWishes(wishes).length === 0}
            onChange={(change) => onChange(changeWish(wishes, wish, change))}
          />
        </li>
      ))}
    </ul>
  );
}

type PicturesProps = Pick<PicturePickerProps, "pictures" | "onChange"> & {
  /** Its number, and what proves it. */
  readonly order: Contact & { readonly orderCode: string };
};

function Pictures({ order: input, pictures, onChange }: PicturesProps) {
  const words = useWords("returns");
  return (
    <PicturePicker
      legend={words("pictures")}
      hint={words("picturesHint", { n: mostPictures })}
      most={mostPictures}
      start={() => callShopForItem(startReturnPictureDocument, { input }, (value) => value.startReturnPicture)}
      pictures={pictures}
      onChange={onChange}
    />
  );
}

function Account({ isAsked, ...bank }: BankFieldsProps & { readonly isAsked: boolean }) {
  const words = useWords("returns");
  if (!isAsked) return <p className="mt-5 text-quiet text-sm">{words("accountAfter")}</p>;
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 font-bold">{words("accountTitle")}</legend>
      <p className="mb-3 text-quiet text-sm">{words("accountWhy")}</p>
      <BankFields {...bank} />
    </fieldset>
  );
}

function SendRow({ busy, failure, onClose }: Pick<Submission, "busy" | "failure"> & Pick<RequestFormProps, "onClose">) {
  const words = useWords("returns");
  const failureText = useFailureText();
  return (
    <>
      <div className="mt-4">
        <RefusalNote text={failure && failureText(failure)} />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {words("notNow")}
        </Button>
        <Button type="submit" busy={busy}>
          {words("send")}
        </Button>
      </div>
    </>
  );
}
