import type { ClubPoints } from "../data/loyalty-documents.ts";

export type TierProgress = {
  /** The tier above, and the rupiah that are missing to it; undefined in the highest. */
  readonly next: { readonly code: string; readonly missing: number } | undefined;
  /** From 0 to 1, between the tier's threshold and the next one's. */
  readonly share: number;
};

/** How far a member is on the way to the next tier, by the spend of twelve months. */
export function tierProgress({ tier, tiers, spend }: Pick<ClubPoints, "tier" | "tiers" | "spend">): TierProgress {
  const from = tier?.fromSpend ?? 0;
  const next = (tiers ?? []).find(({ fromSpend }) => fromSpend > from);
  if (!next) return { next: undefined, share: 1 };
  const kept = spend ?? 0;
  const share = (kept - from) / (next.fromSpend - from);
  return {
    next: { code: next.code, missing: Math.max(0, next.fromSpend - kept) },
    share: Math.min(1, Math.max(0, share)),
  };
}
