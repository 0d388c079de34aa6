import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "../../../chrome/icon.tsx";
import { SmallPicture } from "../../../platform/small-picture.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { type PriceRow, priceRows } from "../model/price-rows.ts";
import type { CheckoutLine } from "./use-checkout.ts";
import type { CheckoutState } from "./use-checkout-state.ts";

/** What is bought and what it comes to; always in sight on a desk [CHK-10]. */
export function SummaryColumn({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  return (
    <aside aria-label={words("summary")} className="hidden rounded-lg bg-white p-6 lg:sticky lg:top-28 lg:block">
      <h2 className="text-xl">{words("summary")}</h2>
      <Lines state={state} />
      <Sum state={state} />
    </aside>
  );
}

/** The same on a phone: a bar that keeps the total in sight, folded until it is pressed. */
export function SummaryBar({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  return (
    <details className="group sticky bottom-0 z-20 -mx-4 border-line border-t bg-white shadow-float lg:hidden">
      <summary className="flex min-h-16 items-center gap-3 px-4">
        <span className="text-sm">
          <span className="block text-quiet">{words("total")}</span>
          <span className="figures block font-extrabold text-lg leading-tight">{formatRupiah(state.total)}</span>
        </span>
        <span className="ml-auto text-quiet text-sm">{words("seeSummary")}</span>
        <Icon name="down" className="size-5 rotate-180 transition-transform group-open:rotate-0" />
      </summary>
      <div className="max-h-[60dvh] overflow-y-auto border-line border-t px-4 pb-4">
        <Lines state={state} />
        <Sum state={state} />
      </div>
    </details>
  );
}

function Lines({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  return (
    <>
      <ul className="mt-4 max-h-80 space-y-4 overflow-y-auto">
        {state.checkout.itemList.map((line) => (
          <Line key={line.cartItemId} line={line} />
        ))}
      </ul>
      <a href="/shop-cart" className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {words("editCart")}
      </a>
    </>
  );
}

function Line({ line }: { readonly line: CheckoutLine }) {
  const words = useWords("checkout");
  const quantity = line.quantity ?? 0;
  const isGone = Boolean(line.outStock || line.disabled);
  return (
    <li className="flex gap-3">
      <SmallPicture mediaKey={line.image ?? ""} className="size-16 shrink-0 rounded-md bg-tint" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-2 font-semibold">{line.productName}</p>
        <p className="text-quiet">
          {(line.attributeList ?? []).map(({ attributeValueNames }) => attributeValueNames).join(" · ")}
        </p>
        <p className="figures mt-0.5 flex justify-between gap-3">
          <span className="text-quiet">{words("pieces", { count: quantity })}</span>
          <span className="font-semibold">{formatRupiah((line.currPrice ?? 0) * quantity)}</span>
        </p>
        {line.deliveryDate ? <p className="text-warn">{words("preOrder", { date: line.deliveryDate })}</p> : null}
        {isGone ? <p className="font-semibold text-bad">{words("lineGone")}</p> : null}
      </div>
    </li>
  );
}

function Sum({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const { rows, total } = priceRows(state.checkout.priceInfo, state.freight);
  return (
    <dl className="mt-3 space-y-2 border-line border-t pt-4 text-sm">
      {rows.map((row) => (
        <div key={row.name} className="flex justify-between gap-4">
          <dt>{words(`row.${row.name}`)}</dt>
          <dd className="figures text-right">
            <Amount row={row} />
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold text-base">
        <dt>{words("total")}</dt>
        <dd aria-live="polite" className="figures text-xl">
          {formatRupiah(total)}
        </dd>
      </div>
    </dl>
  );
}

function Amount({ row }: { readonly row: PriceRow }) {
  const words = useWords("checkout");
  if (row.amount === undefined) return <span className="text-quiet">{words("freightLater")}</span>;
  if (row.name === "freight" && row.amount === 0) return words("free");
  return <span className={row.amount < 0 ? "text-good" : ""}>{formatRupiah(row.amount)}</span>;
}
