import { useLocation } from "react-router";
import { useShopQuery } from "../../../platform/use-shop-query.ts";
import { instructionDocument } from "../data/payment-documents.ts";
import { type Instruction, phaseOf } from "../model/payment-view.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/** The shop's instruction for the order in the address, asked again until it has ended. `unknown`: the shop does not know it as ours, or does not answer. */
export function useInstruction(): {
  readonly state: "loading" | "known" | "unknown";
  readonly instruction: Instruction | undefined;
  readonly ask: () => Promise<void>;
} {
  const { search } = useLocation();
  const orderCode = new URLSearchParams(search).get("order") ?? "";
  const { loaded, reload } = useShopQuery(instructionDocument, { orderCode });
  const found = loaded.state === "ready" ? loaded.value.paymentInstruction : undefined;
  // While another order is on its way, the former one's numbers must not be shown.
  const instruction = found?.orderCode === orderCode ? found : undefined;
  const phase = instruction && phaseOf(instruction);
  const isOpen = phase !== "paid" && phase !== "closed";
  useRepeatedly(reload, isOpen && loaded.state !== "loading");
  if (loaded.state === "loading") return { state: "loading", instruction: undefined, ask: reload };
  return { state: instruction ? "known" : "unknown", instruction, ask: reload };
}
