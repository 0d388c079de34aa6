import { useLocation } from "react-router";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { instructionDocument } from "../data/payment-documents.ts";
import { type Instruction, phaseOf } from "../model/payment-view.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/**
 * The shop's instruction for the order in the address, polled until the payment has ended.
 * `unknown`: the shop does not know the order as this browser's, or does not answer.
 */
export function useInstruction(): {
  readonly state: "loading" | "known" | "unknown";
  readonly instruction: Instruction | undefined;
  readonly ask: () => Promise<void>;
} {
  const { search } = useLocation();
  const orderCode = new URLSearchParams(search).get("order") ?? "";
  const { loaded, reload } = useShopRead(instructionDocument, { orderCode });
  const instruction = loaded.state === "ready" ? (loaded.value.paymentInstruction ?? undefined) : undefined;
  const phase = instruction && phaseOf(instruction);
  const isOpen = phase !== "paid" && phase !== "closed";
  useRepeatedly(reload, isOpen && loaded.state !== "loading");
  if (loaded.state === "loading") return { state: "loading", instruction: undefined, ask: reload };
  return { state: instruction ? "known" : "unknown", instruction, ask: reload };
}
