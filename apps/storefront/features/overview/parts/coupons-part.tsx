import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { OverviewPanel, PanelLink, type PartProps } from "./overview-panel.tsx";

/** The coupons that are left, those that fit the cart first, each with what it saves now. */
export function CouponsPart({ overview }: PartProps) {
  const words = useWords("overview");
  return (
    <OverviewPanel title={words("coupons")} part={overview && overview.coupons} className="min-h-36">
      {({ dataList, totalCount }) => (
        <>
          <p className="text-quiet text-sm">{words("couponCount", { count: totalCount })}</p>
          <ul className="mt-1 divide-y divide-line">
            {dataList.map(({ couponCode, couponName, amount }) => (
              <li key={couponCode} className="py-2.5">
                <p className="line-clamp-1 font-semibold">{couponName}</p>
                {amount ? (
                  <p className="figures text-good text-sm">{words("saves", { amount: formatRupiah(amount) })}</p>
                ) : null}
              </li>
            ))}
          </ul>
          <PanelLink address="/account/coupons">{words("allCoupons")}</PanelLink>
        </>
      )}
    </OverviewPanel>
  );
}
