/** How long a password is, in characters as a person counts them [SGN-15, K08]. */
export const passwordLength = { min: 6, max: 16 } as const;

/** The parts of the rule, in the order in which they are told [SGN-15, SGN-16]. */
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

/** @returns the parts of the rule that a password breaks; none when it is good. Common passwords are the shop's to refuse. */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return Object.entries(passwordRules).flatMap(([rule, holds]) => (holds(password) ? [] : [rule as PasswordRule]));
}
