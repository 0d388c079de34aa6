/**
 * A stream of numbers determined by a seed and a path of names, so that the shop is the same
 * everywhere.
 * Each part of a product has its own stream: a change to prices does not reshuffle colours.
 */
export type RandomStream = {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  /** @throws RangeError for an empty list, which is a defect of the tables */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items in a random order, or all of them when there are fewer. */
  readonly sample: <Item>(items: readonly Item[], count: number) => Item[];
};

/**
 * FNV-1a over the parts, then mixed, so that neighbours such as product 1 and product 2 start far
 * apart.
 */
function hash(parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const character of parts.join("\u0000")) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Mulberry32. */
function fractions(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomStream(...path: readonly (string | number)[]): RandomStream {
  const fraction = fractions(hash(path));
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
    sample: (items, count) => {
      const rest = [...items];
      const taken: typeof rest = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(between(0, rest.length - 1), 1));
      return taken;
    },
  };
}
