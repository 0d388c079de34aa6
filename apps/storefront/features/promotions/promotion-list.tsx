import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useId, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { exchangeableGift, type TakenLine } from "./model/exchangeable-gift.ts";
import { inFormerPlaces } from "./model/in-former-places.ts";
import { canShopMore, shownPromotions } from "./model/shown-promotions.ts";
import { Giveaways } from "./parts/giveaways.tsx";
import { PromotionRow } from "./parts/promotion-row.tsx";
import type { PromotionView } from "./promotion-view.ts";
import { useShopMore } from "./use-shop-more.tsx";

type PromotedLine = TakenLine & {
  readonly promotionActivity: readonly { readonly activityCode: string | null }[] | null;
};

type PromotionListProps = {
  readonly promotions: readonly PromotionView[];
  readonly lines: readonly PromotedLine[];
  /**
   * In the cart: gifts and add-ons can be chosen and more be bought, and the cart is loaded again.
   * Without it the promotions are explained only.
   */
  readonly onChanged?: () => Promise<void>;
  /** A gift or add-on was pressed; `onChanged` follows. */
  readonly onTaking?: (() => void) | undefined;
};

/**
 * The promotions that run, each explained in words: applied, within reach, or in whose way what is
 * [CRT-11].
 */
export function PromotionList({ promotions, lines, onChanged, onTaking }: PromotionListProps) {
  const words = useWords("promotions");
  const titleId = useId();
  const touched = new Set(
    lines.flatMap(({ promotionActivity }) => (promotionActivity ?? []).map(({ activityCode }) => activityCode)),
  );
  const [places, setPlaces] = useState<readonly (string | null)[]>([]);
  const { near: ranked, other } = shownPromotions(promotions, touched, places);
  const near = inFormerPlaces(ranked, places);
  const codes = near.map(({ activityCode }) => activityCode);
  if (codes.join() !== places.join()) setPlaces(codes);
  const shopMore = useShopMore("cart", onChanged);
  if (near.length + other.length === 0) return null;
  const row = (promotion: PromotionView) => (
    <PromotionRow key={promotion.activityCode} promotion={promotion}>
      {onChanged ? (
        <Actions
          promotion={promotion}
          lines={lines}
          onChanged={onChanged}
          onTaking={onTaking}
          onShopMore={shopMore.open}
        />
      ) : null}
    </PromotionRow>
  );
  return (
    <section aria-labelledby={titleId} data-promotion-list="" className="rounded-lg bg-white p-4 sm:p-6">
      <h2 id={titleId} className="text-xl">
        {words("title")}
      </h2>
      {lines.some(({ activityCode }) => activityCode) ? (
        <p className="mt-1 text-quiet text-sm">{words("ownNotCounted")}</p>
      ) : null}
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

/** The skus that lie in the cart as its gifts or add-ons. */
function takenUnder({ activityCode }: PromotionView, lines: readonly PromotedLine[]): ReadonlySet<string> {
  const own = lines.filter((line) => line.activityCode && line.activityCode === activityCode);
  return new Set(own.flatMap(({ skuCode }) => skuCode ?? []));
}

type ActionsProps = {
  readonly promotion: PromotionView;
  readonly lines: readonly PromotedLine[];
  readonly onChanged: () => Promise<void>;
  readonly onTaking: PromotionListProps["onTaking"];
  readonly onShopMore: (activityCode: string) => void;
};

/**
 * Choosing what it gives, while a choice is open, or another gift than the chosen one; and more of
 * its goods, where these would help.
 */
function Actions({ promotion, lines, onChanged, onTaking, onShopMore }: ActionsProps) {
  const words = useWords("promotions");
  const isOpen = (promotion.piecesOpen ?? 0) > 0;
  // Unfolded from the start or by hand: what a late answer unfolds would move what is below it.
  const [wasOpenAtFirst] = useState(isOpen);
  const [hasChoice, setHasChoice] = useState(isOpen);
  if (isOpen && !hasChoice) setHasChoice(true);
  const isAhead = promotion.opsType !== null && promotion.state === "BLOCKED";
  const hasGiveaways = (promotion.giveaways ?? []).length > 0;
  const exchanged = exchangeableGift(promotion, lines);
  return (
    <>
      {(hasChoice || isAhead || exchanged) && hasGiveaways ? (
        <details className="mt-2" open={wasOpenAtFirst}>
          <summary
            className={`inline-flex min-h-11 items-center text-sm underline underline-offset-4 ${isOpen ? "font-bold" : ""}`}
          >
            {words(exchanged ? "changeGift" : promotion.opsType === "GWP" ? "seeGifts" : "seeAddOns")}
          </summary>
          <Giveaways
            promotion={promotion}
            taken={takenUnder(promotion, lines)}
            exchanged={exchanged}
            isClosed={hasChoice && !isOpen}
            onTaking={onTaking}
            onTaken={onChanged}
          />
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
