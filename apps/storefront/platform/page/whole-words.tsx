/**
 * A name that breaks at its spaces only: browsers also break `Slip-On` at the hyphen. The text
 * stays as it is for search and copying, which a non-breaking hyphen would not leave.
 */
export function WholeWords({ text }: { readonly text: string }) {
  // With a capturing group, every second part is a word with a hyphen.
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
