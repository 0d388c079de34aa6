import { hash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits as text for a header or address. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * What is stored in place of a token. A plain digest is enough, since 256 random bits cannot be
 * guessed.
 * Never use it for passwords, PINs or short codes.
 */
export function digestOfToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/** Compares two texts in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(one), digest(other));
}

/** Whether this token matches the stored digest, in constant time. */
export function matchesDigest(token: string, digest: string): boolean {
  const [given, stored] = [Buffer.from(digestOfToken(token)), Buffer.from(digest)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
