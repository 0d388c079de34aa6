import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { orderAddress, useIsMember } from "../../../platform/order-address.ts";
import { useWords } from "../../../platform/use-words.ts";
import type { Instruction, PaymentPhase } from "../model/payment-view.ts";
import { OtherChannel } from "./other-channel.tsx";
import { ResultPanel } from "./result-panel.tsx";

type EndedPhase = Exclude<PaymentPhase, "payable">;

/** Paid, declined or too late: what it means, and the way on. */
export function Ended({ instruction, phase }: { readonly instruction: Instruction; readonly phase: EndedPhase }) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const { orderCode, amount } = instruction;
  const heading = useRef<HTMLDivElement>(null);
  // The screen changes under the reader: the news is what comes next for eyes and ears.
  useEffect(() => heading.current?.focus(), []);
  const isCancelled = instruction.status === "CANCELLED";
  return (
    <>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <ResultPanel
          tone={phase === "paid" ? "good" : "bad"}
          title={words(phase === "closed" && isCancelled ? "cancelledTitle" : `${phase}Title`)}
          texts={[
            words(phase === "closed" && isCancelled ? "cancelledText" : `${phase}Text`, {
              amount: formatRupiah(amount),
            }),
          ]}
          orderCode={orderCode}
        >
          <a
            href={orderAddress(orderCode, isMember)}
            className={buttonClass(phase === "declined" ? "outline" : "primary")}
          >
            {words(phase === "closed" ? "toOrderAgain" : "toOrder")}
          </a>
          <a href="/" className={buttonClass("outline")}>
            {words("toShop")}
          </a>
        </ResultPanel>
      </div>
      {phase === "declined" ? (
        <div className="mt-4">
          <OtherChannel instruction={instruction} again />
        </div>
      ) : null}
    </>
  );
}
