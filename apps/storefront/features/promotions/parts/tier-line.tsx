import { tierProgress } from "../model/tier-progress.ts";
import type { TiersView } from "../promotion-view.ts";
import { useTierWords } from "./use-tier-words.ts";

const barWidth = 100;

type TierLineProps = {
  readonly tiers: TiersView;
  /** What the reached level gives has been said. */
  readonly isRewardShown: boolean;
};

/** How far the cart is on the levels: in words, and as a bar until the top is reached [PRM-09]. */
export function TierLine({ tiers, isRewardShown }: TierLineProps) {
  const progress = tierProgress(tiers);
  const { earned, next } = useTierWords()(progress);
  const filled = (progress.share ?? 0) * barWidth;
  return (
    <div data-tier={progress.state} className="mt-1 text-sm">
      {earned && !isRewardShown ? <p className="font-semibold text-good">{earned}</p> : null}
      {next ? <p className="text-strong">{next}</p> : null}
      {progress.share === undefined ? null : (
        // Decoration: the words say the same.
        <svg
          aria-hidden="true"
          data-tier-bar=""
          viewBox={`0 0 ${barWidth} 4`}
          preserveAspectRatio="none"
          className="mt-2 h-1.5 w-full max-w-96 overflow-hidden rounded-full"
        >
          <rect width={barWidth} height="4" className="fill-line" />
          <rect width={filled} height="4" className="fill-good" />
        </svg>
      )}
    </div>
  );
}
