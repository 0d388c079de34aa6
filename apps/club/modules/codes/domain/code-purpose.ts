/** What a code permits; a code for one purpose is none for another. */
export type CodePurpose = "pin" | "password";

/** How often a code may be entered. */
export const mostAttempts = 3;

/** In the place of a browser's key where a member's session says who asks. */
export const noFlow = "";
