import { Button } from "@gelora/ui/button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import type { CallFailure } from "./gateway-failures.ts";
import { useFailureText } from "./use-failure-text.ts";

export type ReadFailedNoteProps = {
  readonly failure: CallFailure;
  /** What the button says. */
  readonly again: string;
  readonly onAgain: () => unknown;
};

/** In place of a part of a page that could not be read: why, and another try. */
export function ReadFailedNote({ failure, again, onAgain }: ReadFailedNoteProps) {
  const failureText = useFailureText();
  return (
    <div className="mt-4">
      <Notice tone="bad">{failureText(failure)}</Notice>
      <Button look="outline" className="mt-3" onClick={() => void onAgain()}>
        {again}
      </Button>
    </div>
  );
}
