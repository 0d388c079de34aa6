import { Dialog } from "@gelora/ui/dialog.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useEffect, useRef } from "react";
import { ReadFailed } from "../../platform/gateway/read-failed.tsx";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { shopMoreDocument } from "./data/promotion-documents.ts";
import { mostSlides } from "./model/shop-more-card.ts";
import { PromotionStanding } from "./parts/promotion-standing.tsx";
import { ShopMoreCarousel, ShopMoreWaiting } from "./parts/shop-more-carousel.tsx";

export type ShopMoreProps = {
  readonly place: "cart" | "product";
  readonly activityCode: string;
  /** @param hasAdded whether anything was put into the cart */
  readonly onClose: (hasAdded: boolean) => void;
};

const firstProducts = { pageNum: 1, pageSize: mostSlides };

/**
 * 'Shop more' of a promotion: what it gives to the cart, or what is missing or in its way, as in
 * the cart, and the first goods that count [PRM-05, PRM-06]. When the list fails, the loading
 * indicator ends; opened from the cart, the dialog closes with it [PRM-16].
 */
export function ShopMoreDialog({ place, activityCode, onClose }: ShopMoreProps) {
  const words = useWords("promotions");
  const chrome = useWords("chrome");
  const { loaded, reload } = useShopRead(shopMoreDocument, { activityCode, pageInput: firstProducts });
  const hasAdded = useRef(false);
  const close = (): void => onClose(hasAdded.current);
  useClosingOnFailure(place === "cart" && loaded.state === "failed" ? loaded.failure : undefined, close);
  const found = loaded.state === "ready" ? loaded.value.queryCatalogProductsByPromotion : undefined;
  const added = (): void => {
    hasAdded.current = true;
    void reload();
  };
  return (
    <Dialog open onClose={close} title={words("shopMore")} closeLabel={chrome("close")} width="shop-more">
      <div data-shop-more={activityCode} aria-busy={loaded.state === "loading"}>
        {loaded.state === "loading" ? <ShopMoreWaiting label={words("loading")} /> : null}
        {loaded.state === "failed" && place === "product" ? (
          <ReadFailed
            title={words("failedTitle")}
            failure={loaded.failure}
            again={words("tryAgain")}
            onAgain={reload}
          />
        ) : null}
        {loaded.state === "ready" && !found?.dataList?.length ? (
          <EmptyState art="nothing-found" title={words(found ? "emptyTitle" : "overTitle")} />
        ) : null}
        {found?.dataList?.length ? (
          <>
            <h3 className="text-lg">{found.activity?.activityName}</h3>
            {found.activity?.activityRemark ? (
              <p className="text-quiet text-sm">{found.activity.activityRemark}</p>
            ) : null}
            <div className="mb-4 min-h-12" aria-live="polite">
              {found.activity ? <PromotionStanding standing={found.activity} /> : null}
            </div>
            <ShopMoreCarousel products={found.dataList} onAdded={added} />
            {place === "product" ? (
              <p className="mt-4 text-right">
                <a href="/shop-cart" className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {words("toCart")}
                </a>
              </p>
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

type Failure = Parameters<ReturnType<typeof useFailureToast>>[0];

function useClosingOnFailure(failure: Failure | undefined, close: () => void): void {
  const tellFailure = useFailureToast();
  const latest = useRef({ tellFailure, close });
  latest.current = { tellFailure, close };
  useEffect(() => {
    if (!failure) return;
    latest.current.tellFailure(failure);
    latest.current.close();
  }, [failure]);
}
