/**
 * What came of entering a PIN. `attemptsLeft` is counted by the club, over all sessions and
 * programs [PIN-08, PIN-09, Q32].
 */
export type PinCheck = { readonly result: "right"; readonly proof: string } | PinRefused;

export type PinRefused =
  | { readonly result: "wrong"; readonly attemptsLeft: number }
  | { readonly result: "disabled" }
  | { readonly result: "not set" };

/** How often a PIN may be entered wrong, until it is disabled [Q32]. */
export const mostAttempts = 3;
