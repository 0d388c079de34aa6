import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { applyCouponDocument } from "../data/coupon-documents.ts";
import { checkoutOf } from "../model/open-checkout.ts";

/** How a listed coupon is applied to the checkout that the page was opened from. */
export type InCheckout = {
  readonly checkoutId: string;
  /** The coupon that is being applied. */
  readonly applying: string | undefined;
  readonly apply: (couponCode: string) => Promise<void>;
};

/** @returns undefined where the page was not opened from a checkout */
export function useInCheckout(): InCheckout | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const tellFailure = useFailureToast();
  const [applying, setApplying] = useState<string>();
  const checkoutId = checkoutOf(new URLSearchParams(search).get("redirectUrl") ?? "");
  if (checkoutId === undefined) return undefined;
  const apply = async (couponCode: string): Promise<void> => {
    setApplying(couponCode);
    const result = await callShop(applyCouponDocument, { checkoutId, couponCode });
    setApplying(undefined);
    if (!result.ok) return tellFailure(result.failure);
    await navigate(`/checkout/${checkoutId}`);
  };
  return { checkoutId, applying, apply };
}
