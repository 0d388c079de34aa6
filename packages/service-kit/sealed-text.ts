import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const version = "1";
const keyBytes = 32;
const nonceBytes = 12;

/**
 * Encrypts a text for the database with AES-256-GCM, under a key derived from a setting. The text
 * is readable, and unchanged, only with the same secret and context.
 * @param context what it belongs to, such as a row's code: the text of one row cannot stand in
 * another
 * @returns `1.<nonce>.<tag>.<text>` in base64url
 */
export function sealText(secret: string, text: string, context: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secret), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
}

/** @throws Error when the secret or the context is another, or the text was altered */
export function unsealText(secret: string, sealed: string, context: string): string {
  const [format, nonce = "", tag = "", text = ""] = sealed.split(".");
  if (format !== version) throw new Error("a sealed text of an unknown format");
  const decipher = createDecipheriv(algorithm, keyFrom(secret), Buffer.from(nonce, "base64url"), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "gelora sealed text", keyBytes));
}
