import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { buttonClass } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useRef } from "react";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { orderAddress, useIsMember } from "../../orders/order-address.ts";
import { payStatusDocument } from "../data/payment-documents.ts";
import { endOf, type Instruction, type PaymentEnd, type PaymentPhase } from "../model/payment-view.ts";
import { Deadline } from "./deadline.tsx";
import { OtherChannel } from "./other-channel.tsx";
import { useOwnPayer } from "./payer.ts";
import { ResultPanel } from "./result-panel.tsx";
import { useRepeatedly } from "./use-repeatedly.ts";

type EndedPhase = Exclude<PaymentPhase, "payable">;

type EndedProps = { readonly instruction: Instruction; readonly ask: () => Promise<void> };

/**
 * Paid, declined, expired or cancelled. The order decides whether a declined payment can be tried
 * again: it may have been cancelled or closed since.
 */
export function Ended({ instruction, phase, ask }: EndedProps & { readonly phase: EndedPhase }) {
  const { orderCode } = instruction;
  const { loaded, reload } = useShopRead(payStatusDocument, phase === "paid" ? undefined : { orderCode });
  useRepeatedly(reload, phase === "declined");
  if (phase !== "paid" && loaded.state === "loading") return <Skeleton className="h-96 rounded-lg" />;
  const order = loaded.state === "ready" ? loaded.value.getCustomOrderDetail : undefined;
  const end = endOf(phase, instruction, order?.orderStatus);
  return <EndPanel key={end} instruction={instruction} end={end} ask={ask} />;
}

/** How long a declined payment can be tried again. */
function PayUntil({ deadline, serverTime }: { readonly deadline: string; readonly serverTime: string }) {
  return (
    <div className="rounded-lg bg-white p-5">
      <Deadline deadline={deadline} serverTime={serverTime} />
    </div>
  );
}

/** What the end means, and what to do next. */
export function EndPanel({ instruction, end, ask }: EndedProps & { readonly end: PaymentEnd }) {
  const words = useWords("payment");
  const isMember = useIsMember();
  const { orderCode, amount } = instruction;
  const payer = useOwnPayer(orderCode, ask);
  const heading = useRef<HTMLDivElement>(null);
  // The screen changes while it is being read: the news gets scroll and focus.
  useEffect(() => heading.current?.focus(), []);
  const isOver = end === "closed" || end === "cancelled" || end === "exhausted";
  return (
    <>
      <div ref={heading} tabIndex={-1} className="outline-none">
        <ResultPanel
          tone={end === "paid" ? "good" : "bad"}
          title={words(`${end}Title`)}
          texts={[words(`${end}Text`, { amount: formatRupiah(amount) })]}
          orderCode={orderCode}
        >
          <a
            href={orderAddress(orderCode, isMember)}
            className={buttonClass(end === "declined" ? "outline" : "primary")}
          >
            {words(isOver ? "toOrderAgain" : "toOrder")}
          </a>
          <a href="/" className={buttonClass("outline")}>
            {words("toShop")}
          </a>
        </ResultPanel>
      </div>
      {end === "declined" ? (
        <div className="mt-4 space-y-4">
          {instruction.deadline ? (
            <PayUntil deadline={instruction.deadline} serverTime={instruction.serverTime} />
          ) : null}
          <OtherChannel instruction={instruction} again payer={payer} />
        </div>
      ) : null}
    </>
  );
}
