import { languages } from "@gelora/locale/language.ts";
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
 * Mails a link to the member whose verified address was asked for; for anybody else it does nothing, where nobody sees it.
 *
 * The token is made here, so that it never stands in the outbox, and its digest is kept before the mail leaves. A crash between the two lets the message come again: the new
 * token then takes the place of the one that nobody got. The link leads to the configured storefront and to nothing that a request said (AC-20); the token is its fragment, which
 * no server is sent.
 */
export async function sendResetLink(platform: Platform, message: OutboxMessage): Promise<void> {
  const { email, language } = request.parse(message.payload);
  const member = await findMemberByEmail(platform, email);
  if (!member?.email) return;
  const token = newSecretToken();
  const { memberCode } = member;
  await upsertResetLink(platform, { requestId: message.id, memberCode, email: member.email, token }, resetLinkLife);
  const link = new URL("/reset-password", platform.configuration.STOREFRONT_URL);
  link.hash = `token=${token}`;
  await sendAccountMail(platform, message.id, {
    kind: "passwordReset",
    to: member.email,
    language,
    firstName: member.firstName,
    address: link.href,
  });
}
