import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { type Account, subjectOf } from "../domain/accounts.ts";

export type IdTokens = {
  /** The public keys that `/certs` serves. */
  readonly keys: readonly JWK[];
  /** An ID token (OpenID Connect Core 2) for a merchant, valid for an hour as Google's are. */
  sign(account: Account, audience: string, nonce: string | undefined): Promise<string>;
};

/**
 * Makes a new key at each start of the program: providers rotate theirs, and clients must look new
 * ones up.
 */
export async function createIdTokens(issuer: string): Promise<IdTokens> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const kid = crypto.randomUUID();
  const claimsOf = (account: Account) => ({
    email: account.email,
    email_verified: account.emailConfirmed,
    name: `${account.givenName} ${account.familyName}`.trim(),
    given_name: account.givenName,
    ...(account.familyName === "" ? {} : { family_name: account.familyName }),
  });
  return {
    keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }],
    sign: (account, audience, nonce) =>
      new SignJWT({ ...claimsOf(account), azp: audience, ...(nonce === undefined ? {} : { nonce }) })
        .setProtectedHeader({ alg: "RS256", kid, typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(subjectOf("google", account))
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime("1h")
        .sign(privateKey),
  };
}
