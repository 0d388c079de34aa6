import { createHash } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Removes accents from Latin letters; other scripts are unchanged. */
const withoutAccents = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "");

/**
 * A name as upper-case letters and digits, for instance `KOPISORE`; names in other scripts get a
 * hash.
 */
export function wordCode(name: string): string {
  const code = withoutAccents(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  const lossless = code !== "" && code.length <= 24 && !/[^\p{ASCII}]/u.test(withoutAccents(name));
  return lossless ? code : `${code.slice(0, 12)}X${digest(name.toLowerCase()).slice(0, 8).toUpperCase()}`;
}

/**
 * A code that is safe in a URL: the text itself if possible, else its safe characters and a hash of
 * the whole.
 */
export function addressCode(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)) return text;
  const readable = withoutAccents(text)
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replaceAll(/^[-._]+|[-._]+$/g, "")
    .slice(0, 40);
  return `${readable === "" ? "" : `${readable}-`}${digest(text).slice(0, 10)}`;
}
