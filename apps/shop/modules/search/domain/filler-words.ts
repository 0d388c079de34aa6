/** Words that join others and name nothing, in both languages. */
const fillers: ReadonlySet<string> = new Set(
  (
    "yang dan atau di ke dari untuk buat dengan pada adalah itu ini juga saya aku kamu " +
    "the an and or of for in at to with is this that my your &"
  ).split(" "),
);

/**
 * Whether some words name nothing at all: anyone who types them alone has not said what to find.
 */
export function nameNothing(words: readonly string[]): boolean {
  return words.every((word) => fillers.has(word));
}
