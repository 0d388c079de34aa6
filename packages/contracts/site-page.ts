/** A page of the club's own site that a member's key opens. */
export type MemberPage = "pin" | "card" | "points";

/** The step of the page `pin` for a member who cannot enter the current one. */
export const forgotPin = "forgot";

/** The inner size of the window that the shop opens for a page, in CSS pixels [PIN-03, CON-11]. */
export const siteWindow = { width: 540, height: 655 } as const;
