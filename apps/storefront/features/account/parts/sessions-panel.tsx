import { Button } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { SessionInfo } from "../data/account-documents.ts";
import { shownMoment } from "../model/shown-moment.ts";
import type { Sessions } from "./use-sessions.ts";

/** Where the member is signed in, and how to sign out there. */
export function SessionsPanel({ sessions }: { readonly sessions: Sessions }) {
  const words = useWords("account");
  const { loaded, working, end, endOthers, reload } = sessions;
  const list = loaded.state === "ready" ? loaded.value.sessionList : [];
  return (
    <Panel title={words("sessionsTitle")} text={words("sessionsText")}>
      {loaded.state === "loading" ? <Skeleton className="h-32" /> : null}
      {loaded.state === "failed" ? (
        <Button look="outline" size="small" onClick={() => void reload()}>
          {words("tryAgain")}
        </Button>
      ) : null}
      <ul>
        {list.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            busy={working === session.sessionId}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {list.length > 1 ? (
        <Button look="outline" size="small" busy={working === "others"} onClick={endOthers} className="mt-4">
          {words("endOthers")}
        </Button>
      ) : null}
    </Panel>
  );
}

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  readonly session: SessionInfo;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const words = useWords("account");
  const { device, lastSeen, current } = session;
  const name = device || words("unknownDevice");
  return (
    <li className="flex items-center gap-3 border-line border-t py-3 first:border-t-0">
      <Icon name="device" className="size-6 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="figures text-quiet text-sm">
          {current ? words("thisDevice") : words("lastSeen", { moment: shownMoment(lastSeen) })}
        </p>
      </div>
      {current ? null : (
        <button
          type="button"
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onEnd}
          aria-label={`${words("endSession")}: ${name}`}
          className="-mr-2 min-h-11 rounded-md px-2 font-bold text-sm underline underline-offset-4 hover:bg-tint"
        >
          {words("endSession")}
        </button>
      )}
    </li>
  );
}
