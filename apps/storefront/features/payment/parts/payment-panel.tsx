import { type Instruction, phaseOf } from "../model/payment-view.ts";
import { Ended } from "./ended.tsx";
import { Payable } from "./payable.tsx";

/** What can be done about a payment now: pay, view the order, or pay another way. */
export function PaymentPanel({
  instruction,
  ask,
}: {
  readonly instruction: Instruction;
  readonly ask: () => Promise<void>;
}) {
  const phase = phaseOf(instruction);
  if (phase === "payable") return <Payable instruction={instruction} ask={ask} />;
  return <Ended instruction={instruction} phase={phase} ask={ask} />;
}
