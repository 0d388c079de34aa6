import { tierName } from "@gelora/contracts/tier-name.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ClubPoints, ClubTier } from "../data/loyalty-documents.ts";
import { tierProgress } from "../model/tier-progress.ts";

/** The tier, the way to the next one, and what each tier brings. */
export function TierPanel({ points }: { readonly points: ClubPoints }) {
  const words = useWords("club-card");
  const { tier, tiers, spend } = points;
  if (!tier) return null;
  const { next, share } = tierProgress(points);
  return (
    <Panel title={words("tierTitle", { tier: tierName(tier.code) })}>
      <p>
        {next ? words("toNext", { missing: formatRupiah(next.missing), tier: tierName(next.code) }) : words("highest")}
      </p>
      <Bar share={share} label={words("progress")} />
      <p className="figures text-quiet text-sm">{words("spend", { spend: formatRupiah(spend ?? 0) })}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-3">
        {(tiers ?? []).map((one) => (
          <TierBox key={one.code} tier={one} isOwn={one.code === tier.code} />
        ))}
      </ul>
    </Panel>
  );
}

/** A picture of a share, whose figure is in the text beside it. */
function Bar({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <progress
      value={share}
      max={1}
      aria-label={label}
      className="my-3 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-tint [&::-moz-progress-bar]:bg-club [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-club"
    />
  );
}

function TierBox({ tier, isOwn }: { readonly tier: ClubTier; readonly isOwn: boolean }) {
  const words = useWords("club-card");
  return (
    <li
      aria-current={isOwn || undefined}
      className={`rounded-lg p-4 ${isOwn ? "bg-club text-white" : "border border-line"}`}
    >
      <p className="flex items-center justify-between gap-2 font-extrabold">
        {tierName(tier.code)}
        {isOwn ? <Icon name="check" className="size-5 stroke-3" /> : null}
      </p>
      <p className="figures mt-1 text-sm">{words("tierEarns", { points: formatPoints(tier.pointsPerTenThousand) })}</p>
      <p className={`figures mt-1 text-sm ${isOwn ? "" : "text-quiet"}`}>
        {tier.fromSpend > 0 ? words("tierFrom", { spend: formatRupiah(tier.fromSpend) }) : words("tierFirst")}
      </p>
    </li>
  );
}
