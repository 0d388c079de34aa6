import type { Reading } from "./readings.ts";
import type { WordHits, WordSpace } from "./word-hits.ts";

/** Products that match every reading, with the sum of their weights. Rare words weigh more. */
export function scoreAll(
  space: Pick<WordSpace, "size" | "capacity" | "products">,
  readings: readonly (readonly Reading[])[],
): Omit<WordHits, "reading"> {
  const scores = new Float32Array(space.capacity());
  if (readings.length === 0) return { products: space.products(), scores };
  const reached = new Uint8Array(space.capacity());
  let complete = 0;
  for (let step = 0; step < readings.length; step += 1) {
    complete = 0;
    const readingsOfWord = readings[step] as readonly Reading[];
    // The rarity of the typed word, not of each word it may mean: otherwise the oddest completion
    // would come first.
    const found = readingsOfWord.reduce((sum, { word }) => sum + word.length, 0);
    const rarity = Math.log2(2 + space.size() / Math.max(found, 1));
    for (const { word, factor } of readingsOfWord) {
      const { products, weights, length } = word;
      const worth = factor * rarity;
      for (let index = 0; index < length; index += 1) {
        const product = products[index] as number;
        if (reached[product] !== step) continue;
        reached[product] = step + 1;
        complete += 1;
        scores[product] = (scores[product] as number) + worth * (weights[index] as number);
      }
    }
  }
  return { products: collect(reached, readings.length, complete), scores };
}

function collect(reached: Uint8Array, wanted: number, count: number): Uint32Array {
  const products = new Uint32Array(count);
  let length = 0;
  for (let product = 0; product < reached.length && length < count; product += 1) {
    if (reached[product] !== wanted) continue;
    products[length] = product;
    length += 1;
  }
  return products;
}
