import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { z } from "zod";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Journal, openJournal } from "./journal.ts";

/** A party with a state of its own that notifies the merchant of changes. */
export type RunningParty = {
  /** Called about once a second, for what happens by itself. */
  readonly tick: () => void;
  /** Drops pending notifications and flushes the file. */
  readonly stop: () => Promise<void>;
};

const mostEntries = 20_000;

/** @param mount mounts the party's routes and returns its work for each second */
export async function openParty<Entry>(party: {
  /** Where entries are stored across restarts; in memory only without it. */
  readonly file: string | undefined;
  readonly entry: z.ZodType<Entry>;
  readonly keyOf: (entry: Entry) => string;
  readonly retryUnit: Milliseconds;
  readonly log: Log;
  readonly mount: (journal: Journal<Entry>, deliveries: Deliveries) => () => void;
}): Promise<RunningParty> {
  const { file, entry, keyOf, retryUnit, log } = party;
  const journal = await openJournal({ file, entry, keyOf, limit: mostEntries, log });
  const deliveries = createDeliveries({ retryUnit, log });
  return {
    tick: party.mount(journal, deliveries),
    stop: async () => {
      deliveries.stop();
      await journal.flush();
    },
  };
}
