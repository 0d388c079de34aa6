import { Notice } from "./notice.tsx";

export type RefusalNoteProps = {
  readonly text: string | undefined;
  /**
   * Shown instead of text that changes, such as a countdown: that is announced once, as it was at
   * first.
   */
  readonly running?: string | undefined;
};

/** Why a form was refused, beside its button; announced when it appears. */
export function RefusalNote({ text, running }: RefusalNoteProps) {
  return <div role="alert">{text ? <Notice tone="bad">{running ? spoken(text, running) : text}</Notice> : null}</div>;
}

const spoken = (text: string, running: string) => (
  <>
    <span className="sr-only">{text}</span>
    <span aria-hidden="true" className="figures">
      {running}
    </span>
  </>
);
