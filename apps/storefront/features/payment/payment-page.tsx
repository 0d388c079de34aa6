import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { phaseOf } from "./model/payment-view.ts";
import { AddressOnly } from "./parts/address-only.tsx";
import { PaymentPanel } from "./parts/payment-panel.tsx";
import { useInstruction } from "./parts/use-instruction.ts";

/** How to pay an order: numbers to copy, the time left, the steps, and the result [PAY-02, Q74]. */
export function PaymentPage() {
  const words = useWords("payment");
  const { state, instruction, ask } = useInstruction();
  // One column is enough for cash and for what is over. The frame stays as wide as it was, so that
  // nothing moves when a payment arrives while the page is open.
  const isWide = instruction && phaseOf(instruction) === "payable" && instruction.kind !== "CASH";
  return (
    <PageFrame width="wide">
      {state === "loading" ? (
        <>
          <h1 className="mb-6 text-3xl">{words("title")}</h1>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
            <Skeleton className="h-96 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        </>
      ) : null}
      {instruction && isWide ? <PaymentPanel instruction={instruction} ask={ask} /> : null}
      <div className="mx-auto max-w-2xl">
        {instruction && !isWide ? <PaymentPanel instruction={instruction} ask={ask} /> : null}
        {state === "foreign" || state === "unreached" ? (
          <AddressOnly ask={ask} isForeign={state === "foreign"} />
        ) : null}
      </div>
    </PageFrame>
  );
}
