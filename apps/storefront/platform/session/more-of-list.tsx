import { Button } from "@gelora/ui/button.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import type { CallFailure } from "../gateway/gateway-failures.ts";
import { useFailureText } from "../gateway/use-failure-text.ts";

export type MoreOfListProps = {
  readonly words: { readonly more: string; readonly tryAgain: string };
  readonly hasMore: boolean;
  /** Why the last try to show more failed. */
  readonly failure: CallFailure | undefined;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly className?: string;
};

/**
 * The end of a list of which there is more. A try that failed is shown here, below what is shown
 * already, and the same button tries again, so that it keeps the focus.
 */
export function MoreOfList({ words, hasMore, failure, onMore, onRetry, className = "" }: MoreOfListProps) {
  const failureText = useFailureText();
  return (
    <div className={`space-y-3 ${className}`}>
      <RefusalNote text={failure && failureText(failure)} />
      {hasMore || failure ? (
        <Button look="outline" onClick={failure ? onRetry : onMore}>
          {failure ? words.tryAgain : words.more}
        </Button>
      ) : null}
    </div>
  );
}
