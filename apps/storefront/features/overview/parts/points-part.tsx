import { tierName } from "@gelora/contracts/tier-name.ts";
import { formatDay } from "@gelora/locale/jakarta-time.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useClubRead } from "../../../platform/session/use-club-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type OverviewPoints, pointsDocument } from "../data/loyalty-documents.ts";
import { OverviewPanel, PanelLink } from "./overview-panel.tsx";

type Standing = { readonly isLinked: false } | { readonly isLinked: true; readonly points: OverviewPoints };

/** Points and tier of a linked member, from the club, which may be down; the way in for others. */
export function PointsPart() {
  const words = useWords("overview");
  const isLinked = useClientState((state) => state.accountInfo?.mapclubBind);
  const { loaded } = useClubRead(pointsDocument, isLinked ? {} : undefined);
  const answer = loaded.state === "ready" ? loaded.value.mapClubPoints : undefined;
  return (
    <OverviewPanel title={words("points")} part={standing()} className="min-h-36">
      {(known) => (known.isLinked ? <Points points={known.points} /> : <Invitation />)}
    </OverviewPanel>
  );

  function standing(): Standing | null | undefined {
    if (isLinked === false) return { isLinked };
    if (loaded.state === "loading") return undefined;
    return answer?.success ? { isLinked: true, points: answer } : null;
  }
}

function Points({ points }: { readonly points: OverviewPoints }) {
  const words = useWords("overview");
  const { availablePoints, pendingPoints, tier, expiring } = points;
  const [soonest] = expiring ?? [];
  return (
    <>
      {tier ? <p className="font-semibold text-club">{words("tier", { tier: tierName(tier.code) })}</p> : null}
      <p className="figures font-extrabold text-2xl tracking-tight">
        {words("pointsCount", { points: formatPoints(availablePoints ?? 0) })}
      </p>
      <p className="text-quiet text-sm">{words("worth", { worth: formatRupiah(availablePoints ?? 0) })}</p>
      {pendingPoints ? (
        <p className="mt-2 text-sm">{words("pending", { points: formatPoints(pendingPoints) })}</p>
      ) : null}
      {soonest ? (
        <p className="mt-1 text-sm text-warn">
          {words("expiring", {
            points: formatPoints(soonest.points),
            day: formatDay(new Date(Date.parse(soonest.expiresAt) - 1)),
          })}
        </p>
      ) : null}
      <PanelLink address="/account/mapclub">{words("seeCard")}</PanelLink>
    </>
  );
}

function Invitation() {
  const words = useWords("overview");
  return (
    <>
      <p className="text-strong">{words("notLinked")}</p>
      <PanelLink address="/account/mapclub">{words("linkCard")}</PanelLink>
    </>
  );
}
