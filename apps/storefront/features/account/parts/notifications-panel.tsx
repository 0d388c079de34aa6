import { Button } from "@gelora/ui/button.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useId } from "react";
import { useWords } from "../../../platform/use-words.ts";
import { isLastChosen, type Subscriptions, type Way, ways } from "../model/subscriptions.ts";
import { Panel } from "./panel.tsx";
import { useSubscriptions } from "./use-subscriptions.ts";

/** How a member hears of news [ACC-15, NWS-18 to NWS-22]. */
export function NotificationsPanel({ userCode }: { readonly userCode: string }) {
  const words = useWords("account");
  const { loaded, subscriptions, set, reload } = useSubscriptions(userCode);
  return (
    <Panel title={words("notificationsTitle")} text={words("notificationsText")}>
      {loaded === "loading" ? <Skeleton className="h-24" /> : null}
      {loaded === "failed" ? (
        <Button look="outline" size="small" onClick={() => void reload()}>
          {words("tryAgain")}
        </Button>
      ) : null}
      {subscriptions ? <Choices subscriptions={subscriptions} onSet={set} /> : null}
    </Panel>
  );
}

export function Choices({
  subscriptions,
  onSet,
}: {
  readonly subscriptions: Subscriptions;
  readonly onSet: (way: Way, subscribed: boolean) => void;
}) {
  const words = useWords("account");
  const noteId = useId();
  const last = ways.find((way) => isLastChosen(subscriptions, way));
  return (
    <>
      {ways.map((way) => (
        <label key={way} className="flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="checkbox"
            name={way}
            checked={subscriptions[way]}
            disabled={way === last}
            aria-describedby={way === last ? noteId : undefined}
            onChange={(event) => onSet(way, event.target.checked)}
            className="size-5 shrink-0 accent-ink"
          />
          {words(`way.${way}`)}
        </label>
      ))}
      {last ? (
        <p id={noteId} className="mt-1 text-quiet text-sm">
          {words("lastWay")}
        </p>
      ) : null}
    </>
  );
}
