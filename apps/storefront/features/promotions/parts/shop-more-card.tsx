import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { useEffect, useRef, useState } from "react";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { Picture } from "../../../platform/page/picture.tsx";
import { productAddress } from "../../../platform/page/product-address.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { takeGoods } from "../data/take-goods.ts";
import { cardAdding, cardAtRest } from "../model/card-adding.ts";
import type { ShopMoreCardView } from "../model/shop-more-card.ts";

export type ShopMoreCardProps = { readonly card: ShopMoreCardView; readonly onAdded: () => void };

/**
 * A product of a promotion: its name leads to its page, its button adds the first sku [PRM-11 to
 * PRM-14].
 */
export function ShopMoreCard({ card, onAdded }: ShopMoreCardProps) {
  const words = useWords("promotions");
  const { code, name, brand, media, sale, list, choice, sku, isSoldOut } = card;
  const { isLoading, isAdded, press } = useAdding(card, onAdded);
  return (
    <article data-product={code} data-stock={isSoldOut ? "empty" : undefined} className="flex h-full flex-col">
      <Picture
        media={media}
        alt=""
        width={200}
        className={`aspect-square w-full rounded-md bg-tint ${isSoldOut ? "opacity-50" : ""}`}
      />
      <p className="mt-2 truncate text-quiet text-xs">{brand}</p>
      <h4 className="line-clamp-2 min-h-10 font-semibold text-sm tracking-normal">
        <a href={productAddress(name, code, sku.skuCode)} className="hover:underline">
          {name}
        </a>
      </h4>
      <p className="mt-0.5 truncate text-quiet text-xs">{choice}</p>
      <div className="mt-1 mb-2 flex-1">
        <Price sale={sale} list={list} listLabel={words("was")} />
      </div>
      <Button
        look={isAdded ? "ink" : "outline"}
        size="small"
        className="min-h-11 w-full px-2"
        busy={isLoading}
        disabled={isSoldOut}
        onClick={press}
      >
        {isAdded ? <Icon name="check" className="size-4 stroke-3" /> : null}
        {words(isSoldOut ? "soldOut" : isAdded ? "added" : "add")}
        <span className="sr-only">: {name}</span>
      </Button>
      {/* Beside the button: within it, this role would keep the text out of the button's name. */}
      <span role="status" className="sr-only">
        {isAdded ? words("added") : null}
      </span>
    </article>
  );
}

function useAdding({ code, sku }: ShopMoreCardView, onAdded: () => void) {
  const tellFailure = useFailureToast();
  const [state, setState] = useState(cardAtRest);
  const add = async (): Promise<boolean> => {
    const failure = await takeGoods({ productCode: code, ...sku });
    if (failure) tellFailure(failure);
    else onAdded();
    return !failure;
  };
  const latest = useRef(add);
  latest.current = add;
  const [adding] = useState(() => cardAdding(() => latest.current(), setState));
  useEffect(() => adding.end, [adding]);
  return { ...state, press: () => void adding.press() };
}
