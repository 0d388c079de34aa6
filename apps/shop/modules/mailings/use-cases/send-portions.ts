import { eachDue } from "@gelora/service-kit/each-due.ts";
import type { Platform } from "../../../platform/platform.ts";
import { program } from "../../../platform/principal.ts";
import { recordAct } from "../../journal/journal.ts";
import { selectSubscribersAfter } from "../../newsletter/newsletter.ts";
import { stateAfter } from "../domain/mailing.ts";
import { isRefusedThroughout, portionOf } from "../domain/portion.ts";
import { countWaiting, insertSends, selectLastEnds } from "../storage/mailing-sends.ts";
import {
  type DueMailing,
  lockDueMailing,
  selectDueMailings,
  updateMailingState,
  updateProgress,
} from "../storage/mailings.ts";
import { mailingTopic } from "./topics.ts";

/** Takes the portions that are due: of each mailing the next readers, for the outbox. */
export async function sendPortions(platform: Platform): Promise<void> {
  await eachDue(platform.log, await selectDueMailings(platform), (mailingCode) =>
    platform.database.transaction(async () => {
      const mailing = await lockDueMailing(platform, mailingCode);
      if (mailing) await takePortion(platform, mailing);
    }),
  );
}

/**
 * Call it with the mailing locked. The rows of its readers, their messages and how far the mailing
 * is change in one transaction, and a row is unique: neither two programs at once nor one that is
 * killed takes anyone twice, or leaves anyone out.
 */
async function takePortion(platform: Platform, mailing: DueMailing): Promise<void> {
  const { mailingCode, state, topic, perMinute, reached } = mailing;
  const { size, wait } = portionOf(perMinute);
  if (await isInVain(platform, mailing)) return;
  // A mail server that is slow or away: its queue grows no longer than this.
  if ((await countWaiting(platform, mailingCode)) > size)
    return updateProgress(platform, mailingCode, { state, reached, wait });
  const readers = await selectSubscribersAfter(platform, { topic, after: reached, most: size });
  const taken = await insertSends(platform, mailingCode, readers);
  await platform.outbox.writeAll(
    taken.map((subscriptionId) => ({
      topic: mailingTopic,
      key: `mailing:${mailingCode}:${subscriptionId}`,
      payload: { mailingCode, subscriptionId },
    })),
  );
  const begun = stateAfter(state, "begin") ?? state;
  const next = readers.length < size ? (stateAfter(begun, "finish") ?? begun) : begun;
  await updateProgress(platform, mailingCode, { state: next, reached: readers.at(-1) ?? reached, wait });
}

/** Pauses a mailing of which the mail server refuses every copy, until staff have reviewed it. */
async function isInVain(platform: Platform, { mailingCode, state, changedAt }: DueMailing): Promise<boolean> {
  const after = stateAfter(state, "pause");
  if (!after || !isRefusedThroughout(await selectLastEnds(platform, mailingCode, changedAt, 10))) return false;
  await updateMailingState(platform, mailingCode, after);
  platform.log.error({ mailingCode }, "the mail server refuses a mailing, which is paused");
  await recordAct(platform, program("mailings"), {
    name: "mailing.steered",
    subject: { kind: "mailing", code: mailingCode },
    details: { act: "pause", startsAt: null },
  });
  return true;
}
