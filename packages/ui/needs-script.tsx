export type NeedsScriptProps = {
  /** What cannot be done without scripts, and the way that leads around it. */
  readonly sentence: string;
  readonly contactUs: string;
  readonly className?: string;
};

/** Shown without scripts only: says what needs them, and links to a person who can help. */
export function NeedsScript({ sentence, contactUs, className }: NeedsScriptProps) {
  return (
    <noscript>
      <p className={className}>
        {sentence}{" "}
        <a href="/contact-us" className="underline underline-offset-4">
          {contactUs}
        </a>
      </p>
    </noscript>
  );
}
