import { foldEmail } from "@gelora/locale/email.ts";
import { isLanguage, type Language } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import type { Milliseconds } from "@gelora/service-kit/durations.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { sendAccountMail } from "../../messaging/messaging.ts";
import { nextLink } from "../domain/link-wait.ts";
import { insertEmailLink, selectLinkWait, upsertLinkWait } from "../storage/email-links.ts";
import { findMember, isMobileClaimed, lockMember } from "../storage/members.ts";
import { openRegistration } from "./open-registration.ts";

export const emailLinkTopic = "members.email-link";

export type LinkMailed = {
  /** Undefined if no address is waiting that the caller may hear of. */
  readonly email: string | undefined;
  /** Whether nothing is left to verify. */
  readonly verified: boolean;
  /** Until another link may be mailed. */
  readonly wait: Milliseconds;
};

const noWait = 0 as Milliseconds;

/**
 * Mails an inactive member a link that verifies the address on their record [EMV-10, EMV-11].
 * Requires proof of the record's number. A number that is known in another way, by the club or as
 * someone's claim, has no address to verify: anyone who holds it goes on to the form [REG-31].
 * @returns failure REGISTRATION_TOKEN_EXPIRED, MOBILE_TAKEN, or MEMBER_NOT_FOUND for a new number
 */
export async function mailEmailLink(context: RequestContext, token: string): Promise<Outcome<LinkMailed>> {
  const { platform, language } = context;
  const opened = await openRegistration(context, token);
  if (!opened.ok) return opened;
  const { mobile, record, card } = opened.value;
  if (record?.status === "inactive" && record.email) return mailOnce(platform, record.memberCode, language);
  const isKnown = record !== undefined || card !== undefined || (await isMobileClaimed(platform, mobile));
  return isKnown ? success({ email: undefined, verified: true, wait: noWait }) : failure("MEMBER_NOT_FOUND");
}

/**
 * When called again too soon, it mails nothing and returns the time to wait. Locks the member's
 * row, so concurrent calls send one mail.
 */
function mailOnce(platform: Platform, memberCode: string, language: Language): Promise<Outcome<LinkMailed>> {
  return platform.database.transaction(async () => {
    const member = await lockMember(platform, memberCode);
    if (!member || member.emailVerified) return success({ email: member?.email, verified: true, wait: noWait });
    const next = nextLink(await selectLinkWait(platform, memberCode), platform.clock.now());
    if (next.mails) {
      await upsertLinkWait(platform, memberCode, next.sent, next.wait);
      await platform.outbox.write(emailLinkTopic, `member:${memberCode}`, { memberCode, language });
    }
    return success({ email: member.email, verified: false, wait: next.wait });
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
