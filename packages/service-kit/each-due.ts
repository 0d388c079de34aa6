import type { DuePage, DueRecord } from "./due-page.ts";
import type { Log } from "./log.ts";

/** Enough to spare round trips; few enough that none is read long before its turn. */
const onePage = 100;

/**
 * Does the work of all due records, one after the other. One that fails is logged with its code and
 * stays due for the next round; it does not stop those behind it.
 * @param due codes, or records with one: they are logged, and must say nothing about a person
 * @throws Error after the last one when some have failed, so that the recurring task is logged as
 * failed too; at once when `due` cannot be read
 */
export async function eachDue<Due extends string | { readonly code: string }>(
  log: Log,
  due: Iterable<Due> | AsyncIterable<Due>,
  work: (one: Due) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  let failed = 0;
  for await (const one of due) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      failed += 1;
      log.error({ err: error, due: typeof one === "string" ? one : one.code }, "a due record failed");
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${done + failed} due records failed`);
}

/**
 * All due records, page by page. Each page begins behind the one before, whatever became of that:
 * so records that fail and stay due neither come again in the same round nor keep the others out.
 * @param select reads a page, in an order that the work does not change
 */
export async function* dueRecords<Due = DueRecord>(
  select: (page: DuePage<Due>) => Promise<readonly Due[]>,
): AsyncGenerator<Due, void> {
  let after: Due | undefined;
  for (;;) {
    const page = await select({ after, most: onePage });
    yield* page;
    if (page.length < onePage) return;
    after = page.at(-1);
  }
}
