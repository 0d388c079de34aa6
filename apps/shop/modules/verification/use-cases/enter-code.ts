import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { decide } from "@gelora/service-kit/decide.ts";
import { sameSecret } from "@gelora/service-kit/secret-token.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type CodePlace, selectCode, takeCode } from "../storage/codes.ts";
import { countTry, forgiveTries, hoursUntilTry, selectTriesLeft } from "../storage/tries.ts";
import { digestOfCode, isCode } from "./code-digest.ts";

/**
 * Enters a code (invariant I-14). The try is counted and committed before the code is compared, so
 * no number of parallel calls, aliases, codes, flows or processes gets more than five wrong ones
 * evaluated for an address. A correct code clears them, and is valid once.
 *
 * For a correct code, locks the address's row, then the code's, as sending does.
 * @param proven the effect of the correct code, in the transaction that takes it
 */
export async function enterCode<Value>(
  platform: Platform,
  place: CodePlace,
  typed: string,
  proven: () => Promise<Value>,
): Promise<Outcome<Value>> {
  // Wide digits too, as in numbers and PINs.
  const given = typed.normalize("NFKC").trim();
  // Nothing is compared here, so nothing is counted: nobody can lock a number they had no code sent
  // to.
  if (!isCode(given)) return failure("CODE_WRONG", { left: await selectTriesLeft(platform, place.subject) });
  const code = await selectCode(platform, place);
  if (!code) return failure("CODE_EXPIRED");
  const left = await countTry(platform, place.subject);
  if (left === undefined)
    return failure("CODE_LOCKED", { seconds: 3600 * (await hoursUntilTry(platform, place.subject)) });
  if (!sameSecret(code.digest, digestOfCode(platform, place, code.codeId, given)))
    return failure("CODE_WRONG", { left });
  return decide(platform.database, async () => {
    await forgiveTries(platform, place.subject);
    if (!(await takeCode(platform, place, code.codeId))) return failure("CODE_EXPIRED");
    return success(await proven());
  });
}
