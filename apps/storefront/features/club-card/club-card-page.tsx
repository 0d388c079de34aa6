import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { useLoaderData } from "react-router";
import { failureOfResult } from "../../platform/gateway/gateway-failures.ts";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useClubRead } from "../../platform/session/use-club-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { AccountLayout } from "../account/account-layout.tsx";
import {
  type ClubAccount,
  type ClubCardAnswer,
  type ClubPoints,
  type ClubReferral,
  clubCardDocument,
} from "./data/loyalty-documents.ts";
import { Balances, Expiring } from "./parts/balances.tsx";
import { Card } from "./parts/card.tsx";
import { CardSkeleton } from "./parts/card-skeleton.tsx";
import { ManagePanel } from "./parts/manage-panel.tsx";
import { Movements } from "./parts/movements.tsx";
import { ReferralPanel } from "./parts/referral-panel.tsx";
import { RetryButton } from "./parts/retry-button.tsx";
import { TierPanel } from "./parts/tier-panel.tsx";
import { WithoutCard } from "./parts/without-card.tsx";

const notLinkedCode = "501";

/**
 * `/account/mapclub`: the card of a linked member with everything about its points, and the
 * invitation to link for everyone else [K19].
 */
export function ClubCardPage() {
  const words = useWords("club-card");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<CardSkeleton />}>
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      <LoadedCard />
    </AccountLayout>
  );
}

function LoadedCard() {
  const words = useWords("club-card");
  const failureText = useFailureText();
  const { loaded, reload } = useClubRead(clubCardDocument, {});
  if (loaded.state === "loading") return <CardSkeleton />;
  const answer: Partial<ClubCardAnswer> = loaded.state === "ready" ? loaded.value : {};
  const { mapClubCheckBind: account, mapClubPoints: points, mapClubReferral: referral } = answer;
  if (account?.success && points?.success)
    return <LinkedCard account={account} points={points} referral={referral} reload={() => void reload()} />;
  if (account?.code === notLinkedCode) return <WithoutCard reload={reload} />;
  const failure = loaded.state === "failed" ? loaded.failure : failureOfResult(points ?? { success: false });
  return (
    <EmptyState art="offline" title={words("failedTitle")} text={failure ? failureText(failure) : words("failedText")}>
      <RetryButton reload={reload} />
    </EmptyState>
  );
}

type LinkedCardProps = {
  readonly account: ClubAccount;
  readonly points: ClubPoints;
  readonly referral: ClubReferral | null | undefined;
  readonly reload: () => void;
};

function LinkedCard({ account, points, referral, reload }: LinkedCardProps) {
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <Card account={account} points={points} />
      <Balances points={points} />
      <div className="xl:col-span-2">
        <TierPanel points={points} />
      </div>
      <div className="space-y-5">
        <Expiring expiring={points.expiring} />
        {referral?.success ? <ReferralPanel referral={referral} /> : null}
        <ManagePanel account={account} onChange={reload} />
      </div>
      <Movements />
    </div>
  );
}
