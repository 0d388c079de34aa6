import { useEffect } from "react";
import { useLocation } from "react-router";
import { onTaken } from "../../platform/browser/taken-goods.ts";
import { flushTracking, keepCampaign, track } from "../../platform/browser/tracking.ts";
import { shownItem } from "./shown-item.ts";

/**
 * What pages do not report themselves: one page view for each pathname and search word, not for
 * each filter [TRK-01], the product on it, and goods put into the cart. What waits is sent when the
 * page is left.
 */
export function useShopEvents(): void {
  const { pathname, search } = useLocation();
  const word = new URLSearchParams(search).get("q");
  useEffect(() => keepCampaign(search), [search]);
  // A new search is a page of its own, wherever it leads; filters and their like are not.
  useEffect(() => trackPage(pathname), [pathname, word]);
  useEffect(() => {
    const item = shownItem();
    if (item) track({ name: "view_item", currency: "IDR", value: item.price, items: [item] });
  }, [pathname]);
  useEffect(
    () =>
      onTaken(({ price, ...item }) =>
        track({ name: "add_to_cart", currency: "IDR", value: price ?? null, items: [{ ...item, price }] }),
      ),
    [],
  );
  useEffect(() => {
    addEventListener("pagehide", flushTracking);
    return () => removeEventListener("pagehide", flushTracking);
  }, []);
}

/** @param path of the page, in the documents' form without a language */
export function trackPage(path: string): void {
  track({ name: "page_view", path, title: document.title });
}
