import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { createCircuitBreaker } from "@gelora/service-kit/circuit-breaker.ts";
import type { ShopConfiguration } from "../../../platform/configuration.ts";
import type { Platform } from "../../../platform/platform.ts";
import { callMessenger } from "./call-messenger.ts";

/** SMS by Twilio's message resource (twilio.com/docs/messaging/api/message-resource). `send` throws ProviderError when the message was not taken. */
export type SmsSender = {
  /** @param mobile with +62 */
  send(mobile: string, text: string): Promise<void>;
};

const senders = new WeakMap<ShopConfiguration, SmsSender>();

export function smsOf({ configuration }: Platform): SmsSender {
  const known = senders.get(configuration);
  if (known) return known;
  const sender = createSmsSender(configuration);
  senders.set(configuration, sender);
  return sender;
}

function createSmsSender(settings: ShopConfiguration): SmsSender {
  const breaker = createCircuitBreaker("sms");
  const address = `${settings.SMS_URL}/2010-04-01/Accounts/${settings.SMS_ACCOUNT_SID}/Messages.json`;
  const key = Buffer.from(`${settings.SMS_ACCOUNT_SID}:${settings.SMS_AUTH_TOKEN}`).toString("base64");
  const headers = { authorization: `Basic ${key}` };
  return {
    send: async (mobile, text) => {
      const form = new URLSearchParams({ To: mobile, From: settings.SMS_FROM, Body: text });
      const answer = await breaker.run(() => callMessenger("sms", address, { method: "POST", headers, form }));
      if (answer.status !== 201) throw new ProviderError("sms", `answer ${answer.status}`, false);
    },
  };
}
