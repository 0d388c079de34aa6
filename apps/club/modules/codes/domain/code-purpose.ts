/** What a code permits; a code for one purpose is none for another. */
export type CodePurpose = "pin" | "password";

/** How often a code may be entered. */
export const mostAttempts = 3;

/** Replaces the browser's key where a member's session identifies the caller. */
export const noFlow = "";
