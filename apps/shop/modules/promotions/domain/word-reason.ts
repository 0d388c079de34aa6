import { clockInWords, dayInWords } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { Reason } from "./verdict.ts";
import { say } from "./words.ts";

/**
 * A reason in the shopper's language.
 * @param nameOf the name of another offer
 */
export function wordReason(reason: Reason, language: Language, nameOf: (code: string) => string): string {
  switch (reason.code) {
    case "NOT_STARTED":
      return say(language, "reason.NOT_STARTED", {
        day: dayInWords(reason.begins, language),
        time: clockInWords(reason.begins, language),
      });
    case "TIER_NEEDED":
      return say(language, "reason.TIER_NEEDED", { tiers: reason.tiers.map(nameOfTier).join(", ") });
    case "DISTRIBUTION_TYPE":
      return say(language, `reason.DISTRIBUTION_TYPE.${reason.distributionTypes[0] ?? "11"}`);
    case "MISSING_AMOUNT":
      return say(language, "reason.MISSING_AMOUNT", { amount: formatRupiah(reason.amount) });
    case "USED_BY_SHOPPER":
      return say(language, reason.n === 1 ? "reason.USED_BY_SHOPPER.1" : "reason.USED_BY_SHOPPER", {
        n: String(reason.n),
      });
    case "OUTRANKED":
    case "NOT_WITH":
      return say(language, `reason.${reason.code}`, { by: nameOf(reason.by) });
    default:
      return say(language, `reason.${reason.code}`, "n" in reason ? { n: String(reason.n) } : {});
  }
}

/** Tiers are shown by their codes, in the club too: GOLD is "Gold". */
function nameOfTier(tierCode: string): string {
  return tierCode.charAt(0) + tierCode.slice(1).toLowerCase();
}
