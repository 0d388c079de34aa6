import { Notice } from "@gelora/ui/notice.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { TrackedPaymentProps } from "../../orders/order-track-page.tsx";
import { isPayableNow } from "../model/payment-view.ts";
import { OtherChannel } from "./other-channel.tsx";
import { PayNow, type PayNowProps } from "./pay-now.tsx";
import { trackedPayer } from "./payer.ts";
import { useRepeatedly } from "./use-repeatedly.ts";
import { useSwitching } from "./use-switching.ts";

/**
 * Paying a tracked order in a browser that did not place it: the payment page's content and actions
 * [PAY-02, ORD-03].
 */
export function TrackedPayment({ instruction, proof, ask }: TrackedPaymentProps) {
  const { payer, switches, place } = useSwitching(trackedPayer(proof, ask));
  useRepeatedly(ask, true);
  return (
    <div ref={place} className="scroll-mt-28 space-y-4">
      <Tracked instruction={instruction} ask={ask} payer={payer} switches={switches} />
    </div>
  );
}

function Tracked(props: PayNowProps) {
  const words = useWords("payment");
  const { instruction, payer } = props;
  if (isPayableNow(instruction)) return <PayNow {...props} />;
  if (instruction.canChange) return <OtherChannel instruction={instruction} again payer={payer} />;
  return (
    <Notice tone="bad" size="normal">
      {words("exhaustedText")}
    </Notice>
  );
}
