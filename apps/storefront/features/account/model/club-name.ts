import type { ClubNameAnswer } from "../data/loyalty-documents.ts";

/**
 * The name on the linked card, which may be another's than the account's; undefined without one
 * [ACC-11].
 */
export function clubNameOf({ mapClubCheckBind: card }: ClubNameAnswer): string | undefined {
  if (!card?.success) return undefined;
  return [card.firstName, card.lastName].filter(Boolean).join(" ") || undefined;
}
