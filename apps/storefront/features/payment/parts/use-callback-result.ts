import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { payStatusDocument } from "../data/payment-documents.ts";
import { type CallbackResult, judgeCallback, readCallback } from "../model/judge-callback.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/** How long a late notification is waited for before the page says that no money has come yet. */
const patienceMs = 90_000;

/** Judges the address, and asks the shop until it knows [PAY-07, K25]. */
export function useCallbackResult(): { readonly result: CallbackResult; readonly orderCode: string | undefined } {
  const { search } = useLocation();
  const answer = readCallback(search);
  const { loaded, reload } = useShopQuery(payStatusDocument, { orderCode: answer.orderCode ?? "" });
  const [patienceIsOver, setPatienceIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPatienceIsOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const known =
    loaded.state === "ready"
      ? {
          payStatus: loaded.value.getCustomOrderDetail?.payStatus,
          paymentStatus: loaded.value.paymentInstruction?.status,
        }
      : undefined;
  const result = judgeCallback(answer, known, patienceIsOver);
  useRepeatedly(reload, result !== "paid" && !patienceIsOver && answer.orderCode !== undefined);
  return { result, orderCode: answer.orderCode };
}
