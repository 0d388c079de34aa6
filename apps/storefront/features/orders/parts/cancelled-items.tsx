import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Cancellation } from "../model/cancellation.ts";

/** What is about to be cancelled, and what comes back for it. */
export function CancelledItems({ cancellation }: { readonly cancellation: Cancellation }) {
  const words = useWords("orders");
  const { items, refund, way, points, isPart, asksAccount } = cancellation;
  return (
    <div className="mb-5 rounded-md bg-tint p-4 text-sm">
      <ul className="space-y-1 font-semibold">
        {items.map(({ name, count }) => (
          <li key={name}>
            {count} × {name}
          </li>
        ))}
      </ul>
      {refund > 0 ? <p className="mt-2">{words("cancelRefund", { amount: formatRupiah(refund), way })}</p> : null}
      {asksAccount ? <p className="mt-2">{words("cancelAccount")}</p> : null}
      {points > 0 ? <p className="mt-2">{words("cancelPointsBack", { points: formatPoints(points) })}</p> : null}
      {isPart ? <p className="mt-2 text-quiet">{words("cancelPiecesRest")}</p> : null}
    </div>
  );
}
