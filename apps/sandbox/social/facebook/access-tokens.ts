import { createHmac, randomBytes } from "node:crypto";
import { hours } from "@gelora/service-kit/durations.ts";
import { LRUCache } from "lru-cache";
import { type Account, subjectOf } from "../domain/accounts.ts";
import type { Merchant } from "../domain/merchants.ts";

export type AccessToken = {
  readonly account: Account;
  readonly userId: string;
  readonly appId: string;
  readonly scopes: readonly string[];
  /** Seconds since 1970, as Facebook writes moments. */
  readonly issuedAt: number;
  readonly expiresAt: number;
};

export type AccessTokens = {
  issue(account: Account, appId: string, scopes: readonly string[]): { readonly token: string } & AccessToken;
  find(token: string): AccessToken | undefined;
};

const life = hours(2);

export function createAccessTokens(): AccessTokens {
  const tokens = new LRUCache<string, AccessToken>({ max: 20_000, ttl: life });
  return {
    issue: (account, appId, scopes) => {
      const token = `EAAG${randomBytes(48).toString("hex")}`;
      const issuedAt = Math.floor(Date.now() / 1000);
      const userId = subjectOf("facebook", account);
      const issued = { account, userId, appId, scopes, issuedAt, expiresAt: issuedAt + life / 1000 };
      tokens.set(token, issued);
      return { token, ...issued };
    },
    find: (token) => tokens.get(token),
  };
}

/**
 * What the dialog returns beside the token
 * (developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow, "signed request").
 */
export function signedRequest(merchant: Merchant, userId: string, issuedAt: number): string {
  const payload = JSON.stringify({ algorithm: "HMAC-SHA256", issued_at: issuedAt, user_id: userId });
  const encoded = Buffer.from(payload).toString("base64url");
  return `${createHmac("sha256", merchant.secret).update(encoded).digest("base64url")}.${encoded}`;
}

/** `appsecret_proof` (developers.facebook.com/docs/graph-api/guides/secure-requests) */
export function secretProof(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("hex");
}
