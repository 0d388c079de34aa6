import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import type { IconName } from "@gelora/ui/icon-names.ts";

/** The codes that the documents name [Q76]. Any other is shown by the server's own word. */
const known = [21, 31, 41, 42, 51, 61, 62] as const;
export type KnownStatus = (typeof known)[number];

export const awaitingPayment = 21;
export const preparing = 31;
export const completed = 51;
export const cancelled = 61;
export const closed = 62;

export function isKnownStatus(status: number | null | undefined): status is KnownStatus {
  return known.some((one) => one === status);
}

/** Paid, or to be paid in cash, and not yet received. */
export function isUnderWay(status: number | null | undefined): boolean {
  return status === 31 || status === 41 || status === 42;
}

/** Of an order, or of pieces that were not sent or came back. */
export function hasEnded(status: number | null | undefined): boolean {
  return status === cancelled || status === closed;
}

export type StatusFace = {
  readonly icon: IconName;
  /** Whether a warning is shown beside the next step. */
  readonly warns: boolean;
  readonly tone: "wait" | "going" | "done" | "over";
};

const faces: Readonly<Record<KnownStatus, StatusFace>> = {
  21: { icon: "clock", warns: false, tone: "wait" },
  31: { icon: "clock", warns: true, tone: "wait" },
  41: { icon: "truck", warns: true, tone: "going" },
  42: { icon: "truck", warns: true, tone: "going" },
  51: { icon: "check", warns: false, tone: "done" },
  61: { icon: "close", warns: false, tone: "over" },
  62: { icon: "close", warns: false, tone: "over" },
};

/** The icon and the tone of a status [ORD-08 to ORD-12]. */
export function statusFace(status: number | null | undefined): StatusFace {
  return isKnownStatus(status) ? faces[status] : { icon: "info", warns: false, tone: "wait" };
}

/** The order list's tabs and the codes that each requests [Q76]. */
export const statusTabs = [
  { key: "all", states: [] },
  { key: "unpaid", states: [21] },
  { key: "preparing", states: [31] },
  { key: "onTheWay", states: [41, 42] },
  { key: "completed", states: [51] },
  { key: "over", states: [61, 62] },
] as const;

export type TabKey = (typeof statusTabs)[number]["key"];

/** The list's view, read from its address, so it can be linked and returned to. */
export type ListView = { readonly deliveryType: DistributionType; readonly tab: TabKey };

export function listViewOf(search: string): ListView {
  const query = new URLSearchParams(search);
  const tab = statusTabs.find(({ key }) => key === query.get("status"));
  return {
    deliveryType: query.get("deliveryType") === storePickup ? storePickup : homeDelivery,
    tab: tab?.key ?? "all",
  };
}

/** The address of a view below the path of a guest's or member's list; defaults are left out. */
export function listAddress({ deliveryType, tab }: ListView, path: string): string {
  const query = new URLSearchParams();
  if (deliveryType === storePickup) query.set("deliveryType", deliveryType);
  if (tab !== "all") query.set("status", tab);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function statesOfTab(tab: TabKey): readonly number[] {
  return statusTabs.find(({ key }) => key === tab)?.states ?? [];
}
