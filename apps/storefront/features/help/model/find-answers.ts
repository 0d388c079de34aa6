/** A topic of the help centre: questions, each with its answer in HTML. */
export type HelpTopic = {
  readonly title?: string | undefined;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
};

/** Words that say nothing of what is looked for, in both languages. */
const idleWords = new Set(
  (
    "a an and are can could do does for get have how i if in is it me my not of on or our the there to we what when where " +
    "which who why will with you your " +
    "ada agar aku anda apa apakah atau bagaimana berapa bisa cara dalam dan dari dengan di gimana ini itu kalau " +
    "kami kamu kapan ke kenapa kok mana mau pada saya sih tidak untuk ya yang"
  ).split(" "),
);

/** Parts of longer words are found too: Indonesian puts `bayar` into `pembayaran`. */
const leastForParts = 4;

/**
 * The questions that fit what somebody typed, in the order of the page: those that have the most of
 * its words, and at least half, in the topic, the question or the answer.
 */
export function findAnswers<Topic extends HelpTopic>(topics: readonly Topic[], wish: string): readonly Topic[] {
  const wanted = wishedWords(wish);
  const hits = new Map(
    topics.flatMap((topic) => topic.items.map((item) => [item, hitsIn(textOf(topic, item), wanted)] as const)),
  );
  const best = Math.max(...hits.values(), 0);
  if (best === 0 || best * 2 < wanted.length) return [];
  return topics.flatMap((topic) => {
    const items = topic.items.filter((item) => hits.get(item) === best);
    return items.length > 0 ? [{ ...topic, items }] : [];
  });
}

/** Without idle words, unless there are no others. */
function wishedWords(wish: string): readonly string[] {
  const typed = wordsOf(wish);
  const telling = typed.filter((word) => !idleWords.has(word));
  return telling.length > 0 ? telling : typed;
}

const textOf = ({ title }: HelpTopic, { question, answer }: HelpTopic["items"][number]): string =>
  ` ${wordsOf(`${title ?? ""} ${question} ${answer.replaceAll(/<[^>]*>|&\w+;/g, " ")}`).join(" ")} `;

function hitsIn(text: string, wanted: readonly string[]): number {
  return wanted.filter((word) =>
    word.length < leastForParts
      ? text.includes(` ${word}`)
      : // One or many: `refunds` finds "refund"
        text.includes(word.length > leastForParts ? word.replace(/s$/, "") : word),
  ).length;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
