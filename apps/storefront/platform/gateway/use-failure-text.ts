import { usePage } from "../page/page-context.ts";
import { useWordsOf } from "../words/use-words.ts";
import { failureText, type Refusal } from "./failure-text.ts";

/** Words failures in the page's language [ERR-04]. */
export function useFailureText(): (refusal: Refusal, fallback?: string) => string {
  const { language } = usePage();
  const words = useWordsOf("chrome");
  return (refusal, fallback) => failureText(refusal, { words, language }, fallback);
}
