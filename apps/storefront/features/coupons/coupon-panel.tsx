import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useEffect, useId, useRef } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { couponsAddress } from "./model/open-checkout.ts";
import type { CouponForm } from "./use-coupon.ts";

/** A checkout's coupon, and its verdict. */
export type AppliedCoupon = {
  readonly code: string;
  /** It has been used up or withdrawn since it was applied. */
  readonly isLost: boolean;
  readonly activity: {
    readonly activityName: string | null;
    readonly saved: number | null;
    readonly reasonList: readonly { readonly code: string; readonly text: string }[] | null;
  } | null;
};

export type CouponPanelProps = {
  readonly coupon: AppliedCoupon | undefined;
  readonly form: CouponForm;
  readonly checkoutId: string;
  /** Members have a page with their coupons. */
  readonly isMember: boolean;
};

/** The checkout's coupon, beside its steps, since it is optional [CHK-27]. */
export function CouponPanel({ coupon, form, checkoutId, isMember }: CouponPanelProps) {
  const words = useWords("coupons");
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(coupon?.code);
  // The focused element disappears when the coupon is applied or taken off.
  useEffect(() => {
    if (shown.current !== coupon?.code) place.current?.querySelector<HTMLElement>("input, button")?.focus();
    shown.current = coupon?.code;
  }, [coupon?.code]);
  return (
    <section aria-labelledby={titleId} data-coupon={coupon?.code ?? ""} className="rounded-lg bg-white p-4 sm:p-6">
      <h2 id={titleId} className="mb-4 text-xl">
        {words("coupon")}
      </h2>
      <div ref={place}>{coupon ? <Applied coupon={coupon} form={form} /> : <Entry form={form} />}</div>
      {isMember && !coupon ? (
        <a
          href={couponsAddress(checkoutId)}
          className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {words("see")}
        </a>
      ) : null}
    </section>
  );
}

function Entry({ form }: Pick<CouponPanelProps, "form">) {
  const words = useWords("coupons");
  return (
    <form method="post" noValidate onSubmit={form.apply} className="flex flex-wrap items-start gap-3">
      <Field
        {...form.input}
        className="min-w-[min(100%,14rem)] flex-1"
        label={words("code")}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" look="outline" busy={form.isBusy} className="w-full sm:mt-6.5 sm:min-h-12.5 sm:w-auto">
        {words("apply")}
      </Button>
    </form>
  );
}

function Applied({ coupon, form }: { readonly coupon: AppliedCoupon; readonly form: CouponForm }) {
  const words = useWords("coupons");
  const { code, isLost, activity } = coupon;
  const saved = activity?.saved ?? 0;
  const reasons = activity?.reasonList ?? [];
  return (
    <>
      <div role="status">
        <Notice
          tone={saved > 0 ? "good" : "warn"}
          icon={saved > 0 ? "check" : "ticket"}
          size="normal"
          action={
            <Button look="quiet" size="small" className="-mr-3 min-h-11" busy={form.isBusy} onClick={form.remove}>
              {words("remove")}
              <span className="sr-only">: {code}</span>
            </Button>
          }
        >
          <p className="font-bold">
            <span className="figures">{code}</span>
            {activity?.activityName ? <span className="font-normal"> · {activity.activityName}</span> : null}
          </p>
          <p className="figures text-sm">
            {saved > 0 ? words("saves", { amount: formatRupiah(saved) }) : null}
            {isLost ? words("lost") : null}
            {reasons.map(({ code: reason, text }) => (
              <span key={reason} className="block">
                {text}.
              </span>
            ))}
          </p>
        </Notice>
      </div>
      <RefusalNote text={form.refusal} />
    </>
  );
}
