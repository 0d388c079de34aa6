import { sumByDay } from "@gelora/locale/sum-by-day.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ClubPoints } from "../data/loyalty-documents.ts";
import { lastDay } from "../model/card-words.ts";

/** The four balances, what each means, and what expires when. */
export function Balances({ points }: { readonly points: ClubPoints }) {
  const words = useWords("club-card");
  const { availablePoints, pendingPoints, heldPoints, owedPoints, linkBonus } = points;
  const rows = [
    ["available", availablePoints],
    ["pending", pendingPoints],
    ["held", heldPoints],
    ["owed", owedPoints],
  ] as const;
  // What is always there, and what of the rest is not zero.
  const shown = rows.filter(([name, amount]) => name === "available" || name === "pending" || (amount ?? 0) > 0);
  return (
    <Panel title={words("balances")} text={words("worth", { worth: formatRupiah(availablePoints ?? 0) })}>
      <dl>
        {shown.map(([name, amount]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-line border-t py-3 first:border-t-0"
          >
            <dt>
              <span className="font-semibold">{words(`balance.${name}`)}</span>
              <span className="block text-quiet text-sm">{words(`balance.${name}Text`)}</span>
              {name === "pending" ? <PendingDays pending={points.pending} /> : null}
            </dt>
            <dd className={`figures font-extrabold text-lg ${name === "owed" ? "text-bad" : ""}`}>
              {formatPoints(amount ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
      {linkBonus ? (
        <Notice tone="club" icon="ticket" className="mt-3">
          {words("bonusToCome", { points: formatPoints(linkBonus) })}
        </Notice>
      ) : null}
    </Panel>
  );
}

/** From which day which of the pending points can be used. */
function PendingDays({ pending }: { readonly pending: ClubPoints["pending"] }) {
  const words = useWords("club-card");
  const days = sumByDay((pending ?? []).map(({ points, availableAt }) => ({ points, at: new Date(availableAt) })));
  return days.map(({ day, points }) => (
    <span key={day} className="figures block text-sm">
      {words("pendingFrom", { points: formatPoints(points), day })}
    </span>
  ));
}

/** Which points end when, the soonest first. */
export function Expiring({ expiring }: { readonly expiring: ClubPoints["expiring"] }) {
  const words = useWords("club-card");
  return (
    <Panel title={words("expiring")}>
      {expiring?.length ? (
        <ul>
          {expiring.map(({ expiresAt, points }) => (
            <li key={expiresAt} className="figures sum-row border-line border-t py-3 first:border-t-0">
              <span>{words("until", { day: lastDay(expiresAt) })}</span>
              <span className="font-bold">{words("pointsCount", { points: formatPoints(points) })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{words("nothingExpires")}</p>
      )}
    </Panel>
  );
}
