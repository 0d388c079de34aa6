import type { Transaction } from "kysely";

/** The transaction that the running work is in. */
export type Running = {
  readonly transaction: Transaction<unknown>;
  /** What is announced when it commits. */
  readonly announcements: (() => void)[];
  /** Answers that its work does not wait for. */
  readonly unawaited: Promise<unknown>[];
};
