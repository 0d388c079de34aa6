import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { uuidv7 } from "uuidv7";
import type { Platform } from "../../../platform/platform.ts";
import { type CodeMessage, codeLetter, codeSms } from "../domain/code-message.ts";
import { codeTemplate } from "../domain/whatsapp-template.ts";
import { smsOf } from "../providers/sms.ts";
import { whatsappOf } from "../providers/whatsapp.ts";
import { senderOf, sendLetter } from "./send-letter.ts";

const patience = seconds(5);

/** `lost`: the provider did not answer, and the message may arrive all the same. */
export type CodeDelivery = "sent" | "failed" | "lost";

/**
 * Sends a code at once and once. It never lies in the outbox, since it must be stored nowhere; and who waits for it rather asks again than gets it late.
 * Each provider is given five seconds, and none when it has not answered for a while.
 */
export async function sendCodeNow(platform: Platform, message: CodeMessage): Promise<CodeDelivery> {
  try {
    await hand(platform, message);
    return "sent";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, channel: message.channel }, "a code was not taken");
    return error.outcomeUnknown ? "lost" : "failed";
  }
}

async function hand(platform: Platform, message: CodeMessage): Promise<void> {
  const { channel, to, code, language } = message;
  if (channel === "WHATSAPP") return whatsappOf(platform).send(to, codeTemplate(code, language));
  const sender = senderOf(platform);
  if (channel === "SMS") return smsOf(platform).send(to, codeSms(message, sender));
  return inTime(sendLetter(platform, uuidv7(), to, codeLetter(message, sender)));
}

/** A mail server is given time for each step of its conversation; somebody who looks at a page waits for all of them together. */
async function inTime(sending: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new ProviderError("mail", "no answer in time", true));
  const timer = setTimeout(giveUp, patience);
  try {
    await Promise.race([sending, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
