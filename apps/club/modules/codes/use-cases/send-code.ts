import { randomUUID } from "node:crypto";
import type { Language } from "@gelora/locale/language.ts";
import { type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { limitInWindow } from "@gelora/service-kit/counters.ts";
import { hours, minutes, seconds } from "@gelora/service-kit/durations.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Member } from "../../membership/membership.ts";
import { sendSms } from "../../messaging/messaging.ts";
import { type CodePurpose, noFlow } from "../domain/code-purpose.ts";
import { say } from "../domain/words.ts";
import { type CodeOf, upsertCode } from "../storage/codes.ts";
import { digestOfCode, newCode } from "./code-digest.ts";

const codeMinutes = 10;
const perDay = 5;

/** The result of requesting a code. */
export type CodeSent = "sent" | "not sent" | "no verified number";

type Asked = {
  readonly member: Member;
  readonly purpose: CodePurpose;
  readonly language: Language;
};

/**
 * Sends a code to a member's verified number at once, so that the answer includes the result.
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function sendCode(platform: Platform, { member, purpose, language }: Asked): Promise<Outcome<CodeSent>> {
  const permitted = await countCode(platform, purpose, member.mobile);
  if (!permitted.ok) return permitted;
  if (!member.phoneVerified) return success("no verified number");
  try {
    await issueCode(platform, { member, purpose, language, flow: noFlow });
    return success("sent");
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error }, "sending a code failed");
    return success("not sent");
  }
}

/**
 * A number is sent a code once a minute and five times a day; the limits count every number alike,
 * so they say nothing about whose it is.
 * @returns failure TOO_MANY_REQUESTS with the seconds to wait
 */
export function countCode(platform: Platform, purpose: CodePurpose, mobile: string): Promise<Outcome<void>> {
  return limitInWindow(platform, [
    { subject: `code:${purpose}:minute:${mobile}`, most: 1, window: seconds(60) },
    { subject: `code:${purpose}:day:${mobile}`, most: perDay, window: hours(24) },
  ]);
}

/**
 * Sends a new code, which replaces the one of the same browser before. It is in no outbox, since it
 * must not be stored.
 * @throws ProviderError when the provider does not take the SMS
 */
export async function issueCode(
  platform: Platform,
  { member, purpose, language, flow }: Asked & Pick<CodeOf, "flow">,
): Promise<void> {
  const [code, requestId] = [newCode(), randomUUID()];
  const whose = { memberCode: member.memberCode, purpose, flow };
  const codeDigest = digestOfCode(platform, whose, requestId, code);
  await upsertCode(platform, whose, { requestId, codeDigest }, minutes(codeMinutes));
  const host = new URL(platform.configuration.CLUB_SITE_URL).hostname;
  // The last line binds the code to the site's host, so a phone offers it only in the site's form.
  const text = `${say(language, `sms.${purpose}`, { code, minutes: String(codeMinutes) })}\n\n@${host} #${code}`;
  await sendSms(platform, member.mobile, text);
}
