import { ProviderError } from "./call-provider.ts";
import type { Clock } from "./clock.ts";
import { type Milliseconds, seconds } from "./durations.ts";
import type { Log } from "./log.ts";
import { NotYet } from "./outbox.ts";
import { waitAsLongAsSoFar } from "./wait-as-long-as-so-far.ts";

/** Nobody waits for it; a party that comes back soon is notified soon. */
const shortestWait = seconds(5);

/**
 * For a handler of the outbox whose message must be heard however long the other party is down:
 * parked, it would leave the two in disagreement.
 * @param message.happenedAt what it reports, as an ISO text; absent in messages written before
 *   they said it
 * @param message.longestWait so soon a party that comes back has been notified of everything
 * @returns what `tell` answers
 * @throws NotYet when the party could not be asked; every other error of `tell`, which is a defect
 *   that someone must investigate
 */
export async function tellUntilHeard<Answer>(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  message: { readonly about: string; readonly happenedAt?: string | undefined; readonly longestWait: Milliseconds },
  tell: () => Promise<Answer>,
): Promise<Answer> {
  const { about, happenedAt, longestWait } = message;
  try {
    return await tell();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, about }, "not heard, told again later");
    const age = happenedAt ? clock.now().getTime() - Date.parse(happenedAt) : 0;
    throw new NotYet(waitAsLongAsSoFar(age, shortestWait, longestWait));
  }
}
