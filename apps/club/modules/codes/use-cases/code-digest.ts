import { createHmac, randomInt } from "node:crypto";
import type { Platform } from "../../../platform/platform.ts";
import type { CodeOf } from "../storage/codes.ts";

const digits = 6;

/** Every code is equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/**
 * What is stored instead of a code. A plain digest of one of a million codes could be reversed at
 * once: this one needs the secret, which is not in the database, and is invalid in another row.
 */
export function digestOfCode(
  { configuration }: Platform,
  { memberCode, purpose, flow }: CodeOf,
  requestId: string,
  code: string,
): string {
  const parts = [purpose, memberCode, flow, requestId, code];
  return createHmac("sha256", configuration.CODE_SECRET).update(JSON.stringify(parts)).digest("base64url");
}
