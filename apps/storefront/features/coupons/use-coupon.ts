import { type SyntheticEvent, useState } from "react";
import type { InputProps } from "../../platform/browser/use-fields.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { type Form, useForm } from "../../platform/gateway/use-form.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { applyCouponDocument } from "./data/coupon-documents.ts";
import { isUnapplied } from "./model/unapplied-code.ts";

type CheckoutOfCoupon = Parameters<typeof isUnapplied>[1] & { readonly id: string };

type Values = { readonly couponCode: string };

export type CouponForm = {
  readonly input: Omit<InputProps, "good">;
  /** Why the shop did not do it. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly apply: (event: SyntheticEvent) => void;
  readonly remove: (event: SyntheticEvent) => void;
  /**
   * A code that was typed and not applied would be dropped silently: it gets the focus, and says
   * so. @returns whether the order can go on
   */
  readonly forOrder: () => boolean;
};

/**
 * A checkout's coupon: applying one in place of any other, and taking it off [CHK-27, Q72].
 * @param onChanged loads the checkout and its offers again
 */
export function useCoupon(checkout: CheckoutOfCoupon, onChanged: () => Promise<void>): CouponForm {
  const words = useWords("coupons");
  const failureText = useFailureText();
  const form = useForm<Values>({ couponCode: "" }, ({ couponCode }) => ({
    couponCode: couponCode.trim() ? undefined : words("empty"),
  }));
  const left = useLeftCode(form, checkout);
  const change = async (couponCode: string): Promise<CallFailure | undefined> => {
    left.forget();
    const result = await callShop(applyCouponDocument, { checkoutId: checkout.id, couponCode });
    if (!result.ok) return result.failure;
    await onChanged();
    form.reset();
    return undefined;
  };
  const refusal = form.failure && failureText(form.failure);
  return {
    input: inputOfCoupon(form, left.error ?? refusal, left.forget),
    refusal,
    isBusy: form.busy,
    apply: form.submit(() => change(form.values.couponCode.trim())),
    // Its field is not on the page then, so nothing is checked.
    remove: form.submit(() => change("")),
    forOrder: left.forOrder,
  };
}

/** A code that the last press of the order found unapplied, until the field is changed. */
function useLeftCode(form: Form<Values>, checkout: CheckoutOfCoupon) {
  const words = useWords("coupons");
  const [isLeft, setIsLeft] = useState(false);
  const forOrder = (): boolean => {
    const isInTheWay = isUnapplied(form.values.couponCode, checkout);
    setIsLeft(isInTheWay);
    if (isInTheWay) form.focus("couponCode");
    return !isInTheWay;
  };
  return { error: isLeft ? words("unapplied") : undefined, forget: () => setIsLeft(false), forOrder };
}

/** Nobody must have a coupon: that the field is empty is an error only of the press. */
function inputOfCoupon(form: Form<Values>, refusal: string | undefined, onChanged: () => void): CouponForm["input"] {
  const { good: _good, ...input } = form.input("couponCode");
  const change = (couponCode: string): void => {
    form.clear();
    form.forget();
    form.change({ couponCode });
    onChanged();
  };
  return {
    ...input,
    error: input.error ?? refusal,
    onBlur: () => {},
    onChange: ({ target }) => change(target.value),
  };
}
