import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import { AddressOnly } from "./parts/address-only.tsx";
import { PaymentPanel } from "./parts/payment-panel.tsx";
import { useInstruction } from "./parts/use-instruction.ts";

/** How to pay an order: numbers to copy, the time left, the steps, and the result [PAY-02, Q74]. */
export function PaymentPage() {
  const words = useWords("payment");
  const { state, instruction, ask } = useInstruction();
  return (
    <PageFrame width="reading">
      {state === "loading" ? (
        <>
          <h1 className="mb-6 text-3xl">{words("title")}</h1>
          <div className="space-y-4">
            <Skeleton className="h-96 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        </>
      ) : null}
      {instruction ? <PaymentPanel instruction={instruction} ask={ask} /> : null}
      {state === "foreign" || state === "unreached" ? <AddressOnly ask={ask} isForeign={state === "foreign"} /> : null}
    </PageFrame>
  );
}
