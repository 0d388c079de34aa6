import type { SyntheticEvent } from "react";
import type { InputProps } from "../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { type Form, useForm } from "../../platform/gateway/use-form.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { applyCouponDocument } from "./data/coupon-documents.ts";

type Values = { readonly couponCode: string };

export type CouponForm = {
  readonly input: Omit<InputProps, "good">;
  /** Why the shop did not do it. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly apply: (event: SyntheticEvent) => void;
  readonly remove: (event: SyntheticEvent) => void;
};

/**
 * A checkout's coupon: applying one in place of any other, and taking it off [CHK-27, Q72].
 * @param onChanged loads the checkout and its offers again
 */
export function useCoupon(checkoutId: string, onChanged: () => Promise<void>): CouponForm {
  const words = useWords("coupons");
  const failureText = useFailureText();
  const form = useForm<Values>({ couponCode: "" }, ({ couponCode }) => ({
    couponCode: couponCode.trim() ? undefined : words("empty"),
  }));
  const change = async (couponCode: string): Promise<CallFailure | undefined> => {
    const result = await callShop(applyCouponDocument, { checkoutId, couponCode });
    if (!result.ok) return result.failure;
    await onChanged();
    form.reset();
    return undefined;
  };
  const refusal = form.failure && failureText(form.failure);
  return {
    input: inputOfCoupon(form, refusal),
    refusal,
    isBusy: form.busy,
    apply: form.submit(() => change(form.values.couponCode.trim())),
    // Its field is not on the page then, so nothing is checked.
    remove: form.submit(() => change("")),
  };
}

/** Nobody must have a coupon: that the field is empty is an error only of the press. */
function inputOfCoupon(form: Form<Values>, refusal: string | undefined): CouponForm["input"] {
  const { good: _good, ...input } = form.input("couponCode");
  const change = (couponCode: string): void => {
    form.clear();
    form.forget();
    form.change({ couponCode });
  };
  return {
    ...input,
    error: input.error ?? refusal,
    onBlur: () => {},
    onChange: ({ target }) => change(target.value),
  };
}
