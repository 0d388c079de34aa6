import type { Translate } from "../platform/words/use-words.ts";

/** The chrome's words, for parts that render outside of a page. */
export type ChromeWords = Translate<"chrome">;
