import type { Platform } from "./platform.ts";

/**
 * A transaction that commits only with the one given result; any other rolls it back. Inside a
 * running transaction it joins it, and the caller rolls back.
 */
export async function undoUnless<Answer extends string>(
  platform: Platform,
  good: Answer,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (platform.database.isInTransaction()) return work();
  let answer = good;
  try {
    return await platform.database.transaction(async () => {
      answer = await work();
      if (answer !== good) throw new Undone();
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return answer;
    throw error;
  }
}

class Undone extends Error {}
