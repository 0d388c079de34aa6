import { mistakesBetween } from "@gelora/locale/mistakes-between.ts";

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
 * The questions that fit what someone typed, in the order of the page: those that have the most of
 * its words, and at least half, in the topic, the question or the answer. Words of the other
 * language count where they find more, and so do those that a slip of the fingers may have meant.
 * @param twins the same questions in the other language, if they stand in the same order
 */
export function findAnswers<Topic extends HelpTopic>(
  topics: readonly Topic[],
  wish: string,
  twins: readonly HelpTopic[] = [],
): readonly Topic[] {
  const wanted = wishedWords(wish);
  const texts = [topics, ...(haveSameShape(topics, twins) ? [twins] : [])].map(textsOf);
  const asTyped = texts.map((ofLanguage) => hitsOf(ofLanguage, wanted));
  const asMeant = texts.map((ofLanguage) => hitsOf(ofLanguage, nearestWords(ofLanguage, wanted)));
  const readings = [...asTyped, ...asMeant];
  const best = Math.max(...readings.flat(2), 0);
  const hits = readings.find((reading) => reading.flat().includes(best));
  if (best === 0 || best * 2 < wanted.length || !hits) return [];
  return topics.flatMap((topic, at) => {
    const items = topic.items.filter((_item, place) => hits[at]?.[place] === best);
    return items.length > 0 ? [{ ...topic, items }] : [];
  });
}

const haveSameShape = (topics: readonly HelpTopic[], twins: readonly HelpTopic[]): boolean =>
  topics.length === twins.length && topics.every(({ items }, at) => items.length === twins[at]?.items.length);

/** The text of each question, by topic. */
type Texts = readonly (readonly string[])[];

const textsOf = (topics: readonly HelpTopic[]): Texts =>
  topics.map((topic) => topic.items.map((item) => textOf(topic, item)));
const hitsOf = (texts: Texts, wanted: readonly string[]) =>
  texts.map((items) => items.map((text) => hitsIn(text, wanted)));

/** Words that stand nowhere, as the nearest ones that do: "retrun" is "return". */
function nearestWords(texts: Texts, wanted: readonly string[]): readonly string[] {
  const all = texts.flat();
  const known = new Set(all.flatMap((text) => text.trim().split(" ")));
  return wanted.map((word) => (all.some((text) => hitsIn(text, [word]) > 0) ? word : (nearest(word, known) ?? word)));
}

function nearest(word: string, known: ReadonlySet<string>): string | undefined {
  for (let mistakes = 1; mistakes <= toleratedMistakes(word); mistakes += 1)
    for (const one of known) if (mistakesBetween(word, one, mistakes) === mistakes) return one;
  return undefined;
}

/** Short words have too many neighbours, and numbers must match. */
function toleratedMistakes(word: string): number {
  if (word.length < leastForParts || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
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
