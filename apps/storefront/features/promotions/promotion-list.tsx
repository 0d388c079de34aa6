import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useId, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { canShopMore, shownPromotions } from "./model/shown-promotions.ts";
import { Giveaways } from "./parts/giveaways.tsx";
import { PromotionRow } from "./parts/promotion-row.tsx";
import type { PromotionView } from "./promotion-view.ts";
import { useShopMore } from "./use-shop-more.tsx";

type PromotionListProps = {
  readonly promotions: readonly PromotionView[];
  readonly lines: readonly { readonly promotionActivity: readonly { readonly activityCode: string | null }[] | null }[];
  /**
   * In the cart: gifts and add-ons can be chosen and more be bought, and the cart is loaded again.
   * Without it the promotions are explained only.
   */
  readonly onChanged?: () => Promise<void>;
};

/** The promotions that run, each explained in words: applied, within reach, or in whose way what is [CRT-11]. */
export function PromotionList({ promotions, lines, onChanged }: PromotionListProps) {
  const words = useWords("promotions");
  const titleId = useId();
  const touched = new Set(
    lines.flatMap(({ promotionActivity }) => (promotionActivity ?? []).map(({ activityCode }) => activityCode)),
  );
  const { near, other } = shownPromotions(promotions, touched);
  const shopMore = useShopMore("cart", onChanged);
  if (near.length + other.length === 0) return null;
  const row = (promotion: PromotionView) => (
    <PromotionRow key={promotion.activityCode} promotion={promotion}>
      {onChanged ? <Actions promotion={promotion} onChanged={onChanged} onShopMore={shopMore.open} /> : null}
    </PromotionRow>
  );
  return (
    <section aria-labelledby={titleId} data-promotion-list="" className="rounded-lg bg-white p-4 sm:p-6">
      <h2 id={titleId} className="text-xl">
        {words("title")}
      </h2>
      <ul className="divide-y divide-line">{near.map(row)}</ul>
      {other.length > 0 ? (
        <details className="group border-line border-t first-of-type:mt-2">
          <summary className="flex min-h-11 items-center justify-between gap-3 pt-3 font-semibold text-sm">
            {words("others", { count: other.length })}
            <Icon name="down" className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="divide-y divide-line">{other.map(row)}</ul>
        </details>
      ) : null}
      {shopMore.dialog}
    </section>
  );
}

type ActionsProps = {
  readonly promotion: PromotionView;
  readonly onChanged: () => Promise<void>;
  readonly onShopMore: (activityCode: string) => void;
};

/** Choosing what it gives, while a choice is open; and more of its goods, where these would help. */
function Actions({ promotion, onChanged, onShopMore }: ActionsProps) {
  const words = useWords("promotions");
  const isOpen = (promotion.piecesOpen ?? 0) > 0;
  // Once seen it stays: folding away after the last choice would move what is below it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isAhead = promotion.opsType !== null && promotion.state === "BLOCKED";
  return (
    <>
      {wasOpen ? <Giveaways promotion={promotion} isClosed={!isOpen} onTaken={onChanged} /> : null}
      {isAhead && !wasOpen ? (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
            {words("seeGiveaways")}
          </summary>
          <Giveaways promotion={promotion} onTaken={onChanged} />
        </details>
      ) : null}
      {canShopMore(promotion) ? (
        <p className="mt-3">
          <button
            type="button"
            className={`${buttonClass("outline", "small")} min-h-11`}
            onClick={() => onShopMore(promotion.activityCode ?? "")}
          >
            {words("shopMore")}
            <span className="sr-only">: {promotion.activityName}</span> <Icon name="arrow-right" className="size-4" />
          </button>
        </p>
      ) : null}
    </>
  );
}
