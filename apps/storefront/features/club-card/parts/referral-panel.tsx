import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ClubReferral } from "../data/loyalty-documents.ts";

/**
 * The member's own code, and what both get when someone joins with it, and the rewards that wait.
 */
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
      <Rewards referral={referral} />
    </Panel>
  );
}

/** What was promised for joining with a friend's code, and what waits for the end of a return. */
function Rewards({ referral }: { readonly referral: ClubReferral }) {
  const words = useWords("club-card");
  const pending = referral.pending ?? [];
  const promised = referral.promisedPoints ?? 0;
  if (promised === 0 && pending.length === 0) return null;
  return (
    <ul aria-label={words("pendingRewards")} className="mt-3">
      {promised > 0 ? <Reward points={promised} when={words("promisedReward")} /> : null}
      {pending.map(({ points, availableAt }, index) => (
        <Reward
          // Two friends may have bought at the same moment.
          key={`${availableAt} ${index}`}
          points={points}
          when={words("pendingUntil", { day: formatDay(new Date(availableAt)) })}
        />
      ))}
    </ul>
  );
}

function Reward({ points, when }: { readonly points: number; readonly when: string }) {
  const words = useWords("club-card");
  return (
    <li className="figures sum-row border-line border-t py-3 first:border-t-0">
      <span>{when}</span>
      <span className="shrink-0 font-bold">{words("pointsCount", { points: formatPoints(points) })}</span>
    </li>
  );
}
