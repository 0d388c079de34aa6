import type { Database } from "../database.ts";
import { removeMessages } from "./outbox-storage.ts";

/**
 * Removes delivered messages, one statement at a time: those delivered while one runs go with the
 * next. None waits for other deliveries, so few are repeated after a crash.
 * @returns a function that resolves when its message is gone
 */
export function createRemover(database: Database): (id: string) => Promise<void> {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const removeWaiting = async (): Promise<void> => {
    const ids = waiting;
    waiting = [];
    next = undefined;
    await removeMessages(database, ids);
  };
  return (id) => {
    waiting.push(id);
    if (!next) {
      next = last.then(removeWaiting);
      last = next.catch(() => {});
    }
    return next;
  };
}
