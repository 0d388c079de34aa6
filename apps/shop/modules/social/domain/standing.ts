/** What is known here of somebody whom a provider has vouched for. */
export type Findings = {
  /** The member whose identity this is. */
  readonly linkedMember: string | undefined;
  /** The active member who has verified the address that the provider tells. */
  readonly memberWithEmail: string | undefined;
  readonly emailVerified: boolean;
};

export type Standing =
  | { readonly kind: "known"; readonly memberCode: string }
  | { readonly kind: "linkable"; readonly memberCode: string }
  | { readonly kind: "not-linkable" }
  | { readonly kind: "new" };

/**
 * Who a person is to us [SOC-05, SOC-07, SOC-08, Q28]. Only the provider's own id decides about an account that is joined already; an account is joined by an address
 * that both sides have verified, never by a claim (AC-16): who claims a member's address at a provider must sign in first.
 */
export function standingOf({ linkedMember, memberWithEmail, emailVerified }: Findings): Standing {
  if (linkedMember !== undefined) return { kind: "known", memberCode: linkedMember };
  if (memberWithEmail === undefined) return { kind: "new" };
  return emailVerified ? { kind: "linkable", memberCode: memberWithEmail } : { kind: "not-linkable" };
}
