import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import type { CircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import { hours, seconds } from "@gelora/service-kit/durations.ts";
import { createRemoteJWKSet } from "jose";
import { LRUCache } from "lru-cache";
import * as openid from "openid-client";
import type { GoogleProvider } from "../social-providers.ts";
import { type KeySource, verifyIdToken } from "./verify-id-token.ts";

export type GoogleSettings = {
  /** For instance https://accounts.google.com */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Plain http is for a local stand-in. */
  readonly allowsPlainHttp: boolean;
  readonly breaker: CircuitBreaker;
};

type Known = { readonly client: openid.Configuration; readonly keys: KeySource };

const provider = "google";
/** For each call: discovery, the code, the keys. The longest wait is the three together. */
const timeout = seconds(3);

/**
 * Google's sign-in by the authorization code flow with PKCE
 * (developers.google.com/identity/openid-connect/openid-connect). Its discovery document is fetched
 * once an hour, its keys when a token names an unknown one.
 */
export function createGoogle(settings: GoogleSettings): GoogleProvider {
  const known = new LRUCache<string, Promise<Known>>({ max: 1, ttl: hours(1) });
  const discovered = (): Promise<Known> => {
    const asked = known.get(settings.issuer);
    if (asked) return asked;
    const asking = discover(settings);
    known.set(settings.issuer, asking);
    asking.catch(() => known.delete(settings.issuer));
    return asking;
  };
  const run = <Value>(call: (known: Known) => Promise<Value>): Promise<Value> =>
    settings.breaker.run(async () => {
      try {
        return await call(await discovered());
      } catch (error) {
        throw error instanceof ProviderError ? error : new ProviderError(provider, "no usable answer", false, error);
      }
    });
  return {
    signInAddress: (flow) =>
      run(async ({ client }) => {
        const address = openid.buildAuthorizationUrl(client, {
          redirect_uri: flow.redirectUri,
          scope: "openid email profile",
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: "S256",
          // On a shared device the person chooses the account.
          prompt: "select_account",
        });
        return address.href;
      }),
    tradeCode: (flow, { code, iss }) =>
      run(async ({ client }) => {
        const address = new URL(flow.redirectUri);
        address.search = new URLSearchParams({ code, state: flow.state, ...(iss ? { iss } : {}) }).toString();
        const { state, nonce, verifier } = flow;
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await openid.authorizationCodeGrant(client, address, checks).catch(undefinedWhenRefused);
        return tokens?.id_token;
      }),
    verify: (idToken, now) =>
      run(({ keys }) => verifyIdToken(idToken, keys, { issuer: settings.issuer, audience: settings.clientId, now })),
  };
}

async function discover(settings: GoogleSettings): Promise<Known> {
  const { issuer, clientId, clientSecret, allowsPlainHttp } = settings;
  const client = await openid.discovery(new URL(issuer), clientId, {}, openid.ClientSecretPost(clientSecret), {
    timeout: timeout / 1000,
    execute: allowsPlainHttp ? [openid.allowInsecureRequests] : [],
  });
  const { jwks_uri: keysAddress } = client.serverMetadata();
  if (!keysAddress) throw new ProviderError(provider, "has no jwks_uri", false);
  return { client, keys: createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: timeout }) };
}

/**
 * A code that is used, expired or another's (RFC 6749 5.2), or nonsense. Callers can cause these:
 * they say nothing about the provider, and must not open its breaker.
 */
const refusals: readonly string[] = ["invalid_grant", "invalid_request"];
/** The same for responses that do not belong to the request, such as another issuer's. */
const mismatches: readonly (string | undefined)[] = ["OAUTH_JWT_CLAIM_COMPARISON_FAILED", "OAUTH_INVALID_RESPONSE"];

function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof openid.ResponseBodyError && refusals.includes(error.error)) return undefined;
  if (error instanceof openid.ClientError && mismatches.includes(error.code)) return undefined;
  throw error;
}
