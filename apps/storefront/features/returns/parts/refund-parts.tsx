import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ReturnRefund } from "../data/return-documents.ts";
import { backAs } from "../model/back-as.ts";
import { earnedPoints } from "../model/earned-points.ts";

/** What goes back, line by line: what was paid, less what never was. */
export function RefundParts({ refund }: { readonly refund: ReturnRefund }) {
  const words = useWords("returns");
  const as = backAs(refund);
  return (
    <dl className="text-sm">
      {refund.lines.map((line) => (
        <LineRows key={`${line.orderItemCode} ${line.skuName}`} line={line} />
      ))}
      {refund.freight > 0 ? <Row first term={words("freight")} value={formatRupiah(refund.freight)} /> : null}
      {refund.giftCharge > 0 ? (
        <Row first term={words("giftsKept")} value={`-${formatRupiah(refund.giftCharge)}`} />
      ) : null}
      {as === "POINTS" ? null : (
        <Row
          total
          term={words("moneyBack")}
          value={refund.amount > 0 ? formatRupiah(refund.amount) : words("noMoney")}
        />
      )}
      {as === "MONEY" ? null : (
        <Row
          strong
          total={as === "POINTS"}
          term={words("pointsBack")}
          value={`${formatPoints(refund.points)} ${words("points")}`}
        />
      )}
    </dl>
  );
}

function LineRows({ line }: { readonly line: ReturnRefund["lines"][number] }) {
  const words = useWords("returns");
  return (
    <>
      <Row first term={`${line.count} × ${line.skuName}`} value={formatRupiah(line.price)} />
      <Deduction term={words("promotionShare")} amount={line.promotion} />
      <Deduction term={words("couponShare")} amount={line.coupon} />
      {line.points > 0 ? (
        <Row quiet term={words("pointsShare")} value={`-${formatPoints(line.points)} ${words("points")}`} />
      ) : null}
    </>
  );
}

type RefundNotesProps = {
  readonly refund: ReturnRefund;
  /** The items are here: what was still a promise or a condition is none any more. */
  readonly isSettled?: boolean;
};

/** How it goes back, and what is taken. */
export function RefundNotes({ refund, isSettled = false }: RefundNotesProps) {
  const words = useWords("returns");
  const state = useClientState(earnedPoints);
  // What was paid with points alone has earned none.
  const earned = backAs(refund) === "POINTS" ? "none" : state;
  const ofFreight = freightNote(refund, isSettled);
  return (
    <ul className="mt-3 list-disc space-y-1 pl-5 text-quiet text-sm">
      {refund.amount > 0 ? <li>{words("wayBack", { way: refund.way })}</li> : null}
      {refund.points > 0 ? <li>{words("pointsToCard", { points: formatPoints(refund.points) })}</li> : null}
      {refund.giftCharge > 0 ? <li>{words("giftsCharged")}</li> : null}
      {ofFreight ? <li>{words(ofFreight)}</li> : null}
      {isSettled ? null : <li>{words(refund.shopPaysParcel ? "parcelOurs" : "parcelYours")}</li>}
      {isSettled || earned === "none" ? null : <li>{words(earned === "some" ? "earnedTaken" : "earnedTakenIfAny")}</li>}
      {isSettled || state === "none" ? null : <li>{words("bonusTaken")}</li>}
      {isSettled && earned === "some" ? <li>{words("earnedGone")}</li> : null}
    </ul>
  );
}

/**
 * Of a part of an order none comes back yet, though the shop is at fault; of free delivery nothing
 * is said, nor where the rows above say what has come back.
 */
function freightNote({ freight, freightPaid, shopPaysParcel }: ReturnRefund, isSettled: boolean) {
  if (freight > 0) return isSettled ? undefined : "freightBack";
  if (freightPaid === 0) return undefined;
  return shopPaysParcel ? "freightOfPart" : "freightKept";
}

function Deduction({ term, amount }: { readonly term: string; readonly amount: number }) {
  return amount > 0 ? <Row quiet term={term} value={`-${formatRupiah(amount)}`} /> : null;
}

type RowProps = {
  readonly term: string;
  readonly value: string;
  /** The first of a line's rows. */
  readonly first?: boolean;
  readonly quiet?: boolean;
  readonly strong?: boolean;
  /** The sum, below a rule. */
  readonly total?: boolean;
};

function Row({ term, value, first = false, quiet = false, strong = false, total = false }: RowProps) {
  const looks = [
    first ? "not-first:mt-3" : "",
    quiet ? "text-quiet" : "",
    strong || total ? "font-bold text-base" : "",
    total ? "mt-3 border-line border-t pt-3" : "",
  ];
  return (
    <div className={`sum-row ${looks.join(" ")}`}>
      <dt className="min-w-0">{term}</dt>
      <dd className="figures shrink-0">{value}</dd>
    </div>
  );
}
