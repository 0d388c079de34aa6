import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Refusal } from "../model/checkout-state.ts";
import { type OrderChange, orderChanges, type SeenOrder } from "../model/order-changes.ts";
import type { Shortage } from "../model/shortages.ts";

const ChangesDialog = lazy(() => import("./changes-dialog.tsx").then((loaded) => ({ default: loaded.ChangesDialog })));

export type CheckoutNoticeProps = {
  /** Lines that cannot be bought as they are. */
  readonly gone: readonly Shortage[];
  readonly refusal: Refusal | undefined;
  /** What the page shows now. */
  readonly now: SeenOrder;
  /** The total now, in whole rupiah. */
  readonly total: number;
  readonly onReviewed: () => void;
};

/**
 * What changed while the shopper filled in the page: sold-out items by name, or why it costs
 * something else, and the new total beside the old. It opens as a dialog, since it arrives after
 * the press and must not shift the page; afterwards it stays above the form.
 */
export function CheckoutNotice({ gone, refusal, now, total, onReviewed }: CheckoutNoticeProps) {
  const words = useWords("checkout");
  const [stoodAtFirst] = useState(gone.length > 0);
  if (refusal ? refusal.shown === "later" && !stoodAtFirst : gone.length === 0) return null;
  const changes = <Changes gone={gone} refusal={refusal} now={now} total={total} />;
  return (
    <>
      <Suspense>
        {refusal?.shown === "dialog" ? (
          <ChangesDialog wayOn={gone.length > 0 ? <ToCart /> : null} onReviewed={onReviewed}>
            {changes}
          </ChangesDialog>
        ) : null}
      </Suspense>
      {stoodAtFirst || refusal?.shown !== "dialog" ? (
        <div role={refusal ? undefined : "alert"}>
          <Notice tone="warn" size="normal" icon="warning" title={words("changedTitle")}>
            {changes}
            {gone.length > 0 ? <ToCart size="small" className="mt-3" /> : null}
          </Notice>
        </div>
      ) : null}
    </>
  );
}

/** The way to the cart, where sold-out lines are changed. */
function ToCart({ size, className = "" }: { readonly size?: "small"; readonly className?: string }) {
  const words = useWords("checkout");
  return (
    <a href="/shop-cart" className={`${className} ${buttonClass("ink", size)}`}>
      {words("toCart")}
    </a>
  );
}

type ChangesProps = Pick<CheckoutNoticeProps, "gone" | "refusal" | "now" | "total">;

function Changes({ gone, refusal, now, total }: ChangesProps) {
  const words = useWords("checkout");
  const { from, why } = refusal ?? {};
  if (gone.length === 0 && from === undefined) return null;
  const causes = refusal && gone.length === 0 ? orderChanges(refusal.seen, now) : [];
  const same = causes.length > 0 ? "changedSameTotal" : "changedLook";
  const totals = { from: formatRupiah(from ?? total), to: formatRupiah(total) };
  return (
    <ul>
      {gone.map(({ skuCode, name, left }) => (
        <li key={skuCode}>{left > 0 ? words("changedFew", { name, n: left }) : words("changedGone", { name })}</li>
      ))}
      {why ? <li>{why}</li> : null}
      {causes.map((change) => (
        <li key={`${change.what}-${change.code}`}>
          <Cause change={change} />
        </li>
      ))}
      {gone.length === 0 ? <li>{words(from === total ? same : "changedTotal", totals)}</li> : null}
    </ul>
  );
}

function Cause({ change }: { readonly change: OrderChange }) {
  const words = useWords("checkout");
  if (!("from" in change)) return words(`changed.${change.what}`, { name: change.name });
  const { what, name, from, to } = change;
  const shown = what === "quantity" ? { from, to } : { from: formatRupiah(from), to: formatRupiah(to) };
  return words(`changed.${what}`, { name, ...shown });
}
