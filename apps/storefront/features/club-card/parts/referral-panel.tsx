import { formatPoints } from "@gelora/money/format-points.ts";
import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ClubReferral } from "../data/loyalty-documents.ts";

/** The member's own code, and what both get when somebody joins with it. */
export function ReferralPanel({ referral }: { readonly referral: ClubReferral }) {
  const words = useWords("club-card");
  const chromeWords = useWords("chrome");
  const { referralCode, referrerPoints, newMemberPoints } = referral;
  if (!referralCode) return null;
  return (
    <Panel
      title={words("referral")}
      text={words("referralText", {
        yours: formatPoints(referrerPoints ?? 0),
        theirs: formatPoints(newMemberPoints ?? 0),
      })}
    >
      <p className="flex items-center justify-between gap-4 rounded-md bg-club-soft py-1 pr-1 pl-4">
        <span className="figures font-extrabold text-lg tracking-wider">{referralCode}</span>
        <CopyButton text={referralCode} label={words("copyReferral")} words={chromeWords} />
      </p>
    </Panel>
  );
}
