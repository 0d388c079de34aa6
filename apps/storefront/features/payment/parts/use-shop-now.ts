import { useEffect, useState } from "react";
import { shopNow } from "../../../platform/browser/shop-clock.ts";

/** The shop's clock, updated every second. @param serverTime as its latest answer stated it */
export function useShopNow(serverTime: string): number {
  const [now, setNow] = useState(() => shopNow(serverTime));
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow(serverTime)), 1000);
    return () => clearInterval(timer);
  }, [serverTime]);
  return now;
}
