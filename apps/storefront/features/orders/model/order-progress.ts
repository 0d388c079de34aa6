import { isKnownStatus, storePickup } from "./order-status.ts";

export type ProgressStep = {
  readonly key: "placed" | "preparing" | "onTheWay" | "delivered" | "collected";
  readonly stage: "done" | "current" | "ahead";
};

const ofDelivery = ["placed", "preparing", "onTheWay", "delivered"] as const;
const ofPickup = ["placed", "preparing", "collected"] as const;

/** How far an order has come, as steps of a rail; none for one that has ended early or whose status we do not know. */
export function progressOf(
  status: number | null | undefined,
  distributionType: string | null | undefined,
): readonly ProgressStep[] {
  if (!isKnownStatus(status) || status > 51) return [];
  const keys: readonly ProgressStep["key"][] = distributionType === storePickup ? ofPickup : ofDelivery;
  const last = keys.length - 1;
  const reached = { 21: 0, 31: 1, 41: 2, 42: 2, 51: last, 61: 0, 62: 0 }[status];
  const stageOf = (index: number): ProgressStep["stage"] => {
    if (index < reached || (index === reached && reached === last)) return "done";
    return index === reached ? "current" : "ahead";
  };
  return keys.map((key, index) => ({ key, stage: stageOf(index) }));
}
