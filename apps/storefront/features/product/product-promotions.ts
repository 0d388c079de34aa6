import { formatDay } from "@gelora/locale/jakarta-time.ts";

type Activity = {
  readonly activityType?: string | null;
  readonly activityCode: string | null;
  readonly activityName: string | null;
  readonly activityDesc: string | null;
  readonly activityBegin: string | null;
  readonly activityEnd: string | null;
};

/** A promotion as the product page shows it. */
export type PromotionView = {
  readonly code: string;
  readonly name: string;
  /** What it gives, in words; may be empty. */
  readonly gives: string;
  /** `dd/MM/yyyy`, in Jakarta [LOC-14]. */
  readonly begins: string;
  /** Empty while no end is set. */
  readonly ends: string;
  /** Not every size and colour takes part. */
  readonly isPartial: boolean;
};

/**
 * The promotions of a product's skus, each once, in the order in which the shop names them
 * [PDP-06]. Ribbons without a promotion, such as "New", have no beginning and are left out; so are
 * flash sales, which are shown beside the price and have no 'Shop more'.
 */
export function productPromotions(skus: readonly { readonly productActivities: readonly Activity[] | null }[]) {
  const found = new Map<string, { readonly activity: Activity; readonly begins: string; count: number }>();
  for (const activity of skus.flatMap(({ productActivities }) => productActivities ?? [])) {
    const { activityType, activityCode, activityBegin } = activity;
    if (!activityCode || !activityBegin || activityType === "FLASH_SALE") continue;
    const known = found.get(activityCode) ?? { activity, begins: activityBegin, count: 0 };
    found.set(activityCode, { ...known, count: known.count + 1 });
  }
  return [...found].map(
    ([code, { activity, begins, count }]): PromotionView => ({
      code,
      name: activity.activityName ?? "",
      gives: activity.activityDesc ?? "",
      begins: formatDay(new Date(begins)),
      ends: activity.activityEnd ? formatDay(new Date(activity.activityEnd)) : "",
      isPartial: count < skus.length,
    }),
  );
}
