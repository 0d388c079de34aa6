import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { useWords } from "../../../platform/use-words.ts";
import { shortagesOf } from "../model/shortages.ts";
import type { CheckoutState } from "./use-checkout-state.ts";

/**
 * What changed while the shopper filled in the page: sold-out goods by name, the new total beside the old. Nobody pays another price without having been told.
 * @param changedFrom the total that was shown when the shop refused it; undefined when nothing was refused
 */
export function CheckoutNotice({
  state,
  changedFrom,
}: {
  readonly state: CheckoutState;
  readonly changedFrom: string | undefined;
}) {
  const words = useWords("checkout");
  const box = useRef<HTMLDivElement>(null);
  // The lines tell the stock for the way that the checkout began with; for pick-up the list of stores tells it.
  const isOwnWay = state.choices.distributionType === state.checkout.distributionType;
  const gone = isOwnWay ? shortagesOf(state.checkout.itemList) : [];
  useEffect(() => {
    if (changedFrom) box.current?.focus();
  }, [changedFrom]);
  if (!changedFrom && gone.length === 0) return null;
  const now = formatRupiah(state.total);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-mt-40 rounded-lg bg-warn-soft p-4 text-warn">
      <h2 className="text-lg">{words("changedTitle")}</h2>
      <ul className="mt-1">
        {gone.map(({ skuCode, name, left }) => (
          <li key={skuCode}>{left > 0 ? words("changedFew", { name, n: left }) : words("changedGone", { name })}</li>
        ))}
        {changedFrom && gone.length === 0 ? (
          <li>{changedFrom === now ? words("changedLook") : words("changedTotal", { from: changedFrom, to: now })}</li>
        ) : null}
      </ul>
      {gone.length > 0 ? (
        <a href="/shop-cart" className={`mt-3 ${buttonClass("ink", "small")}`}>
          {words("toCart")}
        </a>
      ) : null}
    </div>
  );
}
