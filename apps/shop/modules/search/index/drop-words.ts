import { rephrase } from "../domain/synonyms.ts";
import { isNumber } from "../domain/units.ts";
import { fitAll } from "./fit-words.ts";
import type { Reading } from "./readings.ts";
import { scoreAll } from "./scores.ts";
import { mend, ownReadings } from "./senses.ts";
import { noHits, type WordHits, type WordSpace } from "./word-hits.ts";

/** The words that find something together, and what they find. */
export function dropWords(space: WordSpace, words: readonly string[]): WordHits {
  const known = knownWords(space, words);
  const kept = mostTogether(space, known);
  const used = kept.flatMap(({ shown }) => shown);
  // What is left may be a phrase: "baju bola" is of football, whatever was said beside it.
  const phrase = rephrase(used) ? fitAll(space, used, [false]) : undefined;
  const readings = kept.flatMap((entry) => entry.readings);
  const hits = phrase ?? (kept.length > 0 ? scoreAll(space, readings) : noHits(space));
  return {
    ...hits,
    reading: {
      used,
      corrected: kept.some(({ corrected }) => corrected),
      dropped: known.filter((entry) => !kept.includes(entry)).map(({ word }) => word),
      sizes: phrase?.reading.sizes ?? [],
    },
  };
}

type KnownWord = {
  readonly word: string;
  /** As typed or as corrected, which may be two words. */
  readonly shown: readonly string[];
  readonly corrected: boolean;
  /** Some are empty where the word is unknown. */
  readonly readings: readonly (readonly Reading[])[];
};

function knownWords(space: WordSpace, words: readonly string[]): KnownWord[] {
  return ownReadings(space.vocabulary, words).map(({ word, own }) => {
    const mended = own.length > 0 ? undefined : mend(space.vocabulary, word, words.length === 1);
    return {
      word,
      shown: mended?.words ?? [word],
      corrected: mended !== undefined,
      readings: mended?.readings ?? [own],
    };
  });
}

/**
 * Adds word by word what still finds something with the words before; the most specific words are
 * tried first.
 */
function mostTogether(space: WordSpace, known: readonly KnownWord[]): readonly KnownWord[] {
  const spread = ({ readings }: KnownWord) => Math.max(0, ...readings.flat().map(({ word }) => word.length));
  const candidates = known
    .filter(({ readings }) => readings.every((reading) => reading.length > 0))
    // The word shared by most products is the kind of goods; details are dropped rather than that,
    // and numbers first: they are in the names of all kinds.
    .sort((left, right) => Number(isNumber(left.word)) - Number(isNumber(right.word)) || spread(right) - spread(left));
  let kept: KnownWord[] = [];
  for (const candidate of candidates) {
    const trial = [...kept, candidate];
    const hits = scoreAll(
      space,
      trial.flatMap(({ readings }) => readings),
    );
    if (hits.products.length > 0) kept = trial;
  }
  // Without the goods that were named, their number says nothing.
  const isNumberAlone = kept.every(({ word }) => isNumber(word)) && !known.every(({ word }) => isNumber(word));
  return isNumberAlone ? [] : known.filter((entry) => kept.includes(entry));
}
