import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { isKnownStatus } from "./order-status.ts";

export type ProgressStep = {
  readonly key: "placed" | "preparing" | "onTheWay" | "delivered" | "ready" | "collected";
  readonly stage: "done" | "current" | "ahead";
};

const ofDelivery = ["placed", "preparing", "onTheWay", "delivered"] as const;
const ofPickup = ["placed", "preparing", "ready", "collected"] as const;

/**
 * An order's progress as steps of a rail; none for one that ended early or has an unknown status.
 * @param isReady true once the goods of a pick-up wait in the store
 */
export function progressOf(
  status: number | null | undefined,
  distributionType: string | null | undefined,
  isReady = false,
): readonly ProgressStep[] {
  if (!isKnownStatus(status) || status > 51) return [];
  const isPickup = distributionType === storePickup;
  const keys: readonly ProgressStep["key"][] = isPickup ? ofPickup : ofDelivery;
  const last = keys.length - 1;
  const reached = { 21: 0, 31: isPickup && isReady ? 2 : 1, 41: 2, 42: 2, 51: last, 61: 0, 62: 0 }[status];
  const stageOf = (index: number): ProgressStep["stage"] => {
    if (index < reached || (index === reached && reached === last)) return "done";
    return index === reached ? "current" : "ahead";
  };
  return keys.map((key, index) => ({ key, stage: stageOf(index) }));
}
