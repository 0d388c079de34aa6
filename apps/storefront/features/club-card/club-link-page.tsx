import { PageFrame } from "@gelora/ui/page-frame.tsx";
import { useLoaderData, useLocation } from "react-router";
import { loadDocument } from "../../platform/page/load-document.ts";
import { useWayBack } from "../../platform/page/way-back.ts";
import { Guarded } from "../../platform/session/guarded.tsx";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { CardSkeleton } from "./parts/card-skeleton.tsx";
import { Invitation } from "./parts/invitation.tsx";

/** `/mapclub/link`: the linking page, for members who are not linked yet [LNK-25, K19]. */
export function ClubLinkPage() {
  const words = useWords("club-card");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <PageFrame width="list">
      <h1 className="mb-6 text-3xl">{words("linkTitle")}</h1>
      <Guarded by={guard} waiting={<CardSkeleton />}>
        <OpenInvitation />
      </Guarded>
    </PageFrame>
  );
}

/** The dialog, and the way back to where the shopper came from, such as their checkout. */
function OpenInvitation() {
  const words = useWords("club-card");
  const wayBack = useWayBack();
  const { pathname, search } = useLocation();
  const comesFromElsewhere = wayBack !== "/";
  return (
    <Invitation
      isAsked
      redirectUrl={pathname + search}
      onDone={() => loadDocument(comesFromElsewhere ? wayBack : "/account/mapclub", { replace: true })}
    >
      {comesFromElsewhere ? (
        <a
          href={wayBack}
          className="mt-4 inline-flex min-h-11 items-center font-bold text-sm underline underline-offset-4"
        >
          {words("notNow")}
        </a>
      ) : null}
    </Invitation>
  );
}
