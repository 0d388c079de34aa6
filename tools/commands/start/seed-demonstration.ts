import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minutes } from "@gelora/service-kit/durations.ts";
import { seedDeskOnce } from "../../../demo/people/play-parties.ts";
import { seededGuestOrder } from "../../../demo/people/seeded-guest-order.ts";
import { seededQuestions } from "../../../demo/people/seeded-questions.ts";
import { seededReturns } from "../../../demo/people/seeded-returns.ts";
import { seededReviews } from "../../../demo/people/seeded-reviews.ts";
import { demonstrationFile } from "./demonstration-file.ts";
import type { RunningGelora } from "./launch.ts";

/** A machine that is too slow opens the store anyway; the shopping goes on behind it. */
const timeout = minutes(2);

/**
 * Has the seeded people buy, return, review and ask, through the running gateways. The first start
 * waits for it: anyone who signs in as one of them finds carts and orders that nobody else changes.
 * Later starts only make up for what could not be done, and do not wait.
 */
export async function seedDemonstration(
  { addresses, dataFolder }: Pick<RunningGelora, "addresses" | "dataFolder">,
  say: (line: string) => void,
): Promise<void> {
  const marker = join(dataFolder, demonstrationFile);
  const isFirst = await access(marker).then(
    () => false,
    () => true,
  );
  const shopping = shop(addresses, dataFolder, say).then(() => remember(dataFolder, marker));
  if (isFirst) await atMost(timeout, shopping);
}

async function shop(
  addresses: RunningGelora["addresses"],
  dataFolder: string,
  say: (line: string) => void,
): Promise<void> {
  const openDesk = seedDeskOnce(addresses.shop);
  // Side by side: each mostly waits for parcels, and no two of them shop as the same person.
  await Promise.all([
    seededGuestOrder(`${addresses.shop}/graphql`, dataFolder),
    seededReturns(addresses, dataFolder, openDesk),
    seededReviews(addresses, dataFolder, openDesk, say),
    seededQuestions(addresses, dataFolder, openDesk),
  ]);
}

async function remember(dataFolder: string, marker: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(marker, JSON.stringify({ ended: new Date().toISOString() }));
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
