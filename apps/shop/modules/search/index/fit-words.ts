import { joinColours } from "../domain/colour-words.ts";
import { inNearKind } from "../domain/near-kinds.ts";
import { takeSizeOut } from "../domain/size-words.ts";
import { rephrase } from "../domain/synonyms.ts";
import type { Reading } from "./readings.ts";
import { scoreAll } from "./scores.ts";
import { mend, ownReadings } from "./senses.ts";
import { plainReading, type WordHits, type WordSpace } from "./word-hits.ts";

type Attempt = {
  readonly words: readonly string[];
  readonly sizes: readonly string[];
  /** Words are found as parts of terms too, see `partReadingsOf`. */
  readonly inTerms: boolean;
  /** In the nearest kind of goods, see `inNearKind`: the reading names it. */
  readonly isNear: boolean;
};

/**
 * The products that have all words: with their phrases replaced, as they are, with a size
 * recognised, and in the nearest kind of goods.
 * @param corrections whether misspelt words are corrected, tried in this order; where they never
 * are, no other kind is tried either
 */
export function fitAll(space: WordSpace, words: readonly string[], corrections = [false, true]): WordHits | undefined {
  const attempts = attemptsFor(space, words, corrections.includes(true));
  for (const correct of corrections) {
    for (const attempt of attempts) {
      const hits = tryAll(space, attempt, correct);
      if (hits) return hits;
    }
  }
  return undefined;
}

function attemptsFor(space: WordSpace, words: readonly string[], nearToo: boolean): Attempt[] {
  const near = nearToo ? inNearKind(words) : undefined;
  const own = variantsOf(space, words);
  return [
    ...own.map((variant): Attempt => ({ ...variant, inTerms: false, isNear: false })),
    ...(near ? variantsOf(space, near) : []).map((variant): Attempt => ({ ...variant, inTerms: false, isNear: true })),
    ...own.map((variant): Attempt => ({ ...variant, inTerms: true, isNear: false })),
  ];
}

function variantsOf(space: WordSpace, words: readonly string[]): Pick<Attempt, "words" | "sizes">[] {
  // A phrase differs from its words: "kaos kaki" are socks, not shirts.
  const variants = [rephrase(words), words].filter((variant) => variant !== undefined).map(joinColours);
  const labels = space.sizeLabels();
  const sized = variants.flatMap((variant) => {
    const taken = takeSizeOut(variant, labels);
    return taken ? [{ words: taken.rest, sizes: taken.sizes }] : [];
  });
  return [...variants.map((variant) => ({ words: variant, sizes: [] })), ...sized];
}

function tryAll(space: WordSpace, attempt: Attempt, correct: boolean): WordHits | undefined {
  const used: string[] = [];
  const readings: (readonly Reading[])[] = [];
  let corrected = attempt.isNear;
  for (const { word, own } of ownReadings(space.vocabulary, attempt.words, attempt.inTerms)) {
    if (own.length > 0) {
      used.push(word);
      readings.push(own);
      continue;
    }
    if (!correct) return undefined;
    const mended = mend(space.vocabulary, word, attempt.words.length === 1);
    if (!mended) return undefined;
    corrected = true;
    used.push(...mended.words);
    readings.push(...mended.readings);
  }
  const hits = scoreAll(space, readings);
  if (hits.products.length === 0) return undefined;
  if (attempt.sizes.length > 0 && !space.hasSize(hits.products, attempt.sizes)) return undefined;
  return { ...hits, reading: { ...plainReading, used, corrected, sizes: attempt.sizes } };
}
