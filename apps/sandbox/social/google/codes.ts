import { createHash, randomBytes } from "node:crypto";
import { minutes } from "@gelora/service-kit/durations.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import { LRUCache } from "lru-cache";
import type { Account } from "../domain/accounts.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";

export type Granted = { readonly account: Account; readonly request: AuthorizationRequest };

export type Codes = {
  issue(granted: Granted): string;
  /** A code is valid once and for a minute. A failed attempt uses it up too. */
  take(code: string): Granted | undefined;
};

export function createCodes(): Codes {
  const codes = new LRUCache<string, Granted>({ max: 20_000, ttl: minutes(1) });
  return {
    issue: (granted) => {
      const code = `4/${randomBytes(24).toString("base64url")}`;
      codes.set(code, granted);
      return code;
    },
    take: (code) => {
      const granted = codes.get(code);
      codes.delete(code);
      return granted;
    },
  };
}

/** RFC 7636, 4.6 */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return sameSecret(createHash("sha256").update(verifier).digest("base64url"), challenge);
}
