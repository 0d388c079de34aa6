import { useEffect, useMemo, useRef, useState } from "react";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { flashSaleDocument } from "../flash-sale-document.ts";
import { campaignsOf, type FlashCampaign } from "../model/campaigns.ts";

/** What is left is asked again this often, while the page is looked at. */
const askEveryMs = 10_000;
const secondMs = 1000;
const nothing = {};

/**
 * The campaigns as they are now, and the shop's clock, second by second. The page itself may come
 * from a cache, and the device's own clock may be wrong: both are corrected by the first answer.
 * @param known of the page as it was made
 * @returns `now` is undefined until that answer, as no clock can be trusted before it
 */
export function useFlashSale(known: readonly FlashCampaign[] | undefined, device: "h5" | "pc") {
  const { loaded, reload } = useShopRead(flashSaleDocument, nothing);
  const answer = loaded.state === "ready" ? loaded.value.flashSale : undefined;
  const [now, setNow] = useState<number>();
  const ahead = useRef(0);
  useEffect(() => {
    if (!answer) return;
    ahead.current = Date.parse(answer.serverTime) - Date.now();
    setNow(Date.now() + ahead.current);
  }, [answer]);
  useEffect(() => {
    const asking = setInterval(() => {
      if (!document.hidden) void reload();
    }, askEveryMs);
    const ticking = setInterval(() => setNow((before) => before && Date.now() + ahead.current), secondMs);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }, [reload]);
  const campaigns = useMemo(() => (answer ? campaignsOf(answer, device) : known), [answer, device, known]);
  return { campaigns, now };
}
