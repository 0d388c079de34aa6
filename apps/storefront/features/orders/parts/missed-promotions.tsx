import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";

type Promotions = NonNullable<OrderDetail["promotionList"]>;

/**
 * The promotions that the order's items took part in without a reduction, each with the reason, as
 * cart and checkout showed; those with a reduction are in the sum.
 */
export function MissedPromotions({ promotions }: { readonly promotions: Promotions }) {
  const words = useWords("orders");
  const missed = promotions.filter(({ state, reasonList }) => state !== "APPLIED" && reasonList.length > 0);
  if (missed.length === 0) return null;
  return (
    <details data-missed-promotions="" className="group mt-4 border-line border-t text-sm print:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3 pt-3 font-semibold">
        {words("missed.title", { count: missed.length })}
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      <p className="mt-1 text-quiet">{words("missed.when")}</p>
      <ul className="mt-2 space-y-3">
        {missed.map(({ activityCode, activityName, reasonList }) => (
          <li key={activityCode} data-missed={activityCode}>
            <p className="font-semibold">{activityName}</p>
            {reasonList.map(({ text }) => (
              <p key={text}>{text}.</p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
