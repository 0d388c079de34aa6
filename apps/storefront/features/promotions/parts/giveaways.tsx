import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { useState } from "react";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { exchangeGift } from "../data/exchange-gift.ts";
import { takeGoods } from "../data/take-goods.ts";
import type { exchangeableGift } from "../model/exchangeable-gift.ts";
import type { GiveawayView, PromotionView } from "../promotion-view.ts";

type GiveawaysProps = {
  readonly promotion: PromotionView;
  /** The skus that have been chosen. */
  readonly taken: ReadonlySet<string>;
  /** Everything that may be taken has been. */
  readonly isClosed?: boolean;
  /** The chosen gift, whose place another may take. */
  readonly exchanged?: ReturnType<typeof exchangeableGift>;
  readonly onTaking?: (() => void) | undefined;
  readonly onTaken: () => Promise<void>;
};

/**
 * The gifts or add-ons of a promotion, to choose from in the cart [PRM-01, PRM-15]. The list is
 * positioned, so that texts for screen readers inside it do not widen the page.
 */
export function Giveaways({ promotion, taken, isClosed = false, exchanged, onTaking, onTaken }: GiveawaysProps) {
  const words = useWords("promotions");
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const giveaways = promotion.giveaways ?? [];
  if (giveaways.length === 0) return null;
  const goodsOf = ({ giveawayCode, productCode, orgCode }: GiveawayView) => ({
    productCode: productCode ?? "",
    skuCode: giveawayCode ?? "",
    orgCode: orgCode ?? "",
    activityCode: promotion.activityCode ?? "",
  });
  const put = (giveaway: GiveawayView) => {
    if (exchanged)
      return exchangeGift({ ...goodsOf(exchanged.gift), cartItemId: exchanged.cartItemId }, goodsOf(giveaway));
    onTaking?.();
    return takeGoods(goodsOf(giveaway));
  };
  const take = async (giveaway: GiveawayView): Promise<void> => {
    setBusy(giveaway.giveawayCode ?? "");
    const failure = await put(giveaway);
    if (failure) tellFailure(failure);
    await onTaken();
    setBusy(undefined);
  };
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a button to choose it is scrolled by keyboard
      tabIndex={isClosed && !exchanged ? 0 : undefined}
      aria-label={words(promotion.opsType === "GWP" ? "gifts.title" : "addOns.title")}
      className="relative mt-3 grid auto-cols-[16rem] grid-flow-col gap-3 overflow-x-auto pb-2 [scrollbar-width:thin] sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2"
    >
      {giveaways.map((giveaway) => (
        <Giveaway
          key={giveaway.giveawayCode}
          giveaway={giveaway}
          isGift={promotion.opsType === "GWP"}
          isTaken={taken.has(giveaway.giveawayCode ?? "")}
          isBusy={busy === giveaway.giveawayCode}
          isOver={exchanged ? giveaway === exchanged.gift : isClosed || (giveaway.giveawayNum ?? 0) <= 0}
          onTake={() => void take(giveaway)}
        />
      ))}
    </ul>
  );
}

type GiveawayProps = {
  readonly giveaway: GiveawayView;
  readonly isGift: boolean;
  readonly isTaken: boolean;
  readonly isBusy: boolean;
  /** No more of it may be taken. */
  readonly isOver: boolean;
  readonly onTake: () => void;
};

function Giveaway({ giveaway, isGift, isTaken, isBusy, isOver, onTake }: GiveawayProps) {
  const words = useWords("promotions");
  const { giveawayName, mediaLink, eligible } = giveaway;
  const name = giveawayName ?? "";
  return (
    <li
      data-giveaway={giveaway.giveawayCode}
      data-eligible={Boolean(eligible)}
      className="flex gap-3 rounded-md border border-line p-2"
    >
      <SmallPicture
        mediaKey={mediaLink ?? ""}
        className={`size-16 shrink-0 rounded-md bg-tint ${eligible ? "" : "opacity-50"}`}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2">{name}</p>
        <GiveawayPrice giveaway={giveaway} isGift={isGift} />
        {eligible ? null : <p className="font-semibold text-warn">{words(ineligibleWord(giveaway))}</p>}
        {isTaken && isOver ? (
          <p className="mt-2 flex min-h-11 items-center gap-1.5 font-semibold text-good">
            <Icon name="check" className="size-4" />
            {words(isGift ? "chosen" : "inCart")}
            <span className="sr-only">: {name}</span>
          </p>
        ) : null}
        {eligible && !(isTaken && isOver) ? (
          <Button
            look="outline"
            size="small"
            className="mt-2 min-h-11 w-full"
            busy={isBusy}
            disabled={isOver}
            onClick={onTake}
          >
            {words(isGift ? "choose" : "add")}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** A gift costs nothing instead of its price, an add-on less. */
function GiveawayPrice({ giveaway, isGift }: Pick<GiveawayProps, "giveaway" | "isGift">) {
  const words = useWords("promotions");
  const { price, productPrice } = giveaway;
  if (!isGift) return <Price sale={price ?? 0} list={productPrice} listLabel={words("was")} />;
  return (
    <p className="figures font-bold">
      {words("free")}{" "}
      <s className="font-normal text-quiet">
        <span className="sr-only">{words("was")} </span>
        {formatRupiah(productPrice ?? 0)}
      </s>
    </p>
  );
}

/** Not eligible: it comes from another place than the cart's goods, or it is gone [PRM-15]. */
const ineligibleWord = ({ ineligibleCode }: GiveawayView): "otherSource" | "giveawayGone" =>
  ineligibleCode === "OTHER_SOURCE" ? "otherSource" : "giveawayGone";
