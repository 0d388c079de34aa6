import type { GiveawayView, PromotionView } from "../promotion-view.ts";

export type TakenLine = {
  readonly cartItemId?: string | null;
  readonly skuCode: string | null;
  readonly quantity?: number | null;
  /** Of the promotion whose gift or add-on it is. */
  readonly activityCode: string | null;
};

/**
 * The chosen gift that another may take the place of: the only one, when no more may be chosen and
 * there is another to choose. Of several nobody could know which one is meant.
 */
export function exchangeableGift(
  { activityCode, opsType, state, piecesOpen, giveaways }: PromotionView,
  lines: readonly TakenLine[],
): { readonly cartItemId: string; readonly gift: GiveawayView } | undefined {
  if (opsType !== "GWP" || state !== "APPLIED" || (piecesOpen ?? 0) > 0) return undefined;
  const [line, ...others] = lines.filter((one) => one.activityCode && one.activityCode === activityCode);
  if (!line?.cartItemId || line.quantity !== 1 || others.length > 0) return undefined;
  const gift = giveaways?.find(({ giveawayCode }) => giveawayCode === line.skuCode);
  const hasOther = giveaways?.some((one) => one !== gift && one.eligible);
  return gift && hasOther ? { cartItemId: line.cartItemId, gift } : undefined;
}
