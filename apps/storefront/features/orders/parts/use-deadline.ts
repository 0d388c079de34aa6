import { useEffect, useState } from "react";
import { readSession, writeSession } from "../../../platform/browser-storage.ts";
import { reloadGuard, timeLeft } from "../model/countdown.ts";

/** After the one reload we ask again at this distance, without a reload, until the shop has closed the order. */
const askAgainMs = 10_000;

/**
 * Counts down to the moment at which an unpaid order closes [ORD-08]. At zero the page reloads, once [ORD-14].
 * @returns the time left, or undefined when the moment has come or there is none
 */
export function useDeadline(
  orderCode: string,
  deadline: string | null | undefined,
  askAgain: () => void,
): string | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = deadline ? timeLeft(new Date(deadline), now) : undefined;
  const running = left !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
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
