import type { Translate } from "../platform/use-words.ts";

/** The chrome's words, handed to parts that are rendered outside of a page. */
export type ChromeWords = Translate<"chrome">;
