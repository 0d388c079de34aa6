import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { languages } from "@gelora/locale/language.ts";
import { countInWindow } from "@gelora/service-kit/counters.ts";
import { hours } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { findMembers } from "../../membership/membership.ts";
import { type CardNotice, sendCardMail, sendCardSms } from "../../messaging/messaging.ts";
import { linkChangeKinds, noticeChannels } from "../domain/link-change.ts";
import { newObjection } from "../storage/link-changes.ts";
import { foreseeEnding } from "./foresee-objection.ts";

const notice = z.object({
  changeId: z.string(),
  memberCode: z.string(),
  kind: z.enum(linkChangeKinds),
  /** Both are absent in messages written before they were included. */
  isRestored: z.boolean().optional(),
  isErased: z.boolean().optional(),
  happenedAt: z.iso.datetime(),
  channel: z.enum(noticeChannels),
  former: z.object({ email: z.string(), firstName: z.string(), language: z.enum(languages) }).optional(),
});

/**
 * SMS cost money; mails are sent for every change. A card without a verified address gets
 * no mails, so its SMS are not limited, however often it is moved.
 */
const smsPerDay = 3;

/**
 * Notifies a card's owner of a change, with a secret for objecting to it, at an address or a number
 * that they have verified; and who had the card before, at the address that was theirs. The secret
 * is made here, so it is never in the outbox.
 * @throws ProviderError when the message was not accepted: the outbox retries with a new secret
 */
export async function sendNotice(platform: Platform, message: OutboxMessage): Promise<void> {
  const { changeId, memberCode, happenedAt, channel, former, ...change } = notice.parse(message.payload);
  const [member] = await findMembers(platform, [memberCode]);
  const isVerified = channel === "sms" ? member?.phoneVerified : former !== undefined || member?.emailVerified;
  if (!member || !isVerified) return;
  if (channel === "sms" && member.emailVerified && !(await maySendSms(platform, message.id, memberCode))) return;
  const token = await newObjection(platform, changeId, channel);
  if (token === undefined) return;
  const address = new URL("/site/objection", platform.configuration.CLUB_SITE_URL);
  address.searchParams.set("token", token);
  const { language, firstName, email } = former ?? member;
  address.searchParams.set("lang", language);
  const moment = formatDayAndTime(new Date(happenedAt));
  const cardNotice: CardNotice = {
    kind: former ? "takenOver" : whatHappened(change),
    language,
    firstName,
    moment,
    address: address.href,
    ending: (await foreseeEnding(platform, { changeId, memberCode })) ?? "unsure",
  };
  if (channel === "sms") await sendCardSms(platform, member.mobile, cardNotice);
  else await sendCardMail(platform, message.id, email, cardNotice);
}

function whatHappened({
  kind,
  isRestored,
  isErased,
}: Pick<z.infer<typeof notice>, "kind" | "isRestored" | "isErased">): CardNotice["kind"] {
  if (isRestored) return "restored";
  return isErased ? "accountErased" : kind;
}

/** A repeated delivery of one message counts once. */
async function maySendSms(platform: Platform, messageId: string, memberCode: string): Promise<boolean> {
  const repeated = await countInWindow(platform, `link-sms:message:${messageId}`, hours(24));
  if (repeated.count > 1) return true;
  const { count } = await countInWindow(platform, `link-sms:card:${memberCode}`, hours(24));
  return count <= smsPerDay;
}
