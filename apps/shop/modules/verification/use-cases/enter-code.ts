import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type CodePlace, selectCode, takeCode } from "../storage/codes.ts";
import { countTry, forgiveTries, hoursUntilTry } from "../storage/tries.ts";
import { digestOfCode, isCode } from "./code-digest.ts";

/**
 * Enters a code (invariant I-14). The try is counted and committed before the code is looked at, so that no number of parallel calls, aliases, codes, flows or processes gets
 * more than five wrong ones evaluated for an address. A right code forgives them, and counts once.
 *
 * Holds, for a right code: the address's row, then the code's, as sending does.
 * @param proven what the right code brings about, in the transaction that takes it away
 */
export async function enterCode<Value>(
  platform: Platform,
  place: CodePlace,
  typed: string,
  proven: () => Promise<Value>,
): Promise<Outcome<Value>> {
  const given = typed.trim();
  // Nothing is evaluated here, so nothing is counted: nobody can lock a number that they had no code sent to.
  if (!isCode(given)) return failure("CODE_WRONG");
  const code = await selectCode(platform, place);
  if (!code) return failure("CODE_EXPIRED");
  if (!(await countTry(platform, place.subject)))
    return failure("CODE_LOCKED", { hours: await hoursUntilTry(platform, place.subject) });
  if (!sameSecret(code.digest, digestOfCode(platform, place, code.codeId, given))) return failure("CODE_WRONG");
  return decide(platform.database, async () => {
    await forgiveTries(platform, place.subject);
    if (!(await takeCode(platform, place, code.codeId))) return failure("CODE_EXPIRED");
    return success(await proven());
  });
}
