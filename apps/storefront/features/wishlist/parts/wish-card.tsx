import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { useState } from "react";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import { cardOf } from "../../listing/product-card-model.ts";
import { saveWish } from "../data/wish-calls.ts";
import { skusInStock, type WishedProduct, type WishItem, type WishOffer, wishOffer } from "../model/wish-offer.ts";
import { Buying } from "./buying.tsx";

export type WishCardProps = {
  readonly product: WishedProduct;
  readonly item: WishItem | undefined;
  /** When the list is to be read again. */
  readonly onChanged: () => Promise<void>;
};

/** A wish: its card, what changed since it was added, and what to do with it. */
export function WishCard({ product, item, onChanged }: WishCardProps) {
  const words = useWords("wishlist");
  const device = useClientState(({ platform }) => (platform === "H5" ? "h5" : "pc"));
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const skus = skusInStock(product);
  const [chosenCode, setChosenCode] = useState(skus.length === 1 ? (skus[0]?.skuCode ?? "") : "");
  const chosen = skus.find(({ skuCode }) => skuCode === chosenCode);
  const offer = wishOffer(product, item, chosen);
  const { sale, list, isLowest } = offer;
  const remove = async (): Promise<void> => {
    setBusy(true);
    const failure = await saveWish(product.productCode, false);
    if (failure) tellFailure(failure);
    else await onChanged();
    setBusy(false);
  };
  return (
    <>
      <div className="flex-1">
        <ProductCard product={{ ...cardOf(product, device), sale, list, isLowest }} heading="h2" hasHeart={false} />
      </div>
      <Marks offer={offer} fewLeft={item?.fewLeft} />
      <Buying product={product} chosen={chosen} onChoose={setChosenCode} onRefused={onChanged} />
      <Button look="outline" className="mt-2 w-full" busy={busy} onClick={() => void remove()}>
        {words("remove")}
      </Button>
    </>
  );
}

type MarksProps = { readonly offer: WishOffer; readonly fewLeft: number | null | undefined };

function Marks({ offer: { drop, isLowest }, fewLeft }: MarksProps) {
  const words = useWords("wishlist");
  return (
    <p className="mt-1 min-h-5 text-sm" data-marks="">
      {drop > 0 ? (
        <span className="font-semibold text-good">
          {words(isLowest ? "priceDropUpTo" : "priceDrop", { amount: formatRupiah(drop) })}{" "}
        </span>
      ) : null}
      {fewLeft ? <span className="font-semibold text-warn">{words("fewLeft", { count: fewLeft })}</span> : null}
    </p>
  );
}
