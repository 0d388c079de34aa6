import type { Transaction } from "kysely";

/** The transaction that the running work is in, and what is announced when it commits. */
export type Running = { readonly transaction: Transaction<unknown>; readonly announcements: (() => void)[] };
