import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import type { ProvenIdentity } from "../social-providers.ts";

export type KeySource = JWTVerifyGetKey;

/**
 * The claims of Google's ID token
 * (developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/**
 * Validates an ID token as required by OpenID Connect Core 3.1.3.7: signed with one of the issuer's
 * keys by RS256 (never `none`, never a shared secret), from this issuer, for this client, not
 * expired.
 * @returns undefined for an invalid token
 * @throws when the keys are not available
 */
export async function verifyIdToken(
  idToken: string,
  keys: KeySource,
  expected: { readonly issuer: string; readonly audience: string; readonly now: Date },
): Promise<{ readonly identity: ProvenIdentity; readonly nonce: string } | undefined> {
  const { issuer, audience, now } = expected;
  const verified = await jwtVerify(idToken, keys, {
    algorithms: ["RS256"],
    issuer,
    audience,
    currentDate: now,
    clockTolerance: 30,
    requiredClaims: ["exp", "iat", "sub", "nonce"],
  }).catch(undefinedWhenBad);
  const claims = claimsSchema.safeParse(verified?.payload);
  if (!claims.success) return undefined;
  const { data } = claims;
  if (data.azp !== undefined && data.azp !== audience) return undefined;
  return {
    nonce: data.nonce,
    identity: {
      channel: "google",
      issuer: data.iss,
      subject: data.sub,
      ...(data.email === undefined ? {} : { email: data.email }),
      emailVerified: data.email !== undefined && data.email_verified,
      ...(data.given_name === undefined ? {} : { firstName: data.given_name }),
      ...(data.family_name === undefined ? {} : { lastName: data.family_name }),
    },
  };
}

/** An invalid token says nothing about the provider; missing keys do. */
function undefinedWhenBad(error: unknown): undefined {
  const isTokensError =
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported;
  if (isTokensError) return undefined;
  throw error;
}
