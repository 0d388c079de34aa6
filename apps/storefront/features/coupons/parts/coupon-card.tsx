import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { CopyButton } from "@gelora/ui/copy-button.tsx";
import type { ResultOf } from "../../../platform/gateway/document.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { couponListDocument } from "../data/coupon-documents.ts";
import type { InCheckout } from "./use-in-checkout.ts";

export type ListedCoupon = ResultOf<typeof couponListDocument>["couponList"]["dataList"][number];

type CouponCardProps = {
  readonly coupon: ListedCoupon;
  /** Where the page was opened from one: the coupon is applied there instead of copied. */
  readonly checkout?: InCheckout | undefined;
};

/**
 * A coupon: its code, what it gives and asks for, until when, and what it would do to the cart now.
 */
export function CouponCard({ coupon, checkout }: CouponCardProps) {
  const { couponCode, couponName, description, status } = coupon;
  const code = couponCode ?? "";
  const isOver = status === "USED" || status === "NEVER";
  return (
    <li
      data-coupon-card={code}
      data-status={status}
      className={`flex flex-col rounded-lg bg-white p-5 ${isOver ? "text-quiet" : ""}`}
    >
      <h2 className="text-lg">{couponName}</h2>
      <p className="mt-1 text-sm">{description}</p>
      <p className="figures mt-1 text-quiet text-sm">
        <Period coupon={coupon} />
      </p>
      <div className="mt-3 mb-4 text-sm">
        <Standing coupon={coupon} />
      </div>
      <p className="mt-auto flex min-h-11 items-center justify-between gap-2 border-line border-t border-dashed pt-3">
        <span className="figures min-w-0 break-all font-bold tracking-wide">{code}</span>
        {isOver ? null : <Take code={code} checkout={checkout} />}
      </p>
    </li>
  );
}

function Take({ code, checkout }: Pick<CouponCardProps, "checkout"> & { readonly code: string }) {
  const words = useWords("coupons");
  const chrome = useWords("chrome");
  if (!checkout)
    return <CopyButton text={code} words={chrome} word={words("copy")} label={words("copyCode", { code })} />;
  const { applying, apply } = checkout;
  return (
    <Button
      look="outline"
      size="small"
      className="min-h-11 shrink-0"
      busy={applying === code}
      onClick={() => applying === undefined && void apply(code)}
    >
      {words("use")}
      <span className="sr-only">: {code}</span>
    </Button>
  );
}

function Period({ coupon: { beginTime, endTime } }: { readonly coupon: ListedCoupon }) {
  const words = useWords("coupons");
  const begins = beginTime ? formatDay(new Date(beginTime)) : "";
  return endTime ? words("period", { begins, ends: formatDay(new Date(endTime)) }) : words("since", { begins });
}

/** What it would take off the current cart, or why it would not, and what is missing. */
function Standing({ coupon: { status, amount, reasonList } }: { readonly coupon: ListedCoupon }) {
  const words = useWords("coupons");
  if (status === "USED") return <p className="font-semibold">{words("used")}</p>;
  const reasons = (reasonList ?? []).map(({ code, text }) => (
    <p key={code} className="text-strong">
      {text}.
    </p>
  ));
  if (status === "BLOCKED" || status === "NEVER")
    return (
      <>
        <p className={`font-semibold ${status === "BLOCKED" ? "text-warn" : ""}`}>
          {words(status === "BLOCKED" ? "blocked" : "never")}
        </p>
        {reasons}
      </>
    );
  return (
    <>
      {(amount ?? 0) > 0 ? (
        <p className="figures font-semibold text-good">{words("wouldSave", { amount: formatRupiah(amount ?? 0) })}</p>
      ) : null}
      {reasons}
    </>
  );
}
