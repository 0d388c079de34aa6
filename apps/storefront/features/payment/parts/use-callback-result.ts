import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { payStatusDocument } from "../data/payment-documents.ts";
import {
  type CallbackResult,
  isForeign,
  judgeCallback,
  mayBePaid,
  payableUntil,
  readCallback,
} from "../model/judge-callback.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/** How long to wait for a late notification before the page says that no money has arrived yet. */
const timeoutMs = 90_000;

/** Judges the address, and polls the shop until the result is known [PAY-07, K25]. */
export function useCallbackResult(): {
  readonly result: CallbackResult;
  readonly orderCode: string | undefined;
  /** By the shop's own record, whatever the address says. */
  readonly canPay: boolean;
  /** The order was placed in another browser. */
  readonly isForeign: boolean;
  /** Until when it can still be paid, after a failure. */
  readonly payableUntil: string | undefined;
} {
  const { search } = useLocation();
  const answer = readCallback(search);
  const { loaded, reload } = useShopRead(payStatusDocument, { orderCode: answer.orderCode ?? "" });
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const known =
    loaded.state === "ready"
      ? {
          payStatus: loaded.value.getCustomOrderDetail?.payStatus,
          paymentStatus: loaded.value.paymentInstruction?.status,
          orderStatus: loaded.value.getCustomOrderDetail?.orderStatus,
          deadline: loaded.value.paymentInstruction?.deadline,
        }
      : undefined;
  const result = judgeCallback(answer, known, hasTimedOut);
  useRepeatedly(reload, result !== "paid" && result !== "unpaid" && answer.orderCode !== undefined);
  return {
    result,
    orderCode: answer.orderCode,
    canPay: mayBePaid(known),
    isForeign: isForeign(known),
    payableUntil: result === "failed" ? payableUntil(known) : undefined,
  };
}
