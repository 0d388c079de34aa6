import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type PriceInfo, type PriceRow, priceRows } from "../../cart/price-rows.ts";
import { FlashHoldNote } from "../../flash-hold/flash-hold-note.tsx";
import { LineSavings } from "../../savings/line-savings.tsx";
import type { CheckoutLine } from "./use-checkout.ts";

export type CheckoutSummaryProps = {
  readonly lines: readonly CheckoutLine[];
  readonly prices: PriceInfo;
  /** False until a delivery is chosen; the total then excludes it. */
  readonly isFreightKnown: boolean;
  /** When the time of a line's pieces of a flash sale is over. */
  readonly onEnded: () => void;
};

/** The items and their total; always visible on wide screens [CHK-10]. */
export function SummaryColumn({ lines, onEnded, ...sum }: CheckoutSummaryProps) {
  const words = useWords("checkout");
  return (
    <aside aria-label={words("summary")} className="hidden rounded-lg bg-white p-6 lg:sticky lg:top-28 lg:block">
      <h2 className="text-xl">{words("summary")}</h2>
      <Lines lines={lines} onEnded={onEnded} />
      <Sum {...sum} />
    </aside>
  );
}

/**
 * The phone's version: a bar that keeps the total visible beside the steps, folded until
 * pressed.
 */
export function SummaryBar({ lines, onEnded, ...sum }: CheckoutSummaryProps) {
  const words = useWords("checkout");
  return (
    <details
      data-total-to-pay=""
      className="group sticky bottom-0 z-20 -mx-4 border-line border-t bg-white shadow-float lg:hidden"
    >
      <summary className="flex min-h-16 flex-wrap items-center gap-x-3 px-4">
        <span className="text-sm">
          <span className="block text-quiet">{words(totalWord(sum))}</span>
          <span className="figures block font-extrabold text-lg leading-tight">
            {formatRupiah(sum.prices.totalAmount ?? 0)}
          </span>
        </span>
        <span className="ml-auto text-quiet text-sm">{words("seeSummary")}</span>
        <Icon name="down" className="size-5 rotate-180 transition-transform group-open:rotate-0" />
      </summary>
      {/*
       * At the page's top the bar stays below the page's heading: higher, its end would be off the
       * screen.
       */}
      <div
        className="scroll-edges max-h-[max(10rem,min(60dvh,100dvh-20rem))] overflow-y-auto border-line border-t px-4 pb-4"
        data-summary=""
      >
        <Lines lines={lines} onEnded={onEnded} />
        <Sum {...sum} />
      </div>
    </details>
  );
}

function Lines({ lines, onEnded }: Pick<CheckoutSummaryProps, "lines" | "onEnded">) {
  const words = useWords("checkout");
  return (
    <>
      {/*
       * The phone's bar scrolls as a whole: a list that scrolls within it would cut its lines
       * short.
       */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many lines are scrolled by keyboard too
        tabIndex={0}
        aria-label={words("summary")}
        className="scroll-edges mt-4 space-y-4 lg:max-h-80 lg:overflow-y-auto"
      >
        {lines.map((line) => (
          <Line key={line.cartItemId} line={line} onEnded={onEnded} />
        ))}
      </ul>
      <a href="/shop-cart" className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
        {words("editCart")}
      </a>
    </>
  );
}

type LineProps = { readonly line: CheckoutLine } & Pick<CheckoutSummaryProps, "onEnded">;

function Line({ line, onEnded }: LineProps) {
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
          {isGone || isShownAsUnit(line) ? null : (
            <span className="font-semibold">{formatRupiah(line.amount ?? 0)}</span>
          )}
        </p>
        {isGone ? null : <Savings line={line} />}
        {line.flashSale && !isGone ? (
          <FlashHoldNote flash={line.flashSale} name={line.productName ?? ""} onEnded={onEnded}>
            <TakeInCart />
          </FlashHoldNote>
        ) : null}
        {line.deliveryDate ? (
          <p className="text-warn">{words("preOrder", { date: shownCalendarDay(line.deliveryDate) })}</p>
        ) : null}
        {isGone ? <p className="font-semibold text-bad">{words("lineGone")}</p> : null}
      </div>
    </li>
  );
}

/** Flash sale pieces are taken in the cart, since a checkout has those it began with. */
function TakeInCart() {
  const words = useWords("flash-hold");
  return (
    <a href="/shop-cart" className="inline-flex min-h-10 items-center font-semibold underline underline-offset-4">
      {words("takeInCart")}
    </a>
  );
}

/** A reduced line of one piece costs its unit price, which stands beside the list price. */
const isShownAsUnit = (line: CheckoutLine): boolean => line.adjustmentList.length > 0 && line.amount === line.currPrice;

/** The unit price beside its list price, and the reason for the discount. */
function Savings({ line }: { readonly line: CheckoutLine }) {
  const words = useWords("checkout");
  if (line.adjustmentList.length === 0) return null;
  return (
    <>
      <Price sale={line.currPrice ?? 0} list={line.price} listLabel={words("was")} freeLabel={words("free")} />
      <LineSavings line={line} />
    </>
  );
}

function Sum({ prices, isFreightKnown }: Omit<CheckoutSummaryProps, "lines" | "onEnded">) {
  const words = useWords("checkout");
  const rows = priceRows(prices, isFreightKnown);
  return (
    <dl className="mt-3 space-y-2 border-line border-t pt-4 text-sm">
      {rows.map((row) => (
        <div key={row.name} className="sum-row">
          <dt>{words(`row.${row.name}`)}</dt>
          <dd className="figures text-right">
            <Amount row={row} />
          </dd>
        </div>
      ))}
      <div className="sum-row items-baseline border-line border-t pt-3 font-bold text-base">
        <dt>{words(totalWord({ isFreightKnown }))}</dt>
        <dd aria-live="polite" className="figures text-xl">
          {formatRupiah(prices.totalAmount ?? 0)}
        </dd>
      </div>
    </dl>
  );
}

/** Until a courier is chosen, the total is without delivery, and says so as the cart does. */
function totalWord({ isFreightKnown }: Pick<CheckoutSummaryProps, "isFreightKnown">): "total" | "totalBeforeFreight" {
  return isFreightKnown ? "total" : "totalBeforeFreight";
}

function Amount({ row }: { readonly row: PriceRow }) {
  const words = useWords("checkout");
  if (row.amount === undefined) return <span className="text-quiet">{words("freightLater")}</span>;
  if (row.name === "freight" && row.amount === 0) return words("free");
  return <span className={row.amount < 0 ? "text-good" : ""}>{formatRupiah(row.amount)}</span>;
}
