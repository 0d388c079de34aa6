import type { Database } from "../database.ts";
import { removeMessages } from "./outbox-storage.ts";

/**
 * Removes delivered messages, one statement at a time: what is delivered while one runs goes together with the next. Nothing waits for others to be delivered, so that after a
 * crash few come a second time.
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
