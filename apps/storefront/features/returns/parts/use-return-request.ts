import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { type Form, useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import type { ChosenPicture } from "../../pictures/chosen-picture.ts";
import { type ReturnOptions, returnOrderDocument, returnPreviewDocument } from "../data/return-documents.ts";
import { backSums } from "../model/back-as.ts";
import {
  askedWishes,
  canExchange,
  isComplete,
  type LineWish,
  productsToPreview,
  productsToSend,
  type ReturnMode,
  soldOutOf,
  withSoldOut,
} from "../model/return-form.ts";
import type { Contact, SentReturn } from "../return-subject.ts";
import { type BankValues, noBank, useBankErrors } from "./bank-fields.tsx";

export type ReturnRequest = {
  readonly orderCode: string;
  readonly contact: Contact;
  readonly first: readonly LineWish[];
  readonly options: ReturnOptions;
  readonly onDone: SentReturn;
};

type Values = BankValues & { readonly remark: string };

/** The state of a request for a return, and its sending. */
export function useReturnRequest({ orderCode, contact, first, options, onDone }: ReturnRequest) {
  // An answer may be lost: what is sent again is the same request, not another.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [all, setWishes] = useState(first);
  const wishes = askedWishes(all);
  const [wanted, setMode] = useState<ReturnMode>("REFUND");
  const mode: ReturnMode = canExchange(wishes) ? wanted : "REFUND";
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const refund = useRefund(orderCode, contact, wishes);
  const back = backSums(wishes, refund);
  const isTransferred = options.returnPreview.needsBankAccount && mode === "REFUND" && back.amount > 0;
  // Where a contact proves the order an account takes a code: the return's page asks for both.
  const needsAccount = isTransferred && !contact.email && !contact.mobile;
  const isPaidBack = needsAccount && refund !== undefined;
  const form = useRequestFields(isPaidBack);
  const soldOut = useSoldOut(all, setWishes, mode);
  const send = form.submit(async () => {
    if (!isComplete(wishes, mode) || !refund) return undefined;
    const input = {
      orderCode,
      ...contact,
      returnMode: mode,
      products: productsToSend(wishes, mode),
      ...valuesToSend(form.values, isPaidBack),
      pictureCodes: pictures.map(({ code }) => code),
      requestKey,
    };
    const result = await callShopForItem(returnOrderDocument, { input }, (value) => value.returnOrder);
    if (!result.ok) return soldOut.isShownAtField(result.failure) ? undefined : result.failure;
    onDone(result.value?.returnCode ?? "");
    return undefined;
  });
  return {
    all,
    wishes,
    setWishes,
    mode,
    setMode,
    pictures,
    setPictures,
    refund,
    back,
    isTransferred,
    needsAccount,
    form,
    send,
    refusals: soldOut.refusals,
  };
}

type SetWishes = Dispatch<SetStateAction<readonly LineWish[]>>;

/** A size that sold out meanwhile leaves the list, and its field says so, where another is left. */
function useSoldOut(all: readonly LineWish[], setWishes: SetWishes, mode: ReturnMode) {
  const [refusals, setRefusals] = useState(0);
  const isShownAtField = (failure: CallFailure): boolean => {
    const soldOut = mode === "EXCHANGE" ? soldOutOf(failure) : undefined;
    if (!soldOut) return false;
    setWishes((before) => withSoldOut(before, soldOut));
    setRefusals(refusals + 1);
    return canExchange(askedWishes(withSoldOut(all, soldOut)));
  };
  return { refusals, isShownAtField };
}

/** What would go back; undefined until the shop has said it. */
function useRefund(orderCode: string, contact: Contact, wishes: readonly LineWish[]) {
  const { loaded } = useShopRead(
    returnPreviewDocument,
    { input: { orderCode, ...contact, products: productsToPreview(wishes) } },
    { keepLast: true },
  );
  return loaded.state === "ready" ? loaded.value.returnPreview.refund : undefined;
}

/** The account is asked for in good time, and needed only where money is transferred. */
function useRequestFields(isPaidBack: boolean): Form<Values> {
  const bankErrors = useBankErrors();
  return useForm<Values>({ remark: "", ...noBank }, (values) => (isPaidBack ? bankErrors(values) : {}));
}

function valuesToSend({ remark, ...bankAccount }: Values, isPaidBack: boolean) {
  return {
    ...(remark.trim() ? { remark: remark.trim() } : {}),
    ...(isPaidBack ? { bankAccount } : {}),
  };
}

/** Focuses what is missing at each try to send and each refusal: it may be out of sight. */
export function useMissingInSight(refusals: number) {
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries + refusals > 0) place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries, refusals]);
  return { place, isChecked: tries > 0, countTry: () => setTries(tries + 1) };
}
