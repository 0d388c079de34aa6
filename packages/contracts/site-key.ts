/**
 * The key in the address of a page of the club's site [PIN-04, STA-10, Q10, Q33]. It holds the
 * member's code and a token that the club issued for one page and one use, encrypted with a fixed
 * key from configuration. Every browser knows the fixed key, so it is no secret and protects
 * nothing: the token does. It keeps the member's code out of addresses.
 */
export type SiteKey = { readonly userCode: string; readonly token: string };

/** The fixed key unless a setting names another. The shop and the club need the same. */
export const usualFixedKey = "gelora-club-site";

const cipher = "AES-GCM";
const ivBytes = 12;
/** Longer than any key of ours, so that nobody makes the club decrypt books. */
const longestKey = 400;

/** @returns text for an address; a browser can do it on https and localhost only */
export async function encodeSiteKey(fixedKey: string, { userCode, token }: SiteKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const content = new TextEncoder().encode(JSON.stringify([userCode, token]));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: cipher, iv }, await readKey(fixedKey), content));
  return textOf(new Uint8Array([...iv, ...sealed]));
}

/** @returns undefined for anything that `encodeSiteKey` did not write with the same fixed key */
export async function decodeSiteKey(fixedKey: string, text: string): Promise<SiteKey | undefined> {
  if (text.length > longestKey || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = bytesOf(text);
    const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)];
    const content = await crypto.subtle.decrypt({ name: cipher, iv }, await readKey(fixedKey), sealed);
    return siteKeyOf(JSON.parse(new TextDecoder().decode(content)));
  } catch {
    return undefined;
  }
}

async function readKey(fixedKey: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(fixedKey));
  return crypto.subtle.importKey("raw", bytes, cipher, false, ["encrypt", "decrypt"]);
}

function siteKeyOf(content: unknown): SiteKey | undefined {
  if (!Array.isArray(content)) return undefined;
  const [userCode, token]: readonly unknown[] = content;
  return typeof userCode === "string" && typeof token === "string" ? { userCode, token } : undefined;
}

function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
