import { setTimeout } from "node:timers/promises";

/**
 * Starts two actions, one of them 0 to 60 ms after the other: in even rounds the first of them, in
 * odd rounds the second. So they meet at every point, and both outcomes occur on slow and fast
 * machines. Take at least 32 rounds.
 */
export async function meet<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const delay = (Math.floor(round / 2) % 16) * 4;
  const later = async <Value>(action: () => Promise<Value>): Promise<Value> => {
    await setTimeout(delay);
    return action();
  };
  return round % 2 === 0 ? Promise.all([later(one), other()]) : Promise.all([one(), later(other)]);
}
