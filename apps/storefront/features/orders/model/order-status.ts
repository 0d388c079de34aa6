import type { IconName } from "../../../chrome/icon-names.ts";

/** The codes that the documents name [Q76]. A code that is none of them is shown with the server's own word. */
const known = [21, 31, 41, 42, 51, 61, 62] as const;
export type KnownStatus = (typeof known)[number];

export const awaitingPayment = 21;
export const cancelled = 61;
export const storePickup = "21";

export function isKnownStatus(status: number | null | undefined): status is KnownStatus {
  return known.some((one) => one === status);
}

/** Paid for, or to be paid in cash, and not yet with the shopper. */
export function isUnderWay(status: number | null | undefined): boolean {
  return status === 31 || status === 41 || status === 42;
}

export type StatusFace = {
  readonly icon: IconName;
  /** Whether a warning stands beside what happens next. */
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

/** The tabs of the order list and the codes that each asks for [Q76]. */
export const statusTabs = [
  { key: "all", states: [] },
  { key: "unpaid", states: [21] },
  { key: "preparing", states: [31] },
  { key: "onTheWay", states: [41, 42] },
  { key: "completed", states: [51] },
  { key: "over", states: [61, 62] },
] as const;

export type TabKey = (typeof statusTabs)[number]["key"];

/** What the list shows: read from its address, so that a view can be linked to and gone back to. */
export type ListView = { readonly deliveryType: "11" | "21"; readonly tab: TabKey };

export function listViewOf(search: string): ListView {
  const query = new URLSearchParams(search);
  const tab = statusTabs.find(({ key }) => key === query.get("status"));
  return { deliveryType: query.get("deliveryType") === storePickup ? "21" : "11", tab: tab?.key ?? "all" };
}

/** The address of a view below the path of a guest's or a member's list; what is the default stays out of it. */
export function listAddress({ deliveryType, tab }: ListView, path: string): string {
  const query = new URLSearchParams();
  if (deliveryType === storePickup) query.set("deliveryType", deliveryType);
  if (tab !== "all") query.set("status", tab);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function statesOfTab(tab: TabKey): readonly number[] {
  return statusTabs.find(({ key }) => key === tab)?.states ?? [];
}
