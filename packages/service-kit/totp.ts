import { createHmac, randomBytes } from "node:crypto";
import { sameSecret } from "./secret-token.ts";

const stepSeconds = 30;
const digits = 6;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits in Base32, as authenticator apps read them (RFC 4226, section 4). */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** What an authenticator app reads as a QR code. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}

/** The code of a moment (RFC 6238 with SHA-1, 30 seconds, six digits). */
export function totpCode(secret: string, moment: Date): string {
  return codeOfStep(secret, stepOf(moment));
}

/**
 * The time step that a code belongs to: the current one, or the one before or after it, since
 * clocks differ. The caller accepts each step once.
 * @returns undefined for a wrong code
 */
export function totpStep(secret: string, code: string, moment: Date): number | undefined {
  const now = stepOf(moment);
  return [now, now - 1, now + 1].find((step) => sameSecret(codeOfStep(secret, step), code));
}

function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds);
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  // Dynamic truncation (RFC 4226, section 5.3).
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** @throws Error for a text that is no Base32 */
function fromBase32(text: string): Buffer {
  const values = [...text].map((letter) => alphabet.indexOf(letter));
  if (values.includes(-1)) throw new Error("a secret of an authenticator app is written in Base32");
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
