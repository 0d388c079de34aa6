import { pageAddress } from "@gelora/locale/language-address.ts";
import type { OutboxMessage } from "@gelora/service-kit/outbox.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ExpiryWarning, expiryWarning } from "../domain/expiry-warning.ts";
import { expiryLetter } from "../domain/letter.ts";
import { mailer } from "../providers/mail.ts";

export const expiryTopic = "messaging.expiry";

/** Mails warnings after the caller's transaction. */
export async function writeExpiryWarnings(platform: Platform, warnings: readonly ExpiryWarning[]): Promise<void> {
  await platform.outbox.writeAll(
    warnings.map((warning) => ({ topic: expiryTopic, key: `expiry:${warning.to}`, payload: warning })),
  );
}

/**
 * @throws ProviderError when the mail server does not accept it: the outbox retries, and parks it
 * after ten tries
 */
export async function sendExpiryWarning(platform: Platform, message: OutboxMessage): Promise<void> {
  const warning = expiryWarning.parse(message.payload);
  const address = pageAddress(platform.configuration.STOREFRONT_URL, "/", warning.language);
  const letter = expiryLetter(warning, address);
  await mailer.of(platform).send({ id: message.id, to: warning.to, ...letter });
}
