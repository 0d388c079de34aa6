import { useEffect, useState } from "react";
import { shopNow } from "../../../platform/browser/shop-clock.ts";

/**
 * True once a moment has passed, on time and without counting; false where there is none.
 * @param serverTime the shop's clock
 */
export function useHasPassed(moment: string | null | undefined, serverTime: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => setPassed(moment), Math.max(0, Date.parse(moment) - shopNow(serverTime)));
    return () => clearTimeout(timer);
  }, [moment, serverTime]);
  return Boolean(moment) && passed === moment;
}
