import type { PendingIdentity } from "../../members/members.ts";

/**
 * What a provider's token proves about a person. An email is verified when the provider says so.
 */
export type ProvenIdentity = PendingIdentity;

/**
 * One sign-in at Google, from the browser's leaving until its code is exchanged. The browser sees
 * only what is in the address.
 */
export type GoogleFlow = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE: required to exchange the code. */
  readonly verifier: string;
};

export type GoogleAnswer = { readonly code: string; readonly iss?: string | undefined };

/**
 * Each function throws `ProviderError` when the provider gives no usable response, and returns
 * undefined when the provider rejects the request or the token is invalid.
 */
export type GoogleProvider = {
  /** Where the browser goes to sign in. */
  signInAddress(flow: GoogleFlow): Promise<string>;
  /** @returns the ID token */
  tradeCode(flow: GoogleFlow, answer: GoogleAnswer): Promise<string | undefined>;
  /** Validates signature, issuer, audience and expiry. The caller uses up the nonce. */
  verify(
    idToken: string,
    now: Date,
  ): Promise<{ readonly identity: ProvenIdentity; readonly nonce: string } | undefined>;
};

/** As for Google: throws when there is no response, undefined when the token is invalid. */
export type FacebookProvider = {
  /** Asks whether an access token was issued to our app, and for whom. */
  verify(accessToken: string, now: Date): Promise<ProvenIdentity | undefined>;
};
