import { Button } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useCallback } from "react";
import { useLoaderData } from "react-router";
import { useFailureText } from "../../platform/gateway/use-failure-text.ts";
import type { GuardedData } from "../../platform/session/route-guards.ts";
import { useShopRead } from "../../platform/session/use-shop-read.ts";
import { useWords } from "../../platform/words/use-words.ts";
import { MySizesEditor } from "../sizes/my-sizes-editor.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { type UserDetail, userDetailDocument } from "./data/account-documents.ts";
import { ClubPanel } from "./parts/club-panel.tsx";
import { ContactPanel } from "./parts/contact-panel.tsx";
import { DataPanel } from "./parts/data-panel.tsx";
import { DetailsPanel } from "./parts/details-panel.tsx";
import { LinkedPanel } from "./parts/linked-panel.tsx";
import { NotificationsPanel } from "./parts/notifications-panel.tsx";
import { PasswordPanel } from "./parts/password-panel.tsx";
import { SessionsPanel } from "./parts/sessions-panel.tsx";
import { useChangeField } from "./parts/use-change-field.ts";
import { useClubName } from "./parts/use-club-name.ts";
import { useProof } from "./parts/use-proof.tsx";
import { useSessions } from "./parts/use-sessions.ts";

/** The account settings [ACC-11, Q83]. */
export function AccountSettingPage() {
  const words = useWords("account");
  const { guard } = useLoaderData<GuardedData>();
  return (
    <AccountLayout guard={guard} waiting={<Waiting />}>
      <h1 className="mb-6 text-3xl">{words("title")}</h1>
      <LoadedSettings />
    </AccountLayout>
  );
}

function LoadedSettings() {
  const words = useWords("account");
  const failureText = useFailureText();
  const { loaded, reload } = useShopRead(userDetailDocument, {});
  if (loaded.state === "loading") return <Shapes />;
  const detail = loaded.state === "ready" ? loaded.value.getUserInfoDetail : undefined;
  if (!detail) {
    return (
      <EmptyState
        art="offline"
        title={words("failedTitle")}
        {...(loaded.state === "failed" ? { text: failureText(loaded.failure) } : {})}
      >
        <Button onClick={() => void reload()}>{words("tryAgain")}</Button>
      </EmptyState>
    );
  }
  return <Settings detail={detail} reload={reload} />;
}

function Settings({ detail, reload }: { readonly detail: UserDetail; readonly reload: () => Promise<void> }) {
  const words = useWords("account");
  const sessions = useSessions();
  const clubName = useClubName(detail.mapclubBind ?? false);
  const proof = useProof({ email: detail.email ?? "", hasPassword: detail.passwordSet ?? false });
  const { reload: reloadSessions } = sessions;
  // A new address, number or password signs out other sessions.
  const reloadAll = useCallback(async () => {
    await Promise.all([reload(), reloadSessions()]);
  }, [reload, reloadSessions]);
  const changeField = useChangeField(proof.withProof, reloadAll);
  return (
    <div className="space-y-5">
      <DetailsPanel detail={detail} clubName={clubName} changeField={changeField} />
      <ContactPanel detail={detail} changeField={changeField} />
      <PasswordPanel detail={detail} onChanged={reloadAll} />
      <ClubPanel isLinked={detail.mapclubBind ?? false} />
      <Panel title={words("sizesTitle")}>
        <MySizesEditor />
      </Panel>
      <NotificationsPanel userCode={detail.userCode ?? ""} />
      <LinkedPanel thirdIds={detail.thirdIds} />
      <SessionsPanel sessions={sessions} />
      <DataPanel withProof={proof.withProof} />
      {proof.dialog}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="mb-6 h-11 w-72 max-w-full" />
      <Shapes />
    </>
  );
}

/** The settings' skeleton. */
function Shapes() {
  const words = useWords("account");
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
