/** The length of a password, in characters as a person counts them [SGN-15, K08]. */
export const passwordLength = { min: 6, max: 16 } as const;

/** The parts of the rule, in the order in which they are shown [SGN-15, SGN-16]. */
export const passwordRules = {
  length: (password: string) => {
    const letters = Array.from(password).length;
    return letters >= passwordLength.min && letters <= passwordLength.max;
  },
  letter: (password: string) => /\p{L}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/**
 * @returns the parts of the rule that a password breaks. Common passwords are rejected by the shop.
 */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return Object.entries(passwordRules).flatMap(([rule, holds]) => (holds(password) ? [] : [rule as PasswordRule]));
}
