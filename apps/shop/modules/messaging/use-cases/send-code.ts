import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { type CodeMessage, codeLetter, codeSms } from "../domain/code-message.ts";
import { codeTemplate } from "../domain/whatsapp-template.ts";
import { smsSender } from "../providers/sms.ts";
import { whatsapp } from "../providers/whatsapp.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

const timeout = seconds(5);

/** `lost`: the provider did not answer, but the message may still arrive. */
export type CodeDelivery = "sent" | "failed" | "lost";

/**
 * Sends a code immediately, without retries. Never throws for a failing provider: the result is
 * returned. The code is not put into the outbox, since it must not be stored, and a shopper would
 * rather request a new one than get it late. Each provider has a timeout of five seconds, and its
 * circuit breaker.
 */
export async function sendCode(platform: Platform, message: CodeMessage): Promise<CodeDelivery> {
  try {
    await hand(platform, message);
    return "sent";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, channel: message.channel }, "sending a code failed");
    return error.outcomeUnknown ? "lost" : "failed";
  }
}

async function hand(platform: Platform, message: CodeMessage): Promise<void> {
  const { channel, to, code, language } = message;
  if (channel === "WHATSAPP") return whatsapp.of(platform).send(to, codeTemplate(code, language));
  const sender = senderOf(platform);
  if (channel === "SMS") return smsSender.of(platform).send(to, codeSms(message, sender));
  return inTime(sendLetter(platform, { id: uuidv7(), to }, codeLetter(message, sender)));
}

/** SMTP timeouts apply to each step; a waiting shopper needs one for the whole. */
async function inTime(sending: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new ProviderError("mail", "no answer in time", true));
  const timer = setTimeout(giveUp, timeout);
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
