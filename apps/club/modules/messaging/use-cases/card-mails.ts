import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import { pageAddress } from "@gelora/locale/language-address.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type CardMail, cardLetter, cardMail } from "../domain/card-notice.ts";
import { mailer } from "../providers/mail.ts";

export const cardMailTopic = "messaging.card";

/** A member, as far as mails to them are concerned. */
type Addressee = {
  readonly memberCode: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: CardMail["language"];
  readonly firstName: string;
};

/**
 * Mails a card's owner what happened to it, after the caller's transaction. An unverified address
 * is not notified: it may be someone else's.
 * @param facts.points of a reward
 */
export async function writeCardMail(
  platform: Platform,
  kind: CardMail["kind"],
  member: Addressee,
  facts: Pick<CardMail, "points"> = {},
): Promise<void> {
  const { memberCode, email: to, emailVerified, language, firstName } = member;
  if (!emailVerified) return;
  const mail: CardMail = {
    kind,
    to,
    language,
    firstName,
    memberCode,
    moment: formatDayAndTime(platform.clock.now()),
    ...facts,
  };
  await platform.outbox.write(cardMailTopic, `card-mail:${to}`, mail);
}

/** @throws ProviderError when the mail server does not accept it: the outbox retries */
export async function deliverCardMail(platform: Platform, { id, payload }: OutboxMessage): Promise<void> {
  const mail = cardMail.parse(payload);
  const { CLUB_SITE_URL, STOREFRONT_URL } = platform.configuration;
  const places = {
    password: new URL(`/site/password?${new URLSearchParams({ lang: mail.language })}`, CLUB_SITE_URL).href,
    account: pageAddress(STOREFRONT_URL, "/account/mapclub", mail.language),
  };
  await mailer.of(platform).send({ id, to: mail.to, ...cardLetter(mail, places) });
}
