import { useEffect, useMemo, useState } from "react";
import { shopNow } from "../../../platform/browser/shop-clock.ts";
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
  const serverTime = answer?.serverTime;
  useEffect(() => {
    if (serverTime === undefined) return;
    const tick = (): void => setNow(shopNow(serverTime));
    tick();
    const ticking = setInterval(tick, secondMs);
    return () => clearInterval(ticking);
  }, [serverTime]);
  useEffect(() => {
    const asking = setInterval(() => {
      if (!document.hidden) void reload();
    }, askEveryMs);
    return () => clearInterval(asking);
  }, [reload]);
  const campaigns = useMemo(() => (answer ? campaignsOf(answer, device) : known), [answer, device, known]);
  return { campaigns, now };
}
