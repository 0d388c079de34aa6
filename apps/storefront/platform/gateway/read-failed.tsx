import { Button } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import type { ReadFailedNoteProps } from "./read-failed-note.tsx";
import { useFailureText } from "./use-failure-text.ts";

export type ReadFailedProps = ReadFailedNoteProps & { readonly title: string; readonly heading?: "h1" };

/** The same as a note, with a drawing, for what fills a page. */
export function ReadFailed({ failure, again, onAgain, ...head }: ReadFailedProps) {
  const failureText = useFailureText();
  return (
    <EmptyState art="offline" {...head} text={failureText(failure)}>
      <Button onClick={() => void onAgain()}>{again}</Button>
    </EmptyState>
  );
}
