import { languages } from "@gelora/locale/language.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import { newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { findMemberByEmail } from "../../members/members.ts";
import { sendAccountMail } from "../../messaging/messaging.ts";
import { upsertResetLink } from "../storage/reset-links.ts";
import { resetLinkLife } from "./reset-link-life.ts";

const request = z.object({ email: z.string(), language: z.enum(languages) });

/**
 * Mails a link to the member whose verified address was requested; does nothing for anyone else,
 * after the response.
 *
 * The token is created here, so it is never in the outbox, and its digest is stored before the mail
 * is sent. After a crash between the two the message is repeated, and a new token replaces the one
 * never received. The link leads to the configured storefront, whatever the request said (AC-20);
 * the token is its fragment, which is not sent to servers.
 */
export async function sendResetLink(platform: Platform, message: OutboxMessage): Promise<void> {
  const { email, language } = request.parse(message.payload);
  const member = await findMemberByEmail(platform, email);
  if (!member?.email) return;
  const token = newSecretToken();
  const { memberCode } = member;
  await upsertResetLink(platform, { requestId: message.id, memberCode, email: member.email, token }, resetLinkLife);
  await sendAccountMail(platform, message.id, {
    kind: "passwordReset",
    to: member.email,
    language,
    firstName: member.firstName,
    address: pageAddress(platform.configuration.STOREFRONT_URL, `/reset-password#token=${token}`, language),
  });
}
