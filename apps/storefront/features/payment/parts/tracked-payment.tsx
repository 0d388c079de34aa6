import type { TrackedPaymentProps } from "../../orders/order-track-page.tsx";
import { isPayableNow } from "../model/payment-view.ts";
import { OtherChannel } from "./other-channel.tsx";
import { PayNow } from "./pay-now.tsx";
import { trackedPayer } from "./payer.ts";
import { useNow } from "./use-now.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/**
 * Paying a tracked order in a browser that did not place it: the payment page's content and actions
 * [PAY-02, ORD-03].
 */
export function TrackedPayment({ instruction, proof, ask }: TrackedPaymentProps) {
  const now = useNow();
  const payer = trackedPayer(proof, ask);
  useRepeatedly(ask, true);
  return (
    <div className="space-y-4">
      {isPayableNow(instruction) ? (
        <PayNow instruction={instruction} now={now} ask={ask} payer={payer} />
      ) : (
        <OtherChannel instruction={instruction} again payer={payer} />
      )}
    </div>
  );
}
