/** What our records have on a person whom a provider has authenticated. */
export type Findings = {
  /** The member linked to this identity. */
  readonly linkedMember: string | undefined;
  /** The active member who has verified the address given by the provider. */
  readonly memberWithEmail: string | undefined;
  readonly emailVerified: boolean;
};

export type IdentityMatch =
  | { readonly kind: "known"; readonly memberCode: string }
  | { readonly kind: "linkable"; readonly memberCode: string }
  | { readonly kind: "not-linkable" }
  | { readonly kind: "new" };

/**
 * Decides who a person is to us [SOC-05, SOC-07, SOC-08, Q28]. A linked account is found only by
 * the provider's own id; a link is made by an address that both sides have verified, never by a
 * claim (AC-16): a person who only claims a member's address at a provider must sign in first.
 */
export function matchOf({ linkedMember, memberWithEmail, emailVerified }: Findings): IdentityMatch {
  if (linkedMember !== undefined) return { kind: "known", memberCode: linkedMember };
  if (memberWithEmail === undefined) return { kind: "new" };
  return emailVerified ? { kind: "linkable", memberCode: memberWithEmail } : { kind: "not-linkable" };
}
