import { z } from "zod";

/** The path where the shop learns from the club what a member's account is linked to. */
export const clubLinksPath = "/service/club-links";

/** The club's program that reports links. */
export const clubLinksProgram = "club-links";

/**
 * What an account at the shop is linked to now, by the club, who decides it. The version grows with
 * each change of the account's link: the shop takes no report that is not newer than the one it
 * has, so late and repeated ones change nothing.
 */
export const clubLinkReport = z.object({
  /** The member's code at the shop. */
  accountCode: z.string().min(1).max(100),
  /** The member's code at the club; null when the account is not linked. */
  memberCode: z.string().min(1).max(100).nullable(),
  version: z.number().int().min(1),
  /**
   * Its card was moved to another account by someone else's sign-in: its owner is to hear of it.
   */
  isMovedAway: z.boolean().optional(),
  /** Its card came back by an objection of the card's owner. */
  isRestored: z.boolean().optional(),
});

export type ClubLinkReport = z.infer<typeof clubLinkReport>;
