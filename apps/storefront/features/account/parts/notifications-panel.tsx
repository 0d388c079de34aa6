import { Button } from "@gelora/ui/button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { channels, lastChannel, type Subscription, type Subscriptions } from "../model/subscriptions.ts";
import { useSubscriptions } from "./use-subscriptions.ts";

/** How a member hears from the shop [ACC-15, NWS-18 to NWS-22]. */
export function NotificationsPanel({ userCode }: { readonly userCode: string }) {
  const words = useWords("account");
  const { loaded, subscriptions, set, reload } = useSubscriptions(userCode);
  return (
    <Panel title={words("notificationsTitle")}>
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

type ChoicesProps = {
  readonly subscriptions: Subscriptions;
  readonly onSet: (what: Subscription, subscribed: boolean) => void;
};

/**
 * Messages about orders need a channel, so one stays on [NWS-20]; news and offers need consent,
 * which can be withdrawn at any time [Q37].
 */
export function Choices({ subscriptions, onSet }: ChoicesProps) {
  const words = useWords("account");
  const noteId = useId();
  const last = lastChannel(subscriptions);
  const choice = (what: Subscription) => (
    <label key={what} className="flex min-h-11 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        name={what}
        checked={subscriptions[what]}
        disabled={what === last}
        aria-describedby={what === last ? noteId : undefined}
        onChange={(event) => onSet(what, event.target.checked)}
        className="size-5 shrink-0 accent-ink"
      />
      {words(`subscription.${what}`)}
    </label>
  );
  return (
    <div className="space-y-5">
      <Group title={words("orderMessages")}>
        {channels.map(choice)}
        {last ? (
          <p id={noteId} className="mt-1 text-quiet text-sm">
            {words("lastChannel")}
          </p>
        ) : null}
      </Group>
      <Group title={words("newsAndOffers")}>{choice("news")}</Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}
