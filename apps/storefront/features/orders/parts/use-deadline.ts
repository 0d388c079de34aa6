import { useEffect, useState } from "react";
import { readSession, writeSession } from "../../../platform/browser/browser-storage.ts";
import { shopNow } from "../../../platform/browser/shop-clock.ts";
import { reloadGuard, timeLeft } from "../model/countdown.ts";

/** After the one reload, the shop is polled at this interval until it has closed the order. */
const askAgainMs = 5_000;
/** Before, too: the order may be paid or cancelled elsewhere. */
const askMeanwhileMs = 30_000;

/**
 * Counts down to the moment an unpaid order closes [ORD-08]. At zero the page reloads, once
 * [ORD-14].
 * @param clock the deadline and the shop's clock, ISO 8601
 * @returns the seconds left, or undefined if it has passed or there is none
 */
export function useDeadline(
  orderCode: string,
  { deadline, serverTime }: { readonly deadline: string | null | undefined; readonly serverTime: string },
  askAgain: () => void,
): number | undefined {
  const [now, setNow] = useState(() => shopNow(serverTime));
  const left = deadline ? timeLeft(new Date(deadline), now) : undefined;
  const running = left !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(shopNow(serverTime)), 1000);
    return () => clearInterval(timer);
  }, [running, serverTime]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(askAgain, askMeanwhileMs);
    return () => clearInterval(timer);
  }, [running, askAgain]);
  useEffect(() => {
    if (!deadline || running) return;
    if (reloadGuard(orderCode, deadline, { read: readSession, write: writeSession })) {
      location.reload();
      return;
    }
    const timer = setInterval(askAgain, askAgainMs);
    return () => clearInterval(timer);
  }, [deadline, running, orderCode, askAgain]);
  return left;
}
