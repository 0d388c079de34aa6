import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { Log } from "@gelora/service-kit/log.ts";
import type { z } from "zod";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Journal, openJournal } from "./journal.ts";

/** A party that remembers what it was asked for and tells the merchant what becomes of it. */
export type RunningParty = {
  /** Called each second or so, for what happens by itself. */
  readonly tick: () => void;
  /** Gives up what is still to be told, and lets the file catch up. */
  readonly stop: () => Promise<void>;
};

const entriesKept = 20_000;

/** @param mount puts the party's addresses up and answers what is to be done each second */
export async function openParty<Entry>(party: {
  /** Where entries are kept over a restart; in memory alone without it. */
  readonly file: string | undefined;
  readonly entry: z.ZodType<Entry>;
  readonly keyOf: (entry: Entry) => string;
  readonly retryUnit: Milliseconds;
  readonly log: Log;
  readonly mount: (journal: Journal<Entry>, deliveries: Deliveries) => () => void;
}): Promise<RunningParty> {
  const { file, entry, keyOf, retryUnit, log } = party;
  const journal = await openJournal({ file, entry, keyOf, limit: entriesKept, log });
  const deliveries = createDeliveries({ retryUnit, log });
  return {
    tick: party.mount(journal, deliveries),
    stop: async () => {
      deliveries.stop();
      await journal.flush();
    },
  };
}
