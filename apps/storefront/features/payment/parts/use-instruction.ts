import { useLocation } from "react-router";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { instructionDocument } from "../data/payment-documents.ts";
import { type Instruction, phaseOf } from "../model/payment-view.ts";
import { useRepeatedly } from "./use-repeatedly.ts";

/**
 * The shop's instruction for the order in the address, polled until the payment has ended.
 * `foreign`: the shop does not know the order as this browser's; `unreached`: it does not answer.
 */
export function useInstruction(): {
  readonly state: "loading" | "known" | "foreign" | "unreached";
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
  const without = loaded.state === "ready" ? "foreign" : "unreached";
  return { state: instruction ? "known" : without, instruction, ask: reload };
}
