import { grown } from "./number-lists.ts";

/** Products in an order, and the position of each product in it. */
export type Ranking = {
  /** The first `length` are in use. */
  order: Uint32Array;
  place: Uint32Array;
  length: number;
};

/** A strict and total order, so that equals neither repeat nor are skipped from page to page. */
type IsBefore = (left: number, right: number) => boolean;

export function newRanking(size: number): Ranking {
  return { order: new Uint32Array(size), place: new Uint32Array(size), length: 0 };
}

export function growRanking(ranking: Ranking, size: number): void {
  ranking.order = grown(ranking.order, size);
  ranking.place = grown(ranking.place, size);
}

/**
 * Takes products out and puts products in, by what `isBefore` says of them now; of all others it
 * has to say what it said before. Costs a copy of the order, not a sort of it.
 */
export function rerank(
  ranking: Ranking,
  leaving: readonly number[],
  entering: readonly number[],
  isBefore: IsBefore,
): void {
  const { order, place } = ranking;
  const holes = leaving.map((product) => place[product] as number).sort((left, right) => left - right);
  const kept = takeOut(order, ranking.length, holes);
  const sorted = entering.toSorted((left, right) => (isBefore(left, right) ? -1 : 1));
  const cuts = cutsFor(order, kept, sorted, isBefore);
  putIn(order, kept, sorted, cuts);
  ranking.length = kept + sorted.length;
  const first = Math.min(holes[0] ?? ranking.length, cuts[0] ?? ranking.length);
  for (let position = first; position < ranking.length; position += 1) place[order[position] as number] = position;
}

/** @returns how many are left */
function takeOut(order: Uint32Array, length: number, holes: readonly number[]): number {
  for (const [before, hole] of holes.entries()) {
    order.copyWithin(hole - before, hole + 1, holes[before + 1] ?? length);
  }
  return length - holes.length;
}

/** The positions before which they belong, ascending. */
function cutsFor(order: Uint32Array, length: number, sorted: readonly number[], isBefore: IsBefore): number[] {
  let low = 0;
  return sorted.map((product) => {
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(order[middle] as number, product)) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}

/** From the end on, so that nothing is overwritten before it has moved. */
function putIn(order: Uint32Array, length: number, sorted: readonly number[], cuts: readonly number[]): void {
  let end = length;
  for (let at = sorted.length - 1; at >= 0; at -= 1) {
    const cut = cuts[at] as number;
    order.copyWithin(cut + at + 1, cut, end);
    order[cut + at] = sorted[at] as number;
    end = cut;
  }
}
