import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 bits that nobody guesses, as text for a header or an address. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * What is stored instead of a token. A plain digest is enough for 256 random bits: there is nothing to guess by trying.
 * Never use it for passwords, PINs or short codes.
 */
export function digestOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Whether this is the token that was stored as this digest, in a time that does not tell how much of it fits. */
export function matchesDigest(token: string, digest: string): boolean {
  const [given, kept] = [Buffer.from(digestOfToken(token)), Buffer.from(digest)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
