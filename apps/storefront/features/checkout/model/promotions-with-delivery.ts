type Standing = {
  readonly activityCode: string | null;
  readonly activityType?: string | null;
  readonly state: string | null;
  readonly saved: number | null;
  readonly reasonList: readonly { readonly code: string; readonly text: string }[] | null;
};

export type ChosenDelivery = {
  readonly isDelivery: boolean;
  /** What the chosen courier's freight changes; undefined until one is chosen. */
  readonly changed: readonly Standing[] | null | undefined;
};

/**
 * The promotions as they stand with the chosen way of delivery. The checkout's own are shown
 * without freight: what waits for a courier is in the price once one is chosen. Where the order is
 * picked up nothing waits for one, and nobody is asked to buy more for a delivery that is free
 * anyway [CRT-11].
 */
export function promotionsWithDelivery<Promotion extends Standing>(
  promotions: readonly Promotion[],
  { isDelivery, changed }: ChosenDelivery,
): readonly Promotion[] {
  if (!isDelivery) return promotions.filter((promotion) => !isOfDelivery(promotion));
  return promotions.map((promotion) => standingOf(promotion, changed));
}

/** The coupon likewise; it stays where the order is picked up, since it was entered. */
export function couponWithDelivery<Coupon extends Standing>(
  coupon: Coupon | null,
  { isDelivery, changed }: ChosenDelivery,
): Coupon | null {
  return coupon && isDelivery ? standingOf(coupon, changed) : coupon;
}

function standingOf<Promotion extends Standing>(promotion: Promotion, changed: ChosenDelivery["changed"]): Promotion {
  const now = changed?.find(({ activityCode }) => activityCode === promotion.activityCode);
  if (!now) return promotion;
  const { state, saved, reasonList } = now;
  return { ...promotion, state, saved, reasonList };
}

const isOfDelivery = ({ activityType, state, reasonList }: Standing): boolean =>
  activityType === "FREE_DELIVERY" ||
  (state === "READY" && (reasonList ?? []).some(({ code }) => code === "CHOOSE_DELIVERY"));
