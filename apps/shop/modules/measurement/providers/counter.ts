import type { CountedEvents } from "../domain/counted.ts";

/** A provider that counts visits. `count` throws ProviderError when it did not take the events. */
export type Counter = { readonly count: (counted: CountedEvents) => Promise<void> };
