import { useEffect, useRef, useState } from "react";
import { callShop } from "../../../platform/session/shop-client.ts";
import { flashSaleDocument } from "../flash-sale-document.ts";
import { campaignsOf, type FlashCampaign } from "../model/campaigns.ts";

/** What is left is asked again this often, while the page is looked at. */
const askEveryMs = 10_000;
const secondMs = 1000;

type Known = { readonly serverTime: string; readonly campaigns: readonly FlashCampaign[] };

/**
 * The campaigns as they are now, and the shop's clock, second by second. The page itself may come
 * from a cache, and the device's own clock may be wrong: both are corrected by the first answer.
 * @returns `now` is undefined until that answer, as no clock can be trusted before it
 */
export function useFlashSale(known: Known | undefined, device: "h5" | "pc") {
  const [campaigns, setCampaigns] = useState(known?.campaigns);
  const [now, setNow] = useState<number>();
  const ahead = useRef(0);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const result = await callShop(flashSaleDocument, {});
      if (!result.ok) return;
      ahead.current = Date.parse(result.value.flashSale.serverTime) - Date.now();
      setCampaigns(campaignsOf(result.value.flashSale, device));
      setNow(Date.now() + ahead.current);
    };
    void ask();
    const asking = setInterval(() => void ask(), askEveryMs);
    const ticking = setInterval(() => setNow((before) => before && Date.now() + ahead.current), secondMs);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }, [device]);
  return { campaigns, now };
}
