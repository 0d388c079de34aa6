import { tierName } from "@gelora/contracts/tier-name.ts";
import { maskedMobile } from "@gelora/locale/mobile.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ClubCardFace, ClubWordmark } from "../../club/club-card-face.tsx";
import type { ClubAccount, ClubPoints } from "../data/loyalty-documents.ts";

/** The member's card: tier, points to spend, name, and the number that a till asks for. */
export function Card({ account, points }: { readonly account: ClubAccount; readonly points: ClubPoints }) {
  const words = useWords("club-card");
  const { tier } = points;
  return (
    <section aria-label={words("card")}>
      <ClubCardFace tier={tier?.code ?? ""}>
        <div className="flex aspect-[1.586] min-h-52 w-full flex-col justify-between p-5 md:p-6">
          <div className="flex items-start justify-between gap-4">
            <ClubWordmark className="text-xl" />
            {tier ? (
              <span className="rounded-full bg-white/15 px-3 py-1 font-bold text-sm">{tierName(tier.code)}</span>
            ) : null}
          </div>
          <p>
            <span className="figures block font-extrabold text-3xl tracking-tight">
              {formatPoints(points.availablePoints ?? 0)}
            </span>
            <span className="text-sm">{words("pointsToUse")}</span>
          </p>
          <div className="flex items-end justify-between gap-4">
            <p className="min-w-0">
              <span className="block truncate font-bold text-lg">{`${account.firstName} ${account.lastName}`}</span>
              <span className="figures text-sm">{maskedMobile(account.mobile ?? "")}</span>
            </p>
            <span className="figures text-sm tracking-wider">{account.userCode}</span>
          </div>
        </div>
      </ClubCardFace>
    </section>
  );
}
