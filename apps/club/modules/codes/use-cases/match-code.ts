import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type CodeOf, takeAttempt } from "../storage/codes.ts";
import { digestOfCode } from "./code-digest.ts";

/**
 * Compares a code with the one that was sent. Each attempt is counted before it is compared; a code
 * has three.
 * @returns what `spendCode` spends with the change that the code permits; undefined when wrong
 */
export async function matchCode(platform: Platform, whose: CodeOf, code: string): Promise<string | undefined> {
  const sent = await takeAttempt(platform, whose);
  if (!sent) return undefined;
  // Wide digits too, as in numbers and PINs.
  const given = code.normalize("NFKC");
  return sameSecret(digestOfCode(platform, whose, sent.requestId, given), sent.codeDigest) ? sent.requestId : undefined;
}
