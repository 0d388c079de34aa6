import type { PendingIdentity } from "../../members/members.ts";

/** What a provider's token proves about a person. An email counts as verified when the provider says so itself. */
export type ProvenIdentity = PendingIdentity;

/** One sign-in at Google, from the moment that the browser leaves until its code is traded. None of it is told to the browser but what stands in the address. */
export type GoogleFlow = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: who trades the code must know it. */
  readonly verifier: string;
};

export type GoogleAnswer = { readonly code: string; readonly iss?: string | undefined };

/** Each function throws `ProviderError` when the provider gives no usable answer, and answers undefined when it, or the token, says no. */
export type GoogleProvider = {
  /** Where the browser goes to sign in. */
  signInAddress(flow: GoogleFlow): Promise<string>;
  /** @returns the ID token */
  tradeCode(flow: GoogleFlow, answer: GoogleAnswer): Promise<string | undefined>;
  /** Checks signature, issuer, audience and expiry. The caller spends the nonce. */
  verify(
    idToken: string,
    now: Date,
  ): Promise<{ readonly identity: ProvenIdentity; readonly nonce: string } | undefined>;
};

/** As for Google: throws when there is no answer, undefined when the token opens nothing. */
export type FacebookProvider = {
  /** Asks whether an access token was given to our app, and for whom. */
  verify(accessToken: string, now: Date): Promise<ProvenIdentity | undefined>;
};
