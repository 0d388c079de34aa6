import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../platform/use-words.ts";
import { AddressOnly } from "./parts/address-only.tsx";
import { PaymentPanel } from "./parts/payment-panel.tsx";
import { useInstruction } from "./parts/use-instruction.ts";

/** How to pay an order: numbers to copy, the time that is left, the steps, and what has become of it [PAY-02, Q74]. */
export function PaymentPage() {
  const words = useWords("payment");
  const { state, instruction, ask } = useInstruction();
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl px-4 pt-8 pb-20">
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
      {state === "unknown" ? <AddressOnly ask={ask} /> : null}
    </div>
  );
}
