/** An article by what it is found by: the words of its titles and keywords. */
export type ArticleWords = { readonly pageUrl: string; readonly words: string };

const mostRelated = 3;
/** Shorter words are in every title. */
const shortestWord = 4;

const wordsOf = ({ words }: ArticleWords): ReadonlySet<string> =>
  new Set(words.split(" ").filter((word) => word.length >= shortestWord));

/**
 * The addresses of the articles that are closest to one: those which share its rarest words. Of
 * those equally close, and of those that share nothing, the first of the list.
 * @param articles all of a list, in its order
 */
export function relatedArticles(pageUrl: string, articles: readonly ArticleWords[]): readonly string[] {
  const known = articles.map((article) => ({ pageUrl: article.pageUrl, words: wordsOf(article) }));
  const own = known.find((article) => article.pageUrl === pageUrl)?.words ?? new Set<string>();
  const isIn = (word: string): number => known.filter(({ words }) => words.has(word)).length;
  const weights = new Map([...own].map((word) => [word, 1 / isIn(word)]));
  const closeness = (words: ReadonlySet<string>): number =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  return known
    .filter((article) => article.pageUrl !== pageUrl)
    .map((article) => ({ pageUrl: article.pageUrl, close: closeness(article.words) }))
    .toSorted((one, other) => other.close - one.close)
    .slice(0, mostRelated)
    .map((article) => article.pageUrl);
}
