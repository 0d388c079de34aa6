import { useWords } from "../platform/words/use-words.ts";

/** The first stop of the Tab key, and the place of the cookie question, which is the second. */
export function SkipLink() {
  const words = useWords("chrome");
  return (
    <>
      <a
        href="#content"
        className="fixed -top-20 left-4 z-50 rounded-md bg-ink px-4 py-3 font-bold text-white opacity-0 focus:top-4 focus:opacity-100"
      >
        {words("skip")}
      </a>
      <div data-consent-place="" />
    </>
  );
}
