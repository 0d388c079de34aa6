import { foldEmail } from "@gelora/locale/email.ts";
import { isLanguage, type Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { sendAccountMail } from "../../messaging/messaging.ts";
import { openMobileToken } from "../../verification/verification.ts";
import { nextLink } from "../domain/link-wait.ts";
import { insertEmailLink, selectLinkWait, upsertLinkWait } from "../storage/email-links.ts";
import { findMember, lockMember, selectMemberByVerifiedMobile } from "../storage/members.ts";

export const emailLinkTopic = "members.email-link";

export type LinkMailed = {
  readonly email: string;
  readonly verified: boolean;
  /** Until another link may be mailed. */
  readonly wait: Milliseconds;
};

/**
 * Mails an inactive member a link that verifies the address on their record [EMV-10, EMV-11].
 * Requires proof of the record's number. When called again too soon, it mails nothing and returns
 * the time to wait.
 *
 * Locks the member's row, so concurrent calls send one mail.
 */
export async function mailEmailLink(
  platform: Platform,
  flow: string,
  token: string,
  language: Language,
): Promise<Outcome<LinkMailed>> {
  const mobile = await openMobileToken(platform, flow, token);
  if (mobile === undefined) return failure("REGISTRATION_TOKEN_EXPIRED");
  const record = await selectMemberByVerifiedMobile(platform, mobile);
  if (record?.status !== "inactive" || !record.email) return failure("MEMBER_NOT_FOUND");
  const { memberCode, email } = record;
  return platform.database.transaction(async () => {
    const member = await lockMember(platform, memberCode);
    if (member?.emailVerified) return success({ email, verified: true, wait: 0 as Milliseconds });
    const next = nextLink(await selectLinkWait(platform, memberCode), platform.clock.now());
    if (next.mails) {
      await upsertLinkWait(platform, memberCode, next.sent, next.wait);
      await platform.outbox.write(emailLinkTopic, `member:${memberCode}`, { memberCode, language });
    }
    return success({ email, verified: false, wait: next.wait });
  });
}

const message = z.object({ memberCode: z.string(), language: z.custom<Language>(isLanguage) });

/**
 * Creates the link and mails it. The link is a secret, so it is created here and never stored in
 * the outbox.
 * @throws when the mail cannot be sent: the outbox retries with a new link
 */
export async function deliverEmailLink(platform: Platform, { id, payload }: OutboxMessage): Promise<void> {
  const { memberCode, language } = message.parse(payload);
  const member = await findMember(platform, memberCode);
  if (!member?.email || member.emailVerified) return;
  const token = await insertEmailLink(platform, memberCode, foldEmail(member.email));
  // The host is the configured one, whatever the request says (AC-20); a fragment (#) reaches no
  // server.
  const page = `/register/verify-email#token=${token}`;
  const address = pageAddress(platform.configuration.STOREFRONT_URL, page, language);
  const { email: to, firstName } = member;
  await sendAccountMail(platform, id, { kind: "emailLink", to, language, firstName, address });
}
