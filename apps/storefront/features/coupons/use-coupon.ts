import { useState } from "react";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import { callShop } from "../../platform/session/shop-client.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { applyCouponDocument } from "./data/coupon-documents.ts";

/**
 * A checkout's coupon: applying one in place of any other, and taking it off [CHK-27, Q72].
 * @param onChanged loads the checkout and its offers again
 */
export function useCoupon(checkoutId: string, onChanged: () => Promise<void>) {
  const words = useWords("coupons");
  const failureText = useFailureText();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (couponCode: string): Promise<boolean> => {
    setIsBusy(true);
    setError(undefined);
    const result = await callShop(applyCouponDocument, { checkoutId, couponCode });
    if (result.ok) await onChanged();
    else setError(failureText(result.failure));
    setIsBusy(false);
    return result.ok;
  };
  return {
    typed,
    error,
    isBusy,
    onType: (text: string): void => {
      setTyped(text);
      setError(undefined);
    },
    apply: async (): Promise<void> => {
      const code = typed.trim();
      if (!code) return setError(words("empty"));
      if (await change(code)) setTyped("");
    },
    remove: (): void => void change(""),
  };
}

export type CouponForm = ReturnType<typeof useCoupon>;
