import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/use-words.ts";
import { shortagesOf } from "../model/shortages.ts";
import type { CheckoutState } from "./use-checkout-state.ts";

/** The shop would not place the order as it was shown. */
export type Refusal = {
  /** The total that was shown then. */
  readonly from: string;
  /** Until the shopper has closed the dialog that tells it. */
  readonly isOpen: boolean;
};

type NoticeProps = {
  readonly state: CheckoutState;
  readonly refusal: Refusal | undefined;
  readonly onLook: () => void;
};

/**
 * What changed while the shopper filled in the page: sold-out goods by name, the new total beside the old. Nobody pays another price without having been told. A refusal comes as a
 * dialog, since it arrives a while after the press and must not move the page under who reads it; what it said stays above the form afterwards.
 */
export function CheckoutNotice({ state, refusal, onLook }: NoticeProps) {
  const words = useWords("checkout");
  const chrome = useWords("chrome");
  // The lines tell the stock for the way that the checkout began with; for pick-up the list of stores tells it.
  const isOwnWay = state.choices.distributionType === state.checkout.distributionType;
  const gone = isOwnWay ? shortagesOf(state.checkout.itemList) : [];
  const [stoodAtFirst] = useState(gone.length > 0);
  if (!refusal && gone.length === 0) return null;
  const content = <Changes gone={gone} from={refusal?.from} now={formatRupiah(state.total)} />;
  return (
    <>
      {refusal?.isOpen ? (
        <Dialog open title={words("changedTitle")} closeLabel={chrome("close")} onClose={onLook}>
          {content}
          <div className="mt-5 flex flex-wrap gap-3">
            {gone.length > 0 ? <ToCart /> : null}
            <Button look="outline" onClick={onLook}>
              {words("changedClose")}
            </Button>
          </div>
        </Dialog>
      ) : null}
      {stoodAtFirst || !refusal?.isOpen ? (
        <div role={refusal ? undefined : "alert"} className="rounded-lg bg-warn-soft p-4 text-warn">
          <h2 className="text-lg">{words("changedTitle")}</h2>
          {content}
          {gone.length > 0 ? <ToCart size="small" className="mt-3" /> : null}
        </div>
      ) : null}
    </>
  );
}

function ToCart({ size, className = "" }: { readonly size?: "small"; readonly className?: string }) {
  const words = useWords("checkout");
  return (
    <a href="/shop-cart" className={`${className} ${buttonClass("ink", size)}`}>
      {words("toCart")}
    </a>
  );
}

type ChangesProps = {
  readonly gone: ReturnType<typeof shortagesOf>;
  readonly from: string | undefined;
  readonly now: string;
};

function Changes({ gone, from, now }: ChangesProps) {
  const words = useWords("checkout");
  return (
    <ul className="mt-1">
      {gone.map(({ skuCode, name, left }) => (
        <li key={skuCode}>{left > 0 ? words("changedFew", { name, n: left }) : words("changedGone", { name })}</li>
      ))}
      {from && gone.length === 0 ? (
        <li>{from === now ? words("changedLook") : words("changedTotal", { from, to: now })}</li>
      ) : null}
    </ul>
  );
}
