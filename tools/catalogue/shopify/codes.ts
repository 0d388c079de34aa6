import { createHash } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Latin letters without their accents; other scripts stay as they are. */
const withoutAccents = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "");

/** Upper-case letters and digits for a name, for instance `KOPISORE`; names in other scripts get a code of their own. */
export function wordCode(name: string): string {
  const code = withoutAccents(name)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");
  const lossless = code !== "" && code.length <= 24 && !/[^\p{ASCII}]/u.test(withoutAccents(name));
  return lossless ? code : `${code.slice(0, 12)}X${digest(name.toLowerCase()).slice(0, 8).toUpperCase()}`;
}

/** A code that may stand in an address: the text itself where it can, else what can stay of it and a mark of the whole. */
export function addressCode(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)) return text;
  const readable = withoutAccents(text)
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replaceAll(/^[-._]+|[-._]+$/g, "")
    .slice(0, 40);
  return `${readable === "" ? "" : `${readable}-`}${digest(text).slice(0, 10)}`;
}
