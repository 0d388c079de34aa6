import { z } from "zod";

/** The path where the shop reports to the club that a member has signed out. */
export const clubSignOutPath = "/service/sign-out";

/** How long a session of the club's site lasts: no older sign-out concerns one. */
export const siteSessionMinutes = 20;

export const clubSignOut = z.object({
  accountCode: z.string().min(1).max(100),
  /** Sessions that began later stay. */
  signedOutAt: z.iso.datetime(),
});

export type ClubSignOut = z.infer<typeof clubSignOut>;
