import { shownCalendarDay } from "@gelora/locale/calendar-day.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Price } from "@gelora/ui/price.tsx";
import { productAddress } from "../../../platform/page/product-address.ts";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { WholeWords } from "../../../platform/page/whole-words.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { FlashHoldNote } from "../../flash-hold/flash-hold-note.tsx";
import { LineSavings } from "../../savings/line-savings.tsx";
import { limitedOf, limitNotice, mostOf } from "../model/quantity-limit.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";
import type { CartActions, CartLine } from "./use-cart.ts";

type LineProps = { readonly line: CartLine };
type LineActionsProps = LineProps & { readonly actions: CartActions };

/** Sold out, or no longer for sale. */
const isGone = ({ outStock, disabled }: CartLine): boolean => Boolean(outStock || disabled);

const addressOf = ({ productName, productCode, skuCode }: CartLine): string =>
  productAddress(productName ?? "", productCode ?? "", skuCode ?? undefined);

/** One line of the cart: what it is, what it costs, how many, and how to remove it. */
export function CartLineRow({ line, actions }: LineActionsProps) {
  const words = useWords("cart");
  const gone = isGone(line);
  return (
    <li
      className={`grid grid-cols-[auto_min(5rem,20vw)_minmax(0,1fr)] gap-x-3 gap-y-3 border-line border-b py-5 md:grid-cols-[auto_6.5rem_minmax(0,1fr)_auto] md:gap-x-5 ${gone ? "text-quiet" : ""}`}
    >
      <input
        type="checkbox"
        aria-label={words("selectLine", { name: line.productName ?? "" })}
        checked={Boolean(line.selected) && !gone}
        disabled={gone}
        onChange={(event) => actions.select([line], event.target.checked)}
        className="mt-1 size-5 accent-accent"
      />
      <a href={addressOf(line)} tabIndex={-1} aria-hidden="true">
        <SmallPicture
          mediaKey={line.image ?? ""}
          className={`aspect-square w-full rounded-md bg-tint ${gone ? "opacity-50" : ""}`}
        />
      </a>
      <LineFacts line={line} actions={actions} />
      <LineControls line={line} actions={actions} />
    </li>
  );
}

/** The product, its price, and what limits it. */
function LineFacts({ line, actions }: LineActionsProps) {
  const words = useWords("cart");
  return (
    <div className="min-w-0">
      <a href={addressOf(line)} className="font-bold hover:underline">
        <WholeWords text={line.productName ?? ""} />
      </a>
      <p className="mt-0.5 text-quiet text-sm">
        {(line.attributeList ?? []).map(({ attributeValueNames }) => attributeValueNames).join(" · ")}
      </p>
      {line.deliveryDate ? (
        <p className="mt-1 font-semibold text-sm text-warn">
          {words("preOrder", { date: shownCalendarDay(line.deliveryDate) })}
        </p>
      ) : null}
      <div className="mt-2">
        <Price sale={line.currPrice ?? 0} list={line.price} listLabel={words("was")} freeLabel={words("free")} />
        {isGone(line) ? null : <LineSavings line={line} />}
      </div>
      <LineNote line={line} />
      {line.flashSale && !isGone(line) ? <Flash line={line} flash={line.flashSale} actions={actions} /> : null}
    </div>
  );
}

/** The quantity and the line's sum, while it can be bought; and the way to remove it. */
function LineControls({ line, actions }: LineActionsProps) {
  const words = useWords("cart");
  const name = line.productName ?? "";
  const gone = isGone(line);
  return (
    <div className="col-start-3 flex flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:col-start-2 md:col-start-4 md:row-start-1 md:flex-col md:items-end md:justify-between">
      {gone || line.takenAs ? null : (
        <QuantityStepper line={line} onChange={(quantity) => actions.changeQuantity(line, quantity)} />
      )}
      <button
        type="button"
        aria-label={words("removeNamed", { name })}
        onClick={({ currentTarget }) => actions.remove(line, currentTarget.closest("li")?.offsetHeight ?? 0)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm text-strong underline-offset-4 hover:underline"
      >
        <Icon name="trash" className="size-4" />
        {words("remove")}
      </button>
      {gone ? null : (
        <p data-line-sum className="figures ml-auto font-bold">
          <span className="sr-only">{words("subtotal", { name })} </span>
          <LineSum line={line} />
        </p>
      )}
    </div>
  );
}

/**
 * A gift is free; add-ons show the regular total beside theirs, unless the price of one shows it
 * already [PRM-01].
 */
function LineSum({ line: { amount, price, quantity, takenAs } }: LineProps) {
  const words = useWords("cart");
  if (takenAs === "GIFT") return words("free");
  const full = (price ?? 0) * (quantity ?? 1);
  return (
    <>
      {takenAs === "ADD_ON" && (quantity ?? 1) > 1 && full > (amount ?? 0) ? (
        <s className="mr-2 font-normal text-quiet text-sm">
          <span className="sr-only">{words("was")} </span>
          {formatRupiah(full)}
        </s>
      ) : null}
      {formatRupiah(amount ?? 0)}
    </>
  );
}

type FlashProps = LineActionsProps & { readonly flash: NonNullable<CartLine["flashSale"]> };

/** How long the flash sale's price is the shopper's, or the way to take it [PRM-18]. */
function Flash({ line, flash, actions }: FlashProps) {
  const words = useWords("flash-hold");
  const pieces = Math.min(line.quantity ?? 1, flash.mostPerShopper);
  return (
    <FlashHoldNote flash={flash} name={line.productName ?? ""} onEnded={actions.lookAgain}>
      <Button
        look="outline"
        size="small"
        className="mt-2"
        busy={actions.pending}
        onClick={() => actions.takeFlash(line, pieces)}
      >
        {words("take", { pieces })}
      </Button>
    </FlashHoldNote>
  );
}

/** Taken as an add-on, which its promotion does not reduce any more. */
function isAddOnLost({ takenAs, selected, activityCode, adjustmentList }: CartLine): boolean {
  return takenAs === "ADD_ON" && selected !== false && !adjustmentList.some(({ code }) => code === activityCode);
}

/** Why it is not available, or what limits it; a gift or an add-on is marked as such. */
function LineNote({ line }: LineProps) {
  const words = useWords("cart");
  if (line.takenAs === "GIFT" && line.disabled && !line.outStock)
    return <p className="mt-2 text-sm text-warn">{words("giftLost")}</p>;
  if (isGone(line)) return <GoneNote />;
  if (!line.takenAs) return <LimitNote line={line} />;
  if (isAddOnLost(line)) return <p className="mt-2 text-sm text-warn">{words("addOnLost")}</p>;
  return (
    <p className="mt-2 inline-block rounded-sm bg-club-soft px-2 py-0.5 font-semibold text-club text-xs">
      {words(line.takenAs === "GIFT" ? "gift" : "addOn", { count: line.quantity ?? 0 })}
    </p>
  );
}

function GoneNote() {
  const words = useWords("cart");
  return (
    <p className="mt-2 text-bad text-sm">
      <strong>{words("soldOut")}.</strong> {words("soldOutHelp")}
    </p>
  );
}

/** Shown only at the limit, or when few are left. */
function LimitNote({ line }: LineProps) {
  const words = useWords("cart");
  const limited = limitedOf(line);
  const few = limited.stock <= 3;
  if (limited.quantity < mostOf(limited) && !few) return null;
  const { word, n } = limitNotice(limited);
  // The flash sale's note says it.
  if (word === "purchaseLimit" && line.flashSale?.holdEnd && n === line.flashSale.mostPerShopper) return null;
  return (
    <p role="status" className="mt-2 text-sm text-warn">
      {words(word, { n })}
    </p>
  );
}
