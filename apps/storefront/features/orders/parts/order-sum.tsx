import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type OrderAmounts, sumRows } from "../model/order-sum.ts";

/** The order's sum by row; the rows add up to the total [ORD-31]. */
export function OrderSum({ amounts, pickUp = false }: { readonly amounts: OrderAmounts; readonly pickUp?: boolean }) {
  const words = useWords("orders");
  return (
    <dl className="space-y-2.5 text-sm">
      {sumRows(amounts).map(({ key, amount }) => (
        <div key={key} className="flex justify-between gap-4">
          <dt className="text-quiet">{words(key === "delivery" && pickUp ? "pickUpInStore" : `sum.${key}`)}</dt>
          <dd className={`figures font-semibold ${amount < 0 ? "text-good" : ""}`}>
            {key === "delivery" && amount === 0 ? words("free") : formatRupiah(amount)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold">
        <dt className="text-base">{words("sum.total")}</dt>
        <dd className="figures text-xl">{formatRupiah(amounts.total)}</dd>
      </div>
    </dl>
  );
}
