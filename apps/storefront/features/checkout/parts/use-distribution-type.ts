import type { DistributionType } from "@gelora/contracts/distribution-type.ts";
import { type Dispatch, useRef, useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { distributionTypeDocument } from "../data/checkout-documents.ts";
import type { CheckoutEvent } from "../model/checkout-state.ts";

/**
 * Home delivery or pick-up, as the shop stores it: each may have its own prices, so the checkout
 * is loaded again [CHK-11]. Presses meanwhile are sent afterwards: the last one counts.
 */
export function useDistributionType(
  checkoutId: string,
  dispatch: Dispatch<CheckoutEvent>,
  refresh: () => Promise<void>,
) {
  const failureText = useFailureText();
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState("");
  const sent = useRef(Promise.resolve());
  const show = (distributionType: DistributionType): void => dispatch({ type: "chosen", choice: { distributionType } });
  const send = async (distributionType: DistributionType, before: DistributionType): Promise<void> => {
    const result = await callShop(distributionTypeDocument, { checkoutId, distributionType });
    setProblem(result.ok ? "" : failureText(result.failure));
    if (result.ok) await refresh();
    else show(before);
    setWaiting((count) => count - 1);
  };
  return {
    /** The sum shown is not yet that of the way chosen. */
    isBusy: waiting > 0,
    /** Why the last choice was not stored, in words; "" if it was. */
    problem,
    choose: (distributionType: DistributionType, before: DistributionType): void => {
      show(distributionType);
      setWaiting((count) => count + 1);
      sent.current = sent.current.then(() => send(distributionType, before));
    },
  };
}

export type DeliveryWay = ReturnType<typeof useDistributionType>;
