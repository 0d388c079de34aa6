import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useWords } from "../../platform/words/use-words.ts";

/** In place of the channels while they are loaded. */
export function ChannelsLoading() {
  const words = useWords("payment-methods");
  return (
    <div className="space-y-2">
      <span className="sr-only">{words("loading")}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

/** In place of the channels if they could not be loaded. */
export function ChannelsFailed({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const words = useWords("payment-methods");
  return (
    <Notice
      tone="warn"
      size="normal"
      icon="warning"
      action={
        <Button look="outline" size="small" onClick={onAskAgain}>
          {words("tryAgain")}
        </Button>
      }
    >
      {words("failed")}
    </Notice>
  );
}
