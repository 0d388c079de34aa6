import { createHmac, randomInt } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import { purposeOf } from "../domain/subject.ts";
import type { CodePlace } from "../storage/codes.ts";

const digits = 4;

/** Every code is equally likely, 0000 included [CON-02]. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

export function isCode(text: string): boolean {
  return text.length === digits && /^\d+$/.test(text);
}

/**
 * What is stored instead of a code. A plain digest of one of ten thousand codes could be reversed
 * at once: this one needs the secret, which is not in the database. It covers the code's purpose,
 * owner and address, so it is invalid in another row (abuse case AC-04).
 */
export function digestOfCode(
  { configuration }: Platform,
  { flow, subject }: CodePlace,
  codeId: string,
  code: string,
): string {
  const parts = [purposeOf(flow), flow, subject, codeId, code];
  return createHmac("sha256", configuration.CODE_SECRET).update(JSON.stringify(parts)).digest("base64url");
}
