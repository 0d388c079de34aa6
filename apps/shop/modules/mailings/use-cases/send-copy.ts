import { RefusedByProvider } from "@gelora/service-kit/call-provider.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { NotYet, type OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { findMemberByEmail } from "../../members/members.ts";
import { sendMailing } from "../../messaging/messaging.ts";
import { findSubscription, linksOf } from "../../newsletter/newsletter.ts";
import { selectWithdrawal } from "../../preferences/preferences.ts";
import { mayReceive } from "../domain/may-receive.ts";
import { decideSend, selectSendState } from "../storage/mailing-sends.ts";
import { selectMailing } from "../storage/mailings.ts";

const payload = z.object({ mailingCode: z.string(), subscriptionId: z.string() });
const pauseBetweenLooks = seconds(30);

/**
 * Sends one person's copy, for the outbox, if they are still subscribed at this moment. A program
 * that is killed before the mail server has taken it sends it after its restart; one that is killed
 * between that and our note of it sends it again under the same id, which mailboxes show once.
 * @throws NotYet while the mailing is paused; ProviderError when the mail server is down
 */
export async function sendCopy(platform: Platform, message: OutboxMessage): Promise<void> {
  const { mailingCode, subscriptionId } = payload.parse(message.payload);
  const mailing = await selectMailing(platform, mailingCode);
  if (!mailing || (await selectSendState(platform, mailingCode, subscriptionId)) !== "waiting") return;
  if (mailing.state === "paused") throw new NotYet(pauseBetweenLooks);
  const subscription = await findSubscription(platform, { subscriptionId });
  const withdrawnAt = subscription ? await withdrawalOf(platform, subscription.email) : null;
  if (!subscription || mailing.state === "stopped" || !mayReceive(mailing, subscription, withdrawnAt))
    return decideSend(platform, mailingCode, subscriptionId, "skipped");
  const { email, language } = subscription;
  const copy = { language, ...mailing.content[language], links: linksOf(platform, subscriptionId, language) };
  try {
    await sendMailing(platform, message.id, email, copy);
  } catch (error) {
    if (!(error instanceof RefusedByProvider)) throw error;
    return decideSend(platform, mailingCode, subscriptionId, "refused");
  }
  await decideSend(platform, mailingCode, subscriptionId, "sent");
}

/** When the member whose verified address this is withdrew their consent to news, if any did. */
async function withdrawalOf(platform: Platform, email: string): Promise<Date | null> {
  const member = await findMemberByEmail(platform, email);
  return member ? selectWithdrawal(platform, member.memberCode) : null;
}
